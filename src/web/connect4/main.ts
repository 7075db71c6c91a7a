import type { Player } from '../../core/index.ts';
import { type Engine, type EngineLimits, openEngine, type Thought } from '../../engines/index.ts';
import { copy } from '../clipboard.ts';
import { byId } from '../element.ts';
import { fill } from '../fill.ts';
import { firstLanguage, rememberLanguage, showLanguage } from '../language.ts';
import { keepOffline } from '../pwa/keep-offline.ts';
import { remember, remembered } from '../remembered.ts';
import { startTheme } from '../theme.ts';
import { Board } from './board.ts';
import { nameOf } from './board-drawing.ts';
import { COLUMNS, canDrop, formatMoves, heightOf, type Moves, parseMoves, ROWS, toMove, winnerOf } from './moves.ts';
import { Seats } from './seats.ts';
import { SolvePanel } from './solve-panel.ts';
import { type StringKey, strings } from './strings.ts';
import { valueChips, type Worths } from './value-row.ts';
import { inFull, worthOfValue } from './worth.ts';

/** The computer's stone waits until the last one has fallen: whoever watches has to see one after the other. */
const PACE_MS = 600;

/** An engine, opened when it is first asked and again where that failed, and what stops it. */
interface Asked {
  engine?: Promise<Engine> | undefined;
  stop: AbortController;
}

let language = firstLanguage();
let moves: Moves = [];
/** What has just happened, as the language that is spoken says it. */
let happened: () => string = () => '';
/** The worth of the columns on the board, while it is shown. */
let worths: Worths = [];
/** The moves that the page was opened with, right or wrong. */
let address = '';
/** The game is only looked at: the computer does not move, and whoever drops a stone takes the game up from there, with the side to move. */
let watching = false;
/** An address has been read before. */
let loaded = false;
/** Where a line is being played out on the board: its next stone. */
let playing: ReturnType<typeof setTimeout> | undefined;
/** Each game has its own: which of several equal moves a level plays. */
let seed = Number(remembered('connect4.games')) || 1;

const board = new Board(byId('board', HTMLElement), choose);
const seats = new Seats(() => take(moves, happened));
/** One engine moves and gives hints, the other one values. */
const player: Asked = { stop: new AbortController() };
const valuer: Asked = { stop: new AbortController() };
const showValues = byId('show-values', HTMLInputElement);
const panel = new SolvePanel(language, playOut);

const sideName = (side: Player) => strings[language][nameOf(side)];
const text = (key: StringKey, values: Readonly<Record<string, string | number>> = {}) => fill(strings[language][key], values);

/** Somebody wants to drop a stone: it falls if it may, else the page says why not. */
function choose(column: number): void {
  const turn = toMove(moves);
  if (canDrop(moves, column) && isPersons(turn)) {
    if (watching) seats.giveTo(turn);
    drop(column);
  } else if (winnerOf(moves) !== undefined) say(text('isOver'));
  else if (heightOf(moves, column) === ROWS) say(text('isFull', { column: column + 1 }));
  else say(text('notYet', { side: sideName(turn) }));
}

function isPersons(side: Player): boolean {
  return winnerOf(moves) === undefined && (watching || seats.of(side) === 0);
}

function drop(column: number): void {
  const side = toMove(moves);
  take([...moves, column], () => text('played', { side: sideName(side), column: column + 1 }));
}

/** The game is now this one, and goes on: the computer moves if it is its turn. */
function take(next: Moves, what: () => string): void {
  watching = false;
  put(next, what);
  letComputerMove();
}

/** The board shows this game, to be looked at. */
function look(next: Moves, what: () => string): void {
  watching = true;
  player.stop.abort();
  put(next, what);
}

/** Everything on the page follows. */
function put(next: Moves, what: () => string): void {
  clearTimeout(playing);
  moves = next;
  if (moves.length > 0) address = '';
  happened = what;
  keepAddress();
  show();
  findValues();
}

