import { MAX, MIN } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import {
  type DraughtsPart,
  draughtsBlocks,
  draughtsManValue,
  draughtsParts,
  draughtsPatterns,
  type PhasedWeight,
} from '../../kernels/index.ts';
import { type Term, withRemainder } from '../evaluation/terms.ts';
import type { HeuristicSet, TableLayout } from '../evaluation/weight-table.ts';
import type { Draughts } from './game.ts';
import type { DraughtsPosition } from './position.ts';
import { setupOf } from './setup.ts';
import { type DraughtsVariant, firstColour } from './variant.ts';

const MAN = { en: 'man', fr: 'pion' };
const KINGS = { en: 'kings and where they stand', fr: 'dames et leur place' };

const BLOCK = { en: 'how the men of a block stand', fr: 'disposition des pions d’un bloc' };
const ROUNDING = { en: 'rounding, and endings that are often drawn', fr: 'arrondi, et finales souvent nulles' };

/** The terms of the evaluation after the men, in its order. */
const PARTS: Readonly<Record<Exclude<DraughtsPart, 'men' | 'patterns'>, Translation>> = {
  home: { en: 'men kept on the home rows', fr: 'pions gardés sur la première rangée' },
  kings: KINGS,
  turn: { en: 'being on move, the opposition', fr: 'trait et opposition' },
  steps: { en: 'steps that men can make', fr: 'pas possibles des pions' },
  formation: { en: 'pairs, chains, outposts, holes', fr: 'paires, chaînes, avant-postes, trous' },
  passed: { en: 'men that nobody can stop', fr: 'pions que rien n’arrête' },
  captures: { en: 'captures that threaten', fr: 'prises qui menacent' },
};

export function draughtsHeuristics({ variant }: Draughts): HeuristicSet<DraughtsPosition> {
  const white = firstColour(variant) === 'white';
  const isPatterned = draughtsPatterns(variant.rules, variant.size) !== undefined;
  const [max, min] = white ? ['white', 'black'] : ['black', 'white'];
  const layout: TableLayout = {
    kinds: [
      { name: MAN, max: `${max}-man`, min: `${min}-man` },
      { name: { en: 'king', fr: 'dame' }, max: `${max}-dame`, min: `${min}-dame` },
    ],
    min: 'turned',
  };
  return {
    heuristics: [
      {
        name: 'fitted',
        title: { en: 'Minerve’s own', fr: 'Celle de Minerve' },
        about: {
          en: `A man is worth about 100; weights are fitted to games that the program played against itself, and go from the opening’s to the ending’s as pieces leave the board. ${isPatterned ? 'Men count alike wherever they stand; how they stand is learned by blocks of 4x4 squares, which overlap: every filling of a block with men has a weight.' : 'Men are weighed by their squares.'} What else the compiled evaluation counts is shown by groups: by how much each changes the value when it is added to those before it.`,
          fr: `Un pion vaut environ 100 ; les poids sont ajustés sur des parties du programme contre lui-même, et passent de ceux de l’ouverture à ceux de la finale quand les pièces quittent le damier. ${isPatterned ? 'Les pions valent autant où qu’ils soient ; leur disposition est apprise par blocs de 4x4 cases, qui se recouvrent : chaque remplissage d’un bloc par des pions a un poids.' : 'Les pions sont pesés selon leur case.'} Le reste de l’évaluation compilée est montré par groupes : ce dont chacun change la valeur quand on l’ajoute aux précédents.`,
        },
        terms: (position) => terms(position, variant, white),
      },
    ],
    layout,
    table: 'man 100 ; king 300',
  };
}

function terms(position: DraughtsPosition, variant: DraughtsVariant, maxIsWhite: boolean): readonly Term[] {
  const { rules, size } = variant;
  const board = position.board();
  const setup = setupOf(board, variant);
  const sign = maxIsWhite ? 1 : -1;
  const { men, patterns, ...parts } = draughtsParts(board, rules, size);
  const [whites, blacks] = [setup.white, setup.black];
  const pieces = whites.men.length + whites.kings.length + blacks.men.length + blacks.kings.length;
  const most = size * (size / 2 - 1);
  const now = ({ opening, ending }: PhasedWeight) => Math.round((opening * pieces + ending * (most - pieces)) / most);
  const manTerms = (['white', 'black'] as const).flatMap((colour) => {
    const player = (colour === 'white') === maxIsWhite ? MAX : MIN;
    return setup[colour].men.map((square): Term => {
      const worth = draughtsManValue(colour === 'white' ? square : (size * size) / 2 + 1 - square, rules, size);
      return { name: MAN, player, squares: [String(square)], points: player * now(worth) };
    });
  });
  const ordered = manTerms.sort((one, other) => (other.player as number) - (one.player as number));
  const blocks = draughtsBlocks(board, rules, size).flatMap((block): Term[] => {
    const points = sign * now(block);
    return points === 0 ? [] : [{ name: BLOCK, player: undefined, squares: block.squares.map(String), points }];
  });
  const kings = [...whites.kings, ...blacks.kings].map(String);
  const rest = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part): Term[] => {
    if (parts[part] === 0) return [];
    return [{ name: PARTS[part], player: undefined, squares: part === 'kings' ? kings : [], points: sign * parts[part] }];
  });
  return [...withRemainder(ordered, sign * men, ROUNDING), ...rest, ...withRemainder(blocks, sign * patterns, ROUNDING)];
}
