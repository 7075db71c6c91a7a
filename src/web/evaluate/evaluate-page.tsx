import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { boardGames, evaluationFigures, OWN } from '../../games/index.ts';
import { pageText } from '../language.ts';
import { Loaded, Waiting } from '../loaded.tsx';
import { Origin } from '../origin.tsx';
import { Related } from '../related.tsx';
import { shellText } from '../words.ts';
import { figureAddress, figureOf, parseEvaluateAddress } from './address.ts';
import { BoardSide } from './board-side.tsx';
import { HeuristicSettings } from './heuristic-settings.tsx';
import { EvaluationStore } from './store.ts';
import { TableEditor } from './table-editor.tsx';
import { Sum, Terms } from './terms-panel.tsx';
import { evaluateText as text } from './words.ts';
import './evaluate.css';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** A position, the terms that a heuristic adds up, and the user's own table. */
export function EvaluatePage({ address }: Props) {
  const store = useSignal<EvaluationStore | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    const view = parseEvaluateAddress(address);
    if (!view.ok) problem.value = view.error;
    else
      EvaluationStore.open(view.value).then((opened) => {
        if (!opened.ok) problem.value = opened.error;
        else if (left.current) opened.value.close();
        else store.value = opened.value;
      });
    return () => {
      left.current = true;
      store.value?.close();
    };
  }, [address]);

  const now = store.value;
  return (
    <div class="stack wide">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <Figures store={now} />
      {now !== undefined && <Shown store={now} />}
      {now === undefined && problem.value === undefined && <Waiting>{text.loading}</Waiting>}
      {problem.value !== undefined && (
        <section class="card broken stack wide" role="alert">
          <h2>{text.cannotShow}</h2>
          <p>{pageText(problem.value)}</p>
          <p class="ways row wide">
            <a href={figureAddress(evaluationFigures[0])}>{text.toFirst}</a>
            <a href="#/">{shellText.toGames}</a>
          </p>
        </section>
      )}
    </div>
  );
}

function Figures({ store }: { readonly store: EvaluationStore | undefined }) {
  const shown = store && figureOf(store.view.value);
  return (
    <nav aria-label={text.figures}>
      <ul class="variants chips">
        {evaluationFigures.map((figure) => (
          <li key={figure.name}>
            <a href={figureAddress(figure)} aria-current={figure === shown ? 'page' : undefined}>
              {pageText(figure.title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const duel = async () => (await import('./duel.tsx')).DuelPanel;

/** The games that have something to show, with their variants. */
const weighable = boardGames.filter(({ hasHeuristics }) => hasHeuristics);

function Shown({ store }: { readonly store: EvaluationStore }) {
  const { match, name, weighing, heuristic } = store;
  const id = useId();
  const duels = useSignal(store.duel.peek().against !== '');
  const figure = figureOf(store.view.value);
  const game = match.data.value.game;
  const known = weighable.flatMap(({ name, variants }) =>
    variants.filter(({ spec }, i) => spec === game || (i === 0 && name === game)),
  );
  const shown = known[0]?.spec ?? game;
  return (
    <div class="evaluate-table stack wider">
      <BoardSide store={store} />
      <div class="card stack wide">
        <div class="stack loose">
          <div class="field">
            <label for={`${id}game`}>{text.game}</label>
            <select
              id={`${id}game`}
              value={shown}
              onChange={({ currentTarget }) => {
                location.hash = `#/evaluate?game=${currentTarget.value}`;
              }}
            >
              {known.length === 0 && (
                <option value={game} translate={false}>
                  {game}
                </option>
              )}
              {weighable.map(({ name, title, variants }) => (
                <optgroup key={name} label={pageText(title)}>
                  {variants.map((variant) => (
                    <option key={variant.spec} value={variant.spec}>
                      {variants.length === 1 ? pageText(title) : `${pageText(title)} · ${pageText(variant.title)}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
          <div class="field">
            <label for={`${id}heuristic`}>{text.heuristic}</label>
            <select id={`${id}heuristic`} value={name.value} onChange={({ currentTarget }) => store.choose(currentTarget.value)}>
              {weighing.heuristics.map(({ name, title }) => (
                <option key={name} value={name}>
                  {pageText(title)}
                </option>
              ))}
              <option value={OWN}>{text.ownTable}</option>
            </select>
          </div>
        </div>
        {heuristic.value.ok && <Sum store={store} />}
        {match.stand.value.outcome !== undefined && <p class="note">{text.over}</p>}
        {heuristic.value.ok && <p class="note">{pageText(heuristic.value.value.about)}</p>}
        {figure !== undefined && <p class="note">{pageText(figure.about)}</p>}
        {name.value === OWN && <TableEditor store={store} />}
        <HeuristicSettings store={store} />
        {heuristic.value.ok && <Terms store={store} />}
        <details open={duels.value} onToggle={({ currentTarget }) => (duels.value ||= currentTarget.open)}>
          <summary class="tall">{text.duel}</summary>
          {duels.value && <Loaded load={duel} props={{ store }} />}
        </details>
        <Related subject="evaluations" here="try" />
        <Origin of={figure?.source} />
      </div>
    </div>
  );
}
