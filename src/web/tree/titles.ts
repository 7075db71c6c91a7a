import { presets } from '../../explain/index.ts';
import { gameTitle, variantTitle } from '../board/index.ts';
import { said } from '../spoken.ts';
import type { Source } from './address.ts';
import type { Shown } from './growing.ts';
import { text } from './words.ts';

/** What the shown tree is called. */
export function titleOf({ source, edits }: Pick<Shown, 'source' | 'edits'>): string {
  const title = sourceTitle(source);
  return edits.length === 0 ? title : text.edited({ tree: title });
}

function sourceTitle(source: Source): string {
  if (source.kind === 'preset') return said(presets.find(({ name }) => name === source.name)?.title ?? source.name);
  if (source.kind === 'typed') return text.typedTree;
  if (source.kind === 'random') return text.randomOf({ seed: source.seed });
  const { game, moves, depth = 1 } = source;
  const variant = variantTitle(game);
  const name = variant === undefined ? gameTitle(game) : `${gameTitle(game)} · ${variant}`;
  if (moves.length === 0) return text.positionOf({ game: name, depth });
  return text.positionAfter({ game: name, moves: moves.length, depth });
}
