import { useComputed } from '@preact/signals';
import { seenBy } from '../../core/index.ts';
import type { Gesture, Scene } from '../../games/index.ts';
import { Board, type Mark } from '../board/index.ts';
import { bestValues, shownValues } from '../match/board-match.ts';
import { movePhrase } from './notation.ts';
import type { PlayStore } from './store.ts';
import { whyNoMove } from './type-move.tsx';
import { text } from './words.ts';
import { worthOf } from './worth.ts';

const NOWHERE: ReadonlySet<string> = new Set();

/** The board with the game on it, the move under way, and what is known about its moves. */
export function BoardView({ session, title }: { readonly session: PlayStore; readonly title: string }) {
  const { match, hand } = session;
  const stand = match.stand.value;
  const preview = session.preview;
  const marks = useComputed(() => marksOf(session));
  const { scene, ghosts } = hand.shown.value;
  const open = preview === undefined && !match.isOver && match.isPersons;
  return (
    <Board
      scene={preview?.stand.scene ?? scene}
      label={text.board({ game: title })}
      flipped={match.flipped.value}
      targets={open ? hand.targets.value : NOWHERE}
      chosen={preview === undefined ? hand.path.value : []}
      last={preview === undefined ? match.lastSquares.value : []}
      marks={preview === undefined ? marks.value : new Map()}
      pointers={preview?.stand.pointers ?? stand.pointers}
      ghosts={ghosts}
      busy={preview !== undefined}
      preview={(square) => sceneAfter(session, square)}
      onTouch={(square) => touch(session, square)}
      onEscape={() => hand.cancel()}
    />
  );
}

/** A touch makes a move, or shows why it cannot. */
function touch(session: PlayStore, square: string): void {
  const why = whyNoMove(session);
  if (why === undefined) session.hand.touch(square);
  // The reason why the computer cannot move is already shown, with what can be done.
  else if (session.computer.failure.value !== undefined) return;
  else session.hand.explain(why);
}

/** Where one touch is a whole move, what it would do. */
function sceneAfter({ match, hand }: PlayStore, square: string): Scene | undefined {
  const { position, gestures } = match.stand.value;
  if (hand.busy.value || !match.isPersons || gestures.some((gesture) => gesture.path.length > 1)) return undefined;
  const aimed = match.adapter.aim?.(position, square) ?? square;
  const [gesture, another] = gestures.filter(({ path }) => path[0] === aimed);
  if (gesture === undefined || another !== undefined) return undefined;
  position.play(gesture.move);
  const scene = match.adapter.scene(position);
  position.undo();
  return scene;
}

/**
 * A value for each square that can be touched next: that of the best move through it. The best have a star, unless all
 * are equal. Also the squares of a hint, if there is one.
 */
export function marksOf(
  session: Pick<PlayStore, 'match' | 'hand'> & { readonly computer: Pick<PlayStore['computer'], 'values' | 'hint'> },
): ReadonlyMap<string, Mark> {
  const { match, hand, computer } = session;
  const stand = match.stand.value;
  const marks = new Map<string, Mark>();
  const values = new Map(shownValues(computer.values.value, match).map((value) => [value.move, value]));
  const step = hand.path.value.length;
  const own = (gesture: Gesture) => seenBy(stand.turn, values.get(gesture.notation)?.value ?? 0);
  const valued = hand.open.value.filter((gesture) => values.has(gesture.notation) && gesture.path.length > step);
  // Of all moves, not only of those of the piece in hand: the hint names one of the same.
  const best = new Set(bestValues([...values.values()], stand.turn));
  for (const gesture of valued.sort((one, other) => own(one) - own(other))) {
    const value = values.get(gesture.notation);
    if (value === undefined) continue;
    marks.set(gesture.path[step] as string, { ...worthOf(value, match, stand), best: best.has(value) });
  }
  const hint = computer.hint.value?.analysis.move;
  const hinted = hint === undefined ? undefined : stand.gestures.find(({ notation }) => notation === hint);
  for (const square of hinted?.path ?? [])
    if (!marks.has(square))
      marks.set(square, {
        text: '',
        full: text.hintSaidOnly({ move: movePhrase(hint as string, match.game.name, 'huffThen') }),
        kind: 'hint',
      });
  return marks;
}
