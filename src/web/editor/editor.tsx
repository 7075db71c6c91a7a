import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { type Game, MAX, MIN, type Position } from '../../core/index.ts';
import { gameInfoOf, type PieceName, type Side } from '../../games/index.ts';
import { Board, Piece, pieceName, ratioOf, Token } from '../board/index.ts';
import { Choice, Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import type { BoardMatch } from '../match/board-match.ts';
import { placeless } from '../match/why-not.ts';
import { type Draft, DraftStore, withPieces } from './store.ts';
import { text } from './words.ts';
import './editor.css';

interface Props {
  /** Its position is the one to begin with. */
  readonly match: BoardMatch;
  /** The position as the game writes it; the rules have accepted it, and there is something to play in it. */
  readonly onUse: (notation: string) => void;
  readonly onClose: () => void;
}

/** Steps that can be undone. */
const REMEMBERED = 200;

/** A position put together by hand, in a window: on the board, or in notation, each following the other. */
export function PositionEditor({ match, onUse, onClose }: Props) {
  const { game, adapter } = match;
  const id = useId();
  const drafting = useMemo(() => new DraftStore(game, adapter), [game, adapter]);
  const [history, setHistory] = useState<readonly Draft[]>(() => [drafting.of(copied(game, match.stand.value.position))]);
  const [tool, setTool] = useState<Tool>('hand');
  const [lifted, setLifted] = useState<string | undefined>(undefined);
  /** Whether the last thing that was done is Escape. */
  const escaped = useRef(false);
  const draft = history[history.length - 1];
  const { pieces, notation, turn } = draft;
  const scene = useMemo(
    () => (draft.position.ok ? adapter.scene(draft.position.value) : withPieces(drafting.board, pieces)),
    [drafting, draft],
  );
  const targets = useMemo(() => targetsOf(tool, lifted, draft, scene), [tool, lifted, draft, scene]);

  const change = (next: Draft) => setHistory([...history.slice(-REMEMBERED), next]);
  const choose = (next: Tool) => {
    setTool(next);
    setLifted(undefined);
  };
  const touch = (square: string) => {
    if (tool === 'eraser') change(drafting.put(draft, square, undefined));
    else if (tool !== 'hand') change(drafting.put(draft, square, pieces.get(square) === tool ? undefined : tool));
    else if (lifted === undefined) setLifted(pieces.has(square) ? square : undefined);
    else {
      setLifted(undefined);
      change(drafting.move(draft, lifted, square));
    }
  };
  /** A piece that is let go beside the board is gone; Escape only puts it down. */
  const dropped = () => {
    if (lifted !== undefined && !escaped.current) change(drafting.put(draft, lifted, undefined));
    setLifted(undefined);
  };
  const error = draft.position.ok ? undefined : draft.position.error;
  // At its beginning is where a text as a whole is wrong: a board without a king.
  const problem = error && pageText(error.at?.column === 1 ? placeless(error) : error);
  const isOver = draft.position.ok && draft.position.value.outcome() !== undefined;
  const ending = draft.position.ok && isOver ? adapter.ending(draft.position.value) : undefined;
  const isFen = gameInfoOf(game.name)?.records !== undefined;
  const use = () => {
    if (draft.position.ok && !isOver) onUse(game.formatPosition(draft.position.value));
  };
  const side = ({ name, piece }: Side) => [<Token key="token" name={piece} />, pageText(name)];
  return (
    <Dialog
      title={text.title}
      class="editor-window"
      fromTitle
      onClose={onClose}
      // A touch outside does not close it, because the edited position would be lost.
      onClick={undefined}
      onKeyDownCapture={(event) => {
        escaped.current = event.key === 'Escape';
        if (!escaped.current) return;
        // The first Escape puts the piece down, the next one closes the window, also from the board, which takes
        // Escape for itself.
        event.preventDefault();
        if (lifted === undefined) event.currentTarget.close();
      }}
      onPointerDownCapture={() => {
        escaped.current = false;
      }}
    >
      <div class="edited-board" style={{ '--edited-ratio': `${ratioOf(drafting.board)}` }}>
        <Board
          scene={scene}
          label={text.board({ tool: toolName(tool) })}
          flipped={match.flipped.value}
          targets={targets}
          chosen={lifted === undefined ? [] : [lifted]}
          onTouch={touch}
          onEscape={dropped}
        />
      </div>
      <div class="editor-side stack wide">
        <Palette pieces={adapter.editing.palette} tool={tool} onTool={choose} />
        <p class="hint">{toolHint(tool)}</p>
        <div class="row">
          <button type="button" onClick={() => change(drafting.start())}>
            {text.start}
          </button>
          <button type="button" onClick={() => change(drafting.clear(draft))}>
            {text.clear}
          </button>
          <button type="button" disabled={history.length < 2} onClick={() => setHistory(history.slice(0, -1))}>
            {text.undo}
          </button>
        </div>
        <Choice legend={text.toMove} value={turn} onChoose={(player) => change(drafting.turn(draft, player))}>
          {[
            [MAX, side(adapter.max)],
            [MIN, side(adapter.min)],
          ]}
        </Choice>
        <div class="field">
          <label for={`${id}notation`}>{isFen ? text.fen : text.notation}</label>
          <textarea
            id={`${id}notation`}
            rows={2}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            maxLength={4000}
            value={notation}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}problem ${id}example`}
            onInput={(event) => change(drafting.type(draft, event.currentTarget.value))}
          />
          <p id={`${id}problem`} class={problem === undefined ? 'verdict' : 'error'} aria-live="polite">
            {problem ?? (isOver ? (ending === undefined ? text.over : pageText(ending)) : text.whole)}
          </p>
          <p id={`${id}example`} class="hint">
            {text.example({ example: adapter.editing.example })}
          </p>
        </div>
        <button type="button" class="main use tall" disabled={problem !== undefined || isOver} onClick={use}>
          {text.play}
        </button>
      </div>
    </Dialog>
  );
}

/** A copy for the editor: the page continues with its own position. */
function copied(game: Game, position: Position): Position {
  const copy = game.parsePosition(game.formatPosition(position));
  return copy.ok ? copy.value : game.start();
}

/**
 * The squares marked as targets. With the hand, pieces can be picked up and put on any square. With a piece or the
 * eraser any square can be touched, so none is marked.
 */
function targetsOf(
  tool: Tool,
  lifted: string | undefined,
  { pieces }: Draft,
  { cells }: ReturnType<typeof withPieces>,
): ReadonlySet<string> {
  if (tool !== 'hand') return new Set();
  if (lifted === undefined) return new Set(pieces.keys());
  return new Set(cells.flatMap(({ square, tone }) => (tone === 'none' || square === lifted ? [] : [square])));
}

/** The effect of a touch on the board: it moves a piece, removes one, or puts this one there. */
type Tool = 'hand' | 'eraser' | PieceName;

/** One tool is always chosen: with the mouse, or with the arrow keys. */
function Palette({ pieces, tool, onTool }: { pieces: readonly PieceName[]; tool: Tool; onTool: (tool: Tool) => void }) {
  const choice = (one: Tool, label: string, picture: ComponentChildren) => (
    <label key={one} class={one === 'hand' || one === 'eraser' ? 'tool' : 'tool piece-tool'} title={label}>
      <input type="radio" name="tool" value={one} checked={tool === one} aria-label={label} onChange={() => onTool(one)} />
      <span>{picture}</span>
    </label>
  );
  return (
    <fieldset class={pieces.length > 6 ? 'palette many' : 'palette'}>
      <legend>{text.pieces}</legend>
      <div class="tools">
        {pieces.map((piece) => choice(piece, pieceName(piece), <Piece name={piece} />))}
        {choice('hand', text.hand, <Icon name="hand" />)}
        {choice('eraser', text.eraser, <Icon name="eraser" />)}
      </div>
    </fieldset>
  );
}

/** The name of a tool for screen readers. */
function toolName(tool: Tool): string {
  return tool === 'hand' || tool === 'eraser' ? text[tool] : pieceName(tool);
}

/** How it is used. */
function toolHint(tool: Tool): string {
  return tool === 'hand' ? text.handHint : tool === 'eraser' ? text.eraserHint : text.placeHint;
}
