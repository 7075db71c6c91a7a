import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { unwrap } from '../../core/index.ts';
import type { BoardSubject, BoardWeights } from '../../exercises/index.ts';
import { boardAdapterOf } from '../../games/index.ts';
import { PERSON } from '../../match/index.ts';
import { Board, gameTitle, type Mark, ratioOf, Token } from '../board/index.ts';
import { pageText } from '../language.ts';
import { BoardMatch } from '../match/board-match.ts';
import { MoveInput } from '../match/hand.ts';
import { HandButtons } from '../match/hand-buttons.tsx';
import { Chooser } from '../play/chooser.tsx';
import type { Attempt, FigureProps } from './attempt.ts';
import { exercisesText as text } from './words.ts';

const NOWHERE: ReadonlySet<string> = new Set();
const UNMARKED: ReadonlyMap<string, Mark> = new Map();

/** The position of an exercise. If the answer is a move, it is played on the board as in a game. */
export function ExerciseBoard({ attempt, subject, frozen }: Pick<FigureProps<BoardSubject>, 'attempt' | 'subject' | 'frozen'>) {
  const { match, hand } = useMemo(() => matchAt(subject), [subject]);
  const plays = attempt.exercise.answerKind.how === 'move' && !frozen;
  useEffect(() => follow(attempt, match), [attempt, match]);
  const stand = match.stand.value;
  const isMade = match.at.value > 0;
  const { scene, ghosts } = hand.shown.value;
  const side = match.stand.value.turn > 0 ? match.adapter.max : match.adapter.min;
  const wrong = hand.wrong.value;
  return (
    <div class={`exercise-board stack${subject.weights === undefined ? '' : ' weighed'}`}>
      <div class="exercise-board-room" style={{ '--ratio': `${ratioOf(scene)}` }}>
        <Board
          scene={scene}
          label={`${text.figureOfBoard}, ${gameTitle(match.game.name)}`}
          targets={plays && !isMade ? hand.targets.value : NOWHERE}
          chosen={hand.path.value}
          last={match.lastSquares.value}
          marks={attempt.solved.value && !isMade ? solutionMarks(attempt, match) : UNMARKED}
          pointers={stand.pointers}
          ghosts={ghosts}
          busy={!plays}
          onTouch={(square) => {
            if (isMade) match.match.undo();
            hand.touch(square);
          }}
          onEscape={() => hand.cancel()}
        />
      </div>
      {subject.weights !== undefined && <Weights weights={subject.weights} />}
      {plays && !isMade && <p class="hint">{pageText(side.toMove)}.</p>}
      {plays && (
        <>
          <p class="error" role="alert">
            {wrong === undefined ? '' : pageText(wrong.reason)}
          </p>
          <p class="row">
            {!isMade && <HandButtons hand={hand} />}
            {isMade && (
              <button type="button" onClick={() => match.match.undo()}>
                {text.takeMoveBack}
              </button>
            )}
          </p>
          <Chooser session={{ hand }} />
        </>
      )}
    </div>
  );
}

function matchAt({ game, position }: BoardSubject): { match: BoardMatch; hand: MoveInput } {
  const from = game.formatPosition(position);
  const data = { game: game.name, from, moves: [], at: 0, max: PERSON, min: PERSON, seed: 0 };
  const match = unwrap(BoardMatch.open(game, boardAdapterOf(game), data));
  return { match, hand: new MoveInput(match) };
}

/** The move on the board and the move in the field are the same one. */
function follow(attempt: Attempt, match: BoardMatch): () => void {
  if (attempt.exercise.answerKind.how !== 'move') return () => {};
  // First the field: the answer of a link is there before the board has a move.
  const fromField = effect(() => {
    const typed = attempt.answer.value[0];
    const made = match.at.peek() > 0 ? match.last.peek()?.notation : undefined;
    if (typed === made) return;
    if (made !== undefined) match.match.undo();
    const move = typed === undefined ? undefined : moveOf(match, typed);
    if (move !== undefined) match.match.play(move);
  });
  const fromBoard = effect(() => {
    const made = match.at.value > 0 ? match.last.value?.notation : undefined;
    const typed = attempt.answer.peek()[0];
    if (made !== undefined && made !== typed) attempt.answer.value = [made];
    else if (made === undefined && typed !== undefined && moveOf(match, typed) !== undefined) attempt.answer.value = [];
  });
  return () => {
    fromBoard();
    fromField();
  };
}

function moveOf(match: BoardMatch, typed: string): number | undefined {
  const move = match.game.parseMove(typed.trim(), match.stand.peek().position);
  return move.ok ? move.value : undefined;
}

function solutionMarks(attempt: Attempt, match: BoardMatch): ReadonlyMap<string, Mark> {
  const { answerKind, solution } = attempt.exercise;
  if (answerKind.how !== 'move') return UNMARKED;
  const gesture = match.stand.value.gestures.find(({ notation }) => notation === solution[0]);
  const full = `${text.solution} ${solution[0]}`;
  return new Map((gesture?.path ?? []).map((square) => [square, { text: '', full, kind: 'hint' }]));
}

/** The points to add up: a number for each square, or for each kind of piece. */
function Weights({ weights }: { readonly weights: BoardWeights }) {
  if (weights.by === 'square')
    return (
      <table class="square-weights">
        <caption>{text.squareWeights}</caption>
        <tbody>
          {weights.rows.map((row, down) => (
            <tr key={down}>
              {row.map((weight, across) => (
                <td key={across}>{weight}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <div class="piece-weights">
      <p class="label">{text.pieceWeights}</p>
      <ul class="row words centred">
        {weights.pieces.map(({ name, max, min, weight }) => (
          <li key={max} class="row tight">
            <Token name={max} />
            <Token name={min} />
            <span>{pageText(name)}</span> <b>{weight}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
