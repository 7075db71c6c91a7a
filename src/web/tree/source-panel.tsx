import { useId } from 'preact/hooks';
import { MAX, MIN, type Player } from '../../core/index.ts';
import { DEEPEST_RANDOM, presets, type TreeAids } from '../../explain/index.ts';
import { boardGames, gameName, TREE_GROUPS } from '../../games/index.ts';
import { quoted } from '../../i18n/index.ts';
import { formatTree, MOST_NODES } from '../../model/index.ts';
import { Check } from '../check.tsx';
import { pageText } from '../language.ts';
import { freshMatch, preferredSeats } from '../play/preferences.ts';
import { type Source, sourceOf } from './address.ts';
import { LONGEST_LIST, type TreeStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

interface PanelProps extends Props {
  /** The drawing is not to be changed by hand, and has no boards. */
  readonly still?: boolean;
}

/** Where the tree comes from. */
export function SourcePanel({ state, still = false }: PanelProps) {
  return (
    <form class="sources stack wider" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <Figures state={state} />
      <Typed state={state} still={still} />
      <Grown state={state} />
      <Game state={state} still={still} />
    </form>
  );
}

const GROUP_WORDS = { begin: 'begin', cuts: 'cuts', depth: 'deep', games: 'games' } as const;

function Figures({ state }: Props) {
  const { source } = state.choices.value;
  const chosen = source.kind === 'preset' ? source.name : '';
  return (
    <label class="field">
      <span class="label">{text.documents}</span>
      <select
        value={chosen}
        onChange={({ currentTarget }) =>
          currentTarget.value !== '' && state.choose({ kind: 'preset', name: currentTarget.value })
        }
      >
        {chosen === '' && <option value="">{text.choose}</option>}
        {TREE_GROUPS.map((group) => (
          <optgroup key={group} label={text[GROUP_WORDS[group]]}>
            {presets
              .filter((preset) => preset.group === group)
              .map(({ name, title }) => (
                <option key={name} value={name}>
                  {pageText(title)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The list of the tree that is shown, as far as it is one that can be read. */
function listShown(state: TreeStore): string {
  const shown = state.shown.value;
  if (shown === undefined || shown.source.kind === 'game' || shown.base.size > LONGEST_LIST) return '';
  return formatTree(shown.base);
}

function Typed({ state, still }: PanelProps) {
  const id = useId();
  const list = listShown(state);
  const { source } = state.choices.value;
  const value = state.draft.value ?? list;
  const root = source.kind === 'typed' ? source.root : ((state.shown.value?.tree.turn[0] ?? MAX) as Player);
  const problem = source.kind === 'typed' ? state.problem.value : undefined;
  return (
    <>
      <div class="field">
        <label for={id}>{text.treeLabel}</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          translate={false}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onInput={({ currentTarget }) => state.type(currentTarget.value, root)}
        />
        <p id={`${id}-error`} class="error" role="alert">
          {problem === undefined ? '' : pageText(problem)}
        </p>
        {problem !== undefined && list !== '' && <p class="stale">{text.stale({ tree: quoted(list) })}</p>}
        <p id={`${id}-hint`} class="hint">
          {text.treeHint}
        </p>
      </div>
      {value !== '' && (
        <fieldset class="field segmented">
          <legend>{text.rootLabel}</legend>
          <div>
            {([MAX, MIN] as const).map((player) => (
              <label key={player}>
                <input type="radio" name="root" checked={root === player} onChange={() => state.type(value, player)} />
                <span class={player === MAX ? 'is-max' : 'is-min'}>{player === MAX ? text.max : text.min}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {!still && <p class="hint">{text.editHint}</p>}
    </>
  );
}

const LARGEST_SEED = 999_999;
const MOST_CHILDREN = 9;
const DEFAULT_LEVELS = 3;

type RandomTree = Omit<Extract<Source, { kind: 'random' }>, 'kind'>;

/** Levels that a random tree may have. */
const deepest = (children: number | undefined): number =>
  children ? Math.floor(Math.log(MOST_NODES) / Math.log(children)) : DEEPEST_RANDOM;

function Grown({ state }: Props) {
  const { source } = state.choices.value;
  const now: RandomTree = source.kind === 'random' ? source : { seed: 0, depth: DEFAULT_LEVELS };
  const choose = ({ seed, depth, children }: RandomTree) =>
    state.choose({ kind: 'random', seed, depth: Math.min(depth, deepest(children)), ...(children && { children }) });
  const problem = source.kind === 'random' ? state.problem.value : undefined;
  return (
    <fieldset class="field">
      <legend>{text.random}</legend>
      <div class="random row">
        <WholeNumber
          label={text.seed}
          value={now.seed}
          least={0}
          most={LARGEST_SEED}
          onChange={(seed) => choose({ ...now, seed })}
        />
        <WholeNumber
          label={text.levels}
          value={now.depth}
          least={1}
          most={deepest(now.children)}
          onChange={(depth) => choose({ ...now, depth })}
        />
        <label>
          <span>{text.branching}</span>
          <select
            value={now.children ?? ''}
            onChange={({ currentTarget }) => choose({ ...now, children: Number(currentTarget.value) })}
          >
            <option value="">{text.twoOrThree}</option>
            {Array.from({ length: MOST_CHILDREN - 1 }, (_, i) => i + 2).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => choose({ ...now, seed: (now.seed + 1) % (LARGEST_SEED + 1) })}>
          {text.grow}
        </button>
      </div>
      <p class="error" role="alert">
        {problem === undefined ? '' : pageText(problem)}
      </p>
    </fieldset>
  );
}

const DEEPEST_GAME = 20;

function Game({ state, still }: PanelProps) {
  const { source } = state.choices.value;
  const shown = state.shown.value?.source;
  const game = source.kind === 'game' ? source : undefined;
  const depth = game?.depth ?? (shown?.kind === 'game' ? shown.depth : undefined) ?? 1;
  const known = boardGames.flatMap(({ title, variants }) =>
    variants.map((variant) => ({
      spec: variant.spec,
      label: variants.length === 1 ? pageText(title) : `${pageText(title)} · ${pageText(variant.title)}`,
    })),
  );
  const problem = game === undefined ? undefined : state.problem.value;
  return (
    <fieldset class="field">
      <legend>{text.game}</legend>
      <div class="random row">
        <label class="grows">
          <span>{text.whichGame}</span>
          <select
            value={game?.game ?? ''}
            onChange={({ currentTarget }) =>
              currentTarget.value !== '' &&
              state.choose(sourceOf(freshMatch(currentTarget.value, preferredSeats(currentTarget.value))))
            }
          >
            {game === undefined && <option value="">{text.choose}</option>}
            {game !== undefined && !known.some(({ spec }) => spec === game.game) && (
              <option value={game.game}>{gameName(game.game)}</option>
            )}
            {known.map(({ spec, label }) => (
              <option key={spec} value={spec}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {game !== undefined && (
          <WholeNumber
            label={text.depth}
            value={depth}
            least={1}
            most={DEEPEST_GAME}
            onChange={(next) => state.choose(sourceOf(game.match, next))}
          />
        )}
      </div>
      <p class="error" role="alert">
        {problem === undefined ? '' : pageText(problem)}
      </p>
      {game !== undefined && !still && (
        <Check label={text.boards} checked={state.boards.value !== false} onCheck={(on) => (state.boards.value = on)} />
      )}
      {game !== undefined && <Aids state={state} />}
      <p class="hint">{text.gameHint}</p>
    </fieldset>
  );
}

/** The enhancements that searches may use if the tree allows them: the keys of positions, the winning moves. */
function Aids({ state }: Props) {
  const tree = state.shown.value?.tree;
  const { memory = false, q } = state.choices.value.aids;
  const check = (label: string, title: string, checked: boolean, aids: TreeAids) => (
    <Check label={label} title={title} checked={checked} onCheck={() => state.chooseAids(aids)} />
  );
  const others = q === undefined ? {} : { q };
  return (
    <>
      {tree?.key !== undefined && check(text.memory, text.memoryTitle, memory, { ...others, memory: !memory })}
      {tree?.win !== undefined &&
        check(text.winning, text.winningTitle, q !== undefined, { memory, ...(q === undefined && { q: 1 }) })}
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number between bounds; a typed number outside is corrected in place. */
function WholeNumber({ label, value, least, most, onChange }: NumberProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputmode="numeric"
        step={1}
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          const { valueAsNumber } = currentTarget;
          const next = Math.min(most, Math.max(least, Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber) : least));
          currentTarget.value = `${next}`;
          onChange(next);
        }}
      />
    </label>
  );
}
