import { useEffect, useState } from 'preact/hooks';
import { MIN, type Player, type Problem, ProblemError } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { boardAdapterOf, type RulesPart, rulesOf, type Scene, shownBy } from '../../games/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { Diagram, gameTitle } from '../board/index.ts';
import { Dialog } from '../dialog.tsx';
import { pageText, pageTexts } from '../language.ts';
import { Waiting } from '../loaded.tsx';
import { shellText } from '../words.ts';
import './rules.css';

/** The texts around the rules; the rules themselves are the games' own. */
export const rulesText = pageTexts({
  variants: { en: '{game}: other rules', fr: '{game} : autres règles' },
  play: { en: 'Play', fr: 'Jouer' },
  before: { en: 'Before: {caption}', fr: 'Avant : {caption}' },
  after: { en: 'After: {caption}', fr: 'Après : {caption}' },
});

interface Part extends Omit<RulesPart, 'boards'> {
  readonly boards: readonly { readonly scenes: readonly Scene[]; readonly mover: Player; readonly caption: Translation }[];
}

interface Props {
  /** The game with its options. */
  readonly spec: string;
  /** Under which heading the parts stand. */
  readonly level: 2 | 3;
}

/** The rules of a game in its own texts, with positions drawn by its board. */
export function Rules({ spec, level }: Props) {
  const [parts, setParts] = useState<readonly Part[] | Problem>([]);
  useEffect(() => {
    let wanted = true;
    partsOf(spec).then(
      (found) => wanted && setParts(found),
      (thrown: unknown) => {
        if (!(thrown instanceof ProblemError)) throw thrown;
        if (wanted) setParts(thrown);
      },
    );
    return () => {
      wanted = false;
    };
  }, [spec]);
  if ('code' in parts) return <p class="wrong">{pageText(parts)}</p>;
  if (parts.length === 0) return <Waiting>{shellText.loading}</Waiting>;
  const Heading = `h${level}` as const;
  return (
    <div class="rules stack">
      {parts.map(({ title, text, boards }) => (
        <section key={title} class="stack">
          <Heading>{pageText(title)}</Heading>
          {text.map((paragraph) => (
            <p key={paragraph}>{pageText(paragraph)}</p>
          ))}
          {boards.map((board) => (
            <Shown key={board} {...board} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** A position as the side to move sees it, and the position after its moves, with the changes marked. */
function Shown({ scenes, mover, caption: shown }: Part['boards'][number]) {
  const [before, after] = scenes;
  const caption = pageText(shown);
  const flipped = mover === MIN;
  const label = after === undefined ? caption : rulesText.before({ caption });
  return (
    <figure class="stack">
      <div class="tiles" style={{ '--least': '18rem' }}>
        <Diagram scene={before} last={NONE} flipped={flipped} label={label} />
        {after !== undefined && (
          <Diagram scene={after} last={changed(before, after)} flipped={flipped} label={rulesText.after({ caption })} />
        )}
      </div>
      <figcaption class="muted">{caption}</figcaption>
    </figure>
  );
}

const NONE: readonly string[] = [];

/** The squares that another piece stands on, or none. */
function changed(before: Scene, after: Scene): readonly string[] {
  return after.cells.filter(({ piece }, place) => piece !== before.cells[place].piece).map(({ square }) => square);
}

async function partsOf(spec: string): Promise<readonly Part[]> {
  const game = await loadGame(spec);
  const adapter = boardAdapterOf(game);
  return ((await rulesOf(game)) ?? []).map(({ boards = [], ...part }) => ({
    ...part,
    boards: boards.map((board) => {
      const shown = Array.from(shownBy(board, game), (position) => ({ turn: position.turn(), scene: adapter.scene(position) }));
      return { scenes: shown.map(({ scene }) => scene), mover: shown[0].turn, caption: board.said };
    }),
  }));
}

/** The same in a window over the game. */
export function RulesWindow({ spec, onClose }: { readonly spec: string; readonly onClose: () => void }) {
  return (
    <Dialog title={shellText.rulesOf({ game: gameTitle(spec) })} class="rules-window" fromTitle onClose={onClose}>
      <Rules spec={spec} level={3} />
    </Dialog>
  );
}