/** Plays a line on the board, one stone after the other, until it ends or something else is done. */
function playOut(from: Moves, line: Moves): void {
  const step = (count: number) => {
    look([...from, ...line.slice(0, count)], () => text('bestPlay'));
    if (count < line.length) playing = setTimeout(() => step(count + 1), PACE_MS);
  };
  step(0);
}

function show(): void {
  seats.show(language);
  sayAddress();
  board.show(moves, isPersons(toMove(moves)), language);
  panel.follow(moves);
  say([happened(), whatIsNext()].filter(Boolean).join(' '));
  byId('said', HTMLElement).className = `said ${winnerOf(moves) === 0 ? 'nobody' : nameOf(winnerOf(moves) || toMove(moves))}`;
  byId('undo', HTMLButtonElement).disabled = moves.length === 0;
  byId('hint', HTMLButtonElement).disabled = !isPersons(toMove(moves));
  byId('record', HTMLElement).textContent = moves.length === 0 ? text('noMoves') : text('record', { moves: formatMoves(moves) });
}

function whatIsNext(): string {
  const winner = winnerOf(moves);
  if (winner === 0) return text('isDraw');
  if (winner !== undefined) return text('wins', { side: sideName(winner) });
  const turn = toMove(moves);
  if (!isPersons(turn)) return text('thinks', { side: sideName(turn) });
  return text(seats.mixed && !watching ? 'yourMove' : 'next', { side: sideName(turn) });
}

/** Only what changes is written: what is written is read aloud. */
function say(sentence: string, id = 'said'): void {
  const place = byId(id, HTMLElement);
  if (place.textContent !== sentence) place.textContent = sentence;
}

/** Asks an engine about the board, for an answer after what it thinks on the way. A new question puts an end to the one before, which then has no answer. */
async function ask(asked: Asked, limits: EngineLimits, see: (thought: Thought) => void = () => {}): Promise<Thought | undefined> {
  asked.stop.abort();
  const { signal } = (asked.stop = new AbortController());
  const position = formatMoves(moves) || '-';
  asked.engine ??= openEngine('connect4').catch((error: unknown) => {
    asked.engine = undefined;
    throw error;
  });
  const engine = await asked.engine;
  let answer: Thought | undefined;
  for await (const thought of engine.think(position, limits, signal)) {
    if (signal.aborted) return undefined;
    see(thought);
    answer = thought;
  }
  return signal.aborted ? undefined : answer;
}

async function letComputerMove(): Promise<void> {
  player.stop.abort();
  const level = seats.of(toMove(moves));
  if (level === 0 || winnerOf(moves) !== undefined) return;
  const asked = moves;
  const pace = new Promise((resolve) => setTimeout(resolve, moves.length === 0 ? 0 : PACE_MS));
  try {
    const answer = await ask(player, { level, seed });
    await pace;
    const unchanged = moves === asked && seats.of(toMove(moves)) === level;
    if (answer?.move !== undefined && unchanged) drop(Number(answer.move) - 1);
  } catch (error) {
    say(text('engineFailed', { reason: (error as Error).message }));
  }
}

async function giveHint(): Promise<void> {
  say(text('hintWaits'));
  try {
    const answer = await ask(player, {});
    if (answer?.move === undefined) return;
    const column = Number(answer.move) - 1;
    const worth = worthOfValue(answer.value, moves);
    board.advise(column);
    say(text('hintSaid', { column: column + 1, worth: worth === undefined ? '' : inFull(worth, language) }));
  } catch (error) {
    say(text('engineFailed', { reason: (error as Error).message }));
  }
}

