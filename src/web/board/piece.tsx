import type { PieceName } from '../../games/index.ts';
import './board.css';
import { type ChessKind, ChessPiece } from './pieces/chess.tsx';
import { Dame, Man, Reversi, Stone } from './pieces/discs.tsx';
import { Chocolate, Cross, Nought, Poison, Stick } from './pieces/small.tsx';

/** A piece as a part of a drawing: around the origin, in a cell 100 wide. */
export function Drawn({ name }: { name: PieceName }) {
  return <g class={`piece ${name} ${familyOf(name)}`}>{drawingOf(name)}</g>;
}

/** A piece on its own, as a picture that stands in a line of text; whoever shows it says what it is. */
export function Piece({ name }: { name: PieceName }) {
  return (
    <svg class="piece-alone" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <Drawn name={name} />
    </svg>
  );
}

/** What a piece looks like apart from its colour. */
function familyOf(name: PieceName): 'turned' | 'disc' | 'reversi' | 'stone' | 'written' | 'thing' {
  if (name.endsWith('-disc')) return 'reversi';
  if (name.endsWith('-stone')) return 'stone';
  if (name.endsWith('-man') || name.endsWith('-dame')) return 'disc';
  if (name === 'cross' || name === 'nought') return 'written';
  return name.includes('-') ? 'turned' : 'thing';
}

function drawingOf(name: PieceName) {
  switch (name) {
    case 'cross':
      return <Cross />;
    case 'nought':
      return <Nought />;
    case 'yellow-stone':
      return <Stone side="yellow" />;
    case 'red-stone':
      return <Stone side="red" />;
    case 'black-disc':
    case 'white-disc':
      return <Reversi />;
    case 'white-man':
    case 'black-man':
      return <Man />;
    case 'white-dame':
    case 'black-dame':
      return <Dame />;
    case 'stick':
      return <Stick />;
    case 'chocolate':
      return <Chocolate />;
    case 'poison':
      return <Poison />;
    default:
      return <ChessPiece kind={name.slice(6) as ChessKind} />;
  }
}
