import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MAX, MIN } from '../../core/index.ts';
import { type BoardGameInfo, descriptorOf, splitHeuristic } from '../../games/index.ts';
import { hasSolver, type MatchData } from '../../match/index.ts';
import { ratioOf } from '../board/index.ts';
import { pageText } from '../language.ts';
import { Loaded } from '../loaded.tsx';
import { shellText } from '../words.ts';
import { BoardView } from './board-view.tsx';
import { Chooser } from './chooser.tsx';
import { Controls, type Open, TurnButtons } from './controls.tsx';
import { AgreeOnDraw, HuffPanel, Resign } from './dialogs.tsx';
import { FirstGameNotice } from './first-game-notice.tsx';
import { GameOver } from './game-over.tsx';
import { MoveList } from './move-list.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { freshMatch } from './preferences.ts';
import { Status } from './status.tsx';
import type { PlayStore } from './store.ts';
import { Thinking } from './thinking.tsx';
import { TypeMove } from './type-move.tsx';

/** Dialogs are loaded when they are opened. */
const newGame = async () => (await import('./new-game.tsx')).NewGame;
const solvePanel = async () => (await import('./solve-panel.tsx')).SolvePanel;
const tablesPanel = async () => (await import('./tables-panel.tsx')).TablesPanel;
const editor = async () => (await import('../editor/editor.tsx')).PositionEditor;
const rules = async () => (await import('../rules/rules.tsx')).RulesWindow;
const saves = async () => (await import('../saves/saves.tsx')).Saves;

interface Props {
  readonly session: PlayStore;
  readonly entry: BoardGameInfo;
  readonly onStart: (data: MatchData, isBegun: boolean) => void;
}

/** The board with everything around it. */
export function Table({ session, entry, onStart }: Props) {
  const open = useSignal<Open>(undefined);
  const close = () => show(undefined);
  useWalkKeys(session);
  const { match } = session;
  const data = session.data.value;
  const begin = (next: MatchData) => onStart({ ...next, values: data.values === true }, false);
  const show = (what: Open) => {
    open.value = what;
  };
  const title = titleOf(entry, data.game, match.game.name);
  const [upper, lower] = match.flipped.value ? [MAX, MIN] : [MIN, MAX];
  return (
    <div class="play-table stack" data-turn={turnOf(session)} style={{ '--ratio': `${ratioOf(match.stand.value.scene)}` }}>
      <h1 class="unseen" tabIndex={-1}>
        {title}
      </h1>
      <div class="board-side stack">
        <PlayerStrip session={session} player={upper} />
        <div class={`board-place${session.hand.wrong.value === undefined ? '' : ' flash'}`}>
          <BoardView session={session} title={title} />
        </div>
        <PlayerStrip session={session} player={lower} />
      </div>
      <div class="panel-side stack">
        <div class="card panel" onClickCapture={(event) => isPressed(event.target) && session.hand.clearError()}>
          <div class="now">
            <p class="game-title note" aria-hidden="true">
              {title}
            </p>
            <button type="button" class="rules-link quiet" onClick={() => show('rules')}>
              {shellText.rules}
            </button>
            <FirstGameNotice session={session} />
            <Status session={session} />
            <HuffPanel session={session} />
            {match.ended.value === undefined || session.preview !== undefined ? (
              <TurnButtons session={session} />
            ) : (
              <GameOver session={session} onStart={begin} onNew={() => show('new')} />
            )}
          </div>
          {!match.isOver && <TypeMove session={session} />}
          <Thinking session={session} />
          <MoveList session={session} />
          <Controls session={session} onOpen={show} />
        </div>
        {hasSolver(match.game) && <Loaded load={solvePanel} props={{ session }} />}
        {mayHaveTables(session) && <Loaded load={tablesPanel} props={{ session }} />}
      </div>
      <Chooser session={session} />
      {open.value === 'new' && (
        <Loaded load={newGame} props={{ entry, adapter: match.adapter, data, onClose: close, onStart: begin }} />
      )}
      {open.value === 'resign' && <Resign session={session} onClose={close} />}
      {open.value === 'draw' && <AgreeOnDraw session={session} onClose={close} />}
      {open.value === 'saves' && (
        <Loaded
          load={saves}
          props={{
            data,
            scene: match.stand.value.scene,
            onClose: close,
            onOpen: (next: MatchData) => onStart(next, true),
          }}
        />
      )}
      {open.value === 'set-up' && (
        <Loaded
          load={editor}
          props={{
            match,
            onClose: close,
            onUse: (from: string) => begin(freshMatch(data.game, match.seats.value, from)),
          }}
        />
      )}
      {open.value === 'rules' && <Loaded load={rules} props={{ spec: data.game, onClose: close }} />}
    </div>
  );
}

/** Whether a press is on a control: such a press closes the message about a wrong input. */
const isPressed = (target: EventTarget | null) => target instanceof Element && target.closest('button, a, label') !== null;

/** Whose move is waited for, for style sheets and tests. */
function turnOf({ match }: PlayStore): 'person' | 'computer' | 'nobody' {
  if (match.isOver) return 'nobody';
  return match.isPersons ? 'person' : 'computer';
}

/** With more pieces there are no endgame tables. */
const MOST_PIECES = 6;

function mayHaveTables({ match }: PlayStore): boolean {
  const { cells } = match.stand.value.scene;
  return descriptorOf(match.game)?.tablebases !== undefined && cells.filter(({ piece }) => piece).length <= MOST_PIECES;
}

/** The title by the requested name, or by the game's own name: `nim` is `nim:21`. */
function titleOf({ name, title, variants }: BoardGameInfo, ...names: readonly string[]): string {
  const plain = names.map((spec) => splitHeuristic(spec).game);
  const called = plain.flatMap((game) => variants.find(({ spec }) => spec === game) ?? []);
  const variant = called[0] ?? (plain.includes(name) ? variants[0] : undefined);
  const ofVariant = variant === undefined || variants.length === 1 ? [] : [pageText(variant.title)];
  const own = splitHeuristic(names[0] as string).heuristic === undefined ? [] : [shellText.ownHeuristic];
  return [pageText(title), ...ofVariant, ...own].join(' · ');
}

/** Where keys mean something else. */
const ELSEWHERE = '[role=grid], dialog, input:not([type=checkbox]), select, textarea, [contenteditable]';

/**
 * Keys for the whole page: arrows walk through the moves, Ctrl+Z and Ctrl+Y take back and play again, Escape cancels.
 */
function useWalkKeys(session: PlayStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inGrid = (event.target as Element).closest('[role=grid]') !== null;
      if ((event.target as Element).closest(ELSEWHERE) !== null && !(inGrid && event.ctrlKey)) return;
      if (event.altKey || event.metaKey || event.defaultPrevented || !follow(session, event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

function follow({ match, hand }: PlayStore, { key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  const at = match.at.value;
  if (ctrlKey) {
    if (key === 'z' && !shiftKey) match.match.undo();
    else if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) match.match.redo();
    else return false;
  } else if (key === 'ArrowLeft') match.match.goTo(at - 1);
  else if (key === 'ArrowRight') match.match.goTo(at + 1);
  else if (key === 'Home') match.match.goTo(0);
  else if (key === 'End') match.match.goTo(match.plies.value.length);
  else if (key === 'Escape') hand.cancel();
  else return false;
  return true;
}
