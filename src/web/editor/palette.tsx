import type { ComponentChildren } from 'preact';
import type { PieceName } from '../../games/index.ts';
import { Piece, pieceName } from '../board/index.ts';
import { editorText } from './strings.ts';

/** What a touch on the board does: it moves a piece, takes one away, or puts this one there. */
export type Tool = 'hand' | 'eraser' | PieceName;

interface Props {
  readonly pieces: readonly PieceName[];
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** One tool is always chosen: with the mouse, or with the arrow keys. */
export function Palette({ pieces, tool, onTool }: Props) {
  const choice = (one: Tool, label: string, picture: ComponentChildren) => (
    <label key={one} class={one === 'hand' || one === 'eraser' ? 'tool' : 'tool piece-tool'} title={label}>
      <input type="radio" name="tool" value={one} checked={tool === one} aria-label={label} onChange={() => onTool(one)} />
      <span>{picture}</span>
    </label>
  );
  return (
    <fieldset class={pieces.length > 6 ? 'palette many' : 'palette'}>
      <legend>{editorText('pieces')}</legend>
      <div class="tools">
        {pieces.map((piece) => choice(piece, pieceName(piece), <Piece name={piece} />))}
        {choice(
          'hand',
          editorText('hand'),
          <Sign path="M5 12h14M12 5v14M5 12l3-3m-3 3 3 3m11-3-3-3m3 3-3 3M12 5 9 8m3-3 3 3M12 19l-3-3m3 3 3-3" />,
        )}
        {choice('eraser', editorText('eraser'), <Sign path="M8 19h12M4 14l9-9 7 7-7 7H8zM9 10l6 6" />)}
      </div>
    </fieldset>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg class="tool-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** What a tool is called aloud. */
export function toolName(tool: Tool): string {
  return tool === 'hand' || tool === 'eraser' ? editorText(tool) : pieceName(tool);
}

/** How it is used. */
export function toolHint(tool: Tool): string {
  return editorText(tool === 'hand' ? 'handHint' : tool === 'eraser' ? 'eraserHint' : 'placeHint');
}
