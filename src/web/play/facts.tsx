import type { ComponentChildren } from 'preact';
import type { Session } from './session.ts';
import { shownMove } from './shown-move.ts';
import { text } from './strings.ts';

/** One of the figures of a search, in a list of them. */
export function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LineProps {
  readonly session: Session;
  readonly moves: readonly string[];
  /** It begins at the cursor: each move leads to the position after it. */
  readonly here: boolean;
}

/** The best line, among the figures. */
export function Line({ session, moves, here }: LineProps) {
  const game = session.match.game.name;
  return (
    <div class="whole">
      <dt>{text('line')}</dt>
      <dd class="line">
        {moves.map((move, i) =>
          here ? (
            <button key={i} type="button" class="ply" onClick={() => session.look(moves.slice(0, i + 1))}>
              {shownMove(move, game)}
            </button>
          ) : (
            <span key={i} class="ply">
              {shownMove(move, game)}
            </span>
          ),
        )}
      </dd>
    </div>
  );
}
