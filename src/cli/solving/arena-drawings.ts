import type { SolvedArena } from '../../engines/index.ts';
import type { Arena } from '../../solve/index.ts';
import type { Context } from '../command.ts';
import { type Drawing, fileNamed, writeDrawing } from '../drawings.ts';

/** The formats in which a solved arena is written besides the report. */
export const ARENA_DRAWINGS: readonly Drawing<SolvedArena>[] = [
  {
    name: 'text',
    value: 'FILE',
    isValue: fileNamed('txt'),
    says: { en: 'write it as a text that can be read again', fr: "l'écrire en texte qui peut être relu" },
    draw: async ({ arena, solution }, options) => (await import('../../draw/index.ts')).arenaToText(arena, solution, options),
  },
  {
    name: 'svg',
    value: 'FILE',
    isValue: fileNamed('svg'),
    says: { en: 'draw it as SVG, for a page', fr: 'la dessiner en SVG, pour une page' },
    draw: async ({ arena, solution }, options) => (await import('../../draw/index.ts')).arenaToSvg(arena, solution, options),
  },
  {
    name: 'dot',
    value: 'FILE',
    isValue: fileNamed('dot', 'gv'),
    says: { en: 'draw it for Graphviz', fr: 'la dessiner pour Graphviz' },
    draw: async ({ arena, solution }, options) => (await import('../../draw/index.ts')).arenaToDot(arena, solution, options),
  },
  {
    name: 'tikz',
    value: 'FILE',
    isValue: fileNamed('tex', 'tikz'),
    says: { en: 'draw it for LaTeX', fr: 'la dessiner pour LaTeX' },
    draw: async ({ arena, solution }, options) => (await import('../../draw/index.ts')).arenaToTikz(arena, solution, options),
  },
];

/** Writes the drawing, and says so where it shows a part of the arena only. */
export async function writeArenaDrawing(
  drawing: Drawing<SolvedArena>,
  solved: SolvedArena,
  file: string | true,
  context: Context,
): Promise<void> {
  const { arena } = solved;
  const drawn = new Set<number>();
  // A drawing asks for the owner of what it draws, and of nothing else.
  const owner = (position: number) => {
    drawn.add(position);
    return arena.owner(position);
  };
  const watched: Arena = {
    title: arena.title,
    size: arena.size,
    start: arena.start,
    owner,
    outcome: (position) => arena.outcome(position),
    successors: (position, into) => arena.successors(position, into),
    name: (position) => arena.name(position),
  };
  await writeDrawing(drawing, { ...solved, arena: watched }, file, context);
  if (drawn.size < arena.size) context.note(context.words.arena.drawn(drawn.size, arena.size));
}
