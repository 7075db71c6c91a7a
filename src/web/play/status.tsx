import { MAX, type Player } from '../../core/index.ts';
import type { Side } from '../../games/index.ts';
import { Token } from '../board/index.ts';
import { pageText } from '../language.ts';
import { placeless } from '../match/why-not.ts';
import { saveStore } from '../saves/store.ts';
import { asked } from './chooser.tsx';
import { movePhrase, withShownMoves } from './notation.ts';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';
import { worthOf } from './worth.ts';

/** What has just happened and what is next, in sentences: seen beside the board, and read aloud when it changes. */
export function Status({ session }: { readonly session: PlayStore }) {
  const { hand, computer, match } = session;
  const wrong = hand.wrong.value;
  // One trouble at a time is enough, and the last one counts: a wrong move is newer than a failure that stands.
  const failure = wrong === undefined ? computer.failure.value : undefined;
  return (
    <div class="status stack">
      <p class="said" role="status" aria-live="polite">
        {happened(session) !== '' && <span class="happened muted">{happened(session)}</span>} <Result session={session} />
        <span>{sentences(session).join(' ')}</span>
      </p>
      <p id={WRONG_ID} class="wrong" role="alert">
        {wrong === undefined ? '' : pageText(withShownMoves(wrong.reason, match.game.name))}
      </p>
      {failure !== undefined && (
        <p class="wrong" role="alert">
          {text.engineFailed({ reason: pageText(failure) })}{' '}
          <button type="button" onClick={() => computer.tryAgain()}>
            {text.tryAgain}
          </button>
        </p>
      )}
      {saveStore.trouble.value !== undefined && <p class="note">{text.notKept({ reason: pageText(saveStore.trouble.value) })}</p>}
      {match.problem !== undefined && match.at.value === match.plies.value.length && (
        <p class="note">
          {text.movesLeftOut({
            number: match.problemAt,
            reason: pageText(withShownMoves(placeless(match.problem), match.game.name)),
          })}
        </p>
      )}
    </div>
  );
}

/** The id of the message about a wrong move. */
export const WRONG_ID = 'wrong-move';

export function sideOf(session: PlayStore, player: Player): Side {
  const { max, min } = session.match.adapter;
  return player === MAX ? max : min;
}

/** The last move. */
function happened(session: PlayStore): string {
  const last = session.match.last.value;
  if (last === undefined || session.preview !== undefined || handSays(session) !== undefined) return '';
  return text.played({
    side: pageText(sideOf(session, last.by).name),
    move: movePhrase(last.notation, session.match.game.name, 'huffedThen'),
  });
}

/** How the game ended, in large letters: from the view of the person who plays the computer, else by the rule. */
function Result({ session }: { readonly session: PlayStore }) {
  const ended = session.match.ended.value;
  if (ended === undefined || session.preview !== undefined) return null;
  const { winner } = ended;
  return (
    <>
      <strong class="result heading icon-word">
        {winner !== 0 && <Token name={sideOf(session, winner).piece} />}
        {whoWon(session) ?? pageText(ended.sentence)}
      </strong>{' '}
    </>
  );
}

/** undefined where nobody has won, and between two of a kind. */
function whoWon({ match }: PlayStore): string | undefined {
  const winner = match.ended.value?.winner ?? 0;
  const { max, min } = match.seats.value;
  if (winner === 0 || max.who === min.who) return undefined;
  return text[match.seat(winner).who === 'person' ? 'youWon' : 'computerWon'];
}

function sentences(session: PlayStore): string[] {
  const { match, hand } = session;
  const preview = session.preview;
  if (preview !== undefined) {
    const moves = preview.line.map((move) => movePhrase(move, match.game.name, 'huffThen'));
    return [text.previewing({ moves: moves.join(' ') })];
  }
  const underWay = handSays(session);
  if (underWay !== undefined) return [underWay, (isOnlyHuffed(hand) && hintSays(session)) || ''];
  const ended = match.ended.value;
  if (ended !== undefined) return whoWon(session) === undefined ? [] : [pageText(ended.sentence)];
  const { ending } = match.stand.value;
  const next = ending === undefined ? whoIsNext(session) : pageText(ending);
  const hint = hand.busy.value ? undefined : hintSays(session);
  return [next, ...noticed(session), hint ?? ''].filter((sentence) => sentence !== '');
}

/**
 * Remarks before the move: if a few pieces may be huffed, why each of them; otherwise the game's own remarks. Most of
 * them address the person to move.
 */
function noticed({ match, hand }: PlayStore): string[] {
  const reasons = hand.huffable.value.flatMap(({ reason: why }) => (why === undefined ? [] : [pageText(why)]));
  if (reasons.length > 0 && reasons.length <= FEW) return reasons;
  const { remark } = match.stand.value;
  const isForAll = match.stand.value.pointers.some(({ marker }) => marker.tone === 'danger');
  return remark === undefined || !(match.isPersons || isForAll) ? [] : [pageText(remark)];
}

const FEW = 2;

function whoIsNext(session: PlayStore): string {
  const { match, computer } = session;
  const { subject, toMove } = sideOf(session, match.stand.value.turn);
  const side = pageText(subject);
  const [at, all] = [match.at.value, match.plies.value.length];
  const { max, min } = match.seats.value;
  const persons = match.isPersons;
  if (at === 0 && all > 0) return text[persons ? 'lookingAtStart' : 'computersStart'];
  if (at < all) return text[persons ? 'lookingBack' : 'computersThere']({ at, all });
  if (!persons) return text[computer.paused.value ? 'waits' : 'thinks']({ side });
  return max.who === min.who ? `${pageText(toMove)}.` : text.yourMove({ side });
}

function handSays({ hand }: PlayStore): string | undefined {
  const [path, huffs] = [hand.path.value, hand.huffs.value];
  if (hand.choosing.value.length > 0) return text[asked(hand.choosing.value)];
  if (hand.huffing.value) return text.huffWhich;
  if (path.length > 1) return text[hand.made.value === undefined ? 'captureOn' : 'captureDone'];
  if (huffs !== undefined) return text.huffed({ square: huffs });
  return undefined;
}

/** A piece is huffed, and no square of the move is touched yet. */
function isOnlyHuffed({ huffs, path }: PlayStore['hand']): boolean {
  return huffs.value !== undefined && path.value.length === 0;
}

function hintSays({ computer, match }: PlayStore): string | undefined {
  if (computer.busy.value === 'hint') return text.hintWaits;
  const hint = computer.hint.value;
  if (hint?.analysis.move === undefined) return undefined;
  const { depth } = hint.analysis;
  const move = movePhrase(hint.analysis.move, match.game.name, 'huffThen');
  if (depth === 0) return text.hintSaidOnly({ move });
  return text.hintSaid({ move, worth: worthOf(hint.analysis, match, hint.stand).full });
}