/** Asks for the worth of every column, if it is to be shown; what is known is shown as it comes. */
async function findValues(): Promise<void> {
  valuer.stop.abort();
  worths = new Array(COLUMNS).fill(undefined);
  showWorths();
  if (!showValues.checked || winnerOf(moves) !== undefined) return;
  const see = ({ moves: values = [] }: Thought) => {
    const known = new Array(COLUMNS).fill(undefined);
    for (const { move, value, final } of values) if (final) known[Number(move) - 1] = worthOfValue(value, moves);
    worths = known;
    showWorths();
  };
  try {
    await ask(valuer, { values: true }, see);
  } catch (error) {
    say(text('engineFailed', { reason: (error as Error).message }), 'values-said');
  }
}

function showWorths(): void {
  const shown = showValues.checked && winnerOf(moves) === undefined;
  const row = byId('values', HTMLOListElement);
  row.hidden = !shown;
  row.replaceChildren(...(shown ? valueChips(worths, moves, language) : []));
  const all = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => canDrop(moves, column)).length;
  const done = worths.filter((worth) => worth !== undefined).length;
  say(shown && done < all ? text('valuesWait', { done, all }) : '', 'values-said');
}

/** Against the computer a person's move goes with the computer's answer. */
function undo(): void {
  if (moves.length === 0) return;
  let left = moves.length - 1;
  if (watching) {
    look(moves.slice(0, left), () => text('takenBack'));
    return;
  }
  if (seats.mixed) while (left > 0 && seats.of(toMove(moves.slice(0, left))) !== 0) left--;
  take(moves.slice(0, left), () => text('takenBack'));
}

function startAgain(): void {
  seed += 1;
  remember('connect4.games', `${seed}`);
  address = '';
  take([], () => text('fresh'));
}

function keepAddress(): void {
  history.replaceState(null, '', moves.length === 0 ? location.pathname + location.search : `#${formatMoves(moves)}`);
}

/** A wrong address stays said, over the empty board, until a stone falls. */
function loadAddress(): void {
  address = location.hash.slice(1);
  const read = parseMoves(address, language);
  if (read.ok && read.value.length > 0 && ownGame()) take(read.value, () => '');
  else if (read.ok && read.value.length > 0) look(read.value, () => text('shared'));
  else take([], () => '');
}

/** A page that is loaded again goes on with its own game; somebody else's comes by a link. */
function ownGame(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const again = visit?.type === 'reload' && !loaded;
  loaded = true;
  return again;
}

function sayAddress(): void {
  const read = parseMoves(address, language);
  say(read.ok ? '' : read.error.message, 'address-error');
}

function speak(): void {
  showLanguage(language, strings[language]);
  panel.speak(language);
}

byId('undo', HTMLButtonElement).addEventListener('click', undo);
byId('new', HTMLButtonElement).addEventListener('click', startAgain);
byId('hint', HTMLButtonElement).addEventListener('click', giveHint);
showValues.addEventListener('change', () => {
  remember('connect4.values', showValues.checked ? 'shown' : '');
  findValues();
});
byId('language', HTMLButtonElement).addEventListener('click', () => {
  language = language === 'en' ? 'fr' : 'en';
  rememberLanguage(language);
  speak();
  show();
  showWorths();
});
byId('skip', HTMLAnchorElement).addEventListener('click', (event) => {
  event.preventDefault();
  board.focus();
});
byId('copy-link', HTMLButtonElement).addEventListener('click', async () => {
  const copied = await copy(location.href);
  say(text(copied ? 'copied' : 'notCopied'), 'copy-said');
  if (copied) setTimeout(() => say('', 'copy-said'), 1500);
});

/** Digits drop wherever one does not type. */
document.addEventListener('keydown', (event) => {
  if ((event.target as Element).closest('input:not([type=checkbox], [type=radio]), textarea')) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
    event.preventDefault();
    undo();
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && /^[1-7]$/.test(event.key)) choose(Number(event.key) - 1);
});
addEventListener('hashchange', loadAddress);
startTheme(byId('theme', HTMLButtonElement));
showValues.checked = remembered('connect4.values') === 'shown';
speak();
loadAddress();
keepOffline();
