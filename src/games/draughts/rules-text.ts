import type { Translation } from '../../i18n/index.ts';
import type { DraughtsRules } from '../../kernels/index.ts';
import type { RulesBoard, RulesPart, RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Draughts } from './game.ts';
import { type DraughtsVariant, defaultSize, firstColour, forcesCaptures } from './variant.ts';

/** The differences between rule sets. The rules themselves are compiled; a test compares this table with them. */
export interface Traits {
  /** Kings move and take from afar. */
  readonly flying: boolean;
  /** Men take backwards too. */
  readonly backwards: boolean;
  /** Which capture has to be made. */
  readonly which: 'any' | 'most' | 'worth';
  /** What happens to a man that reaches the last row and could capture further. */
  readonly crossing: 'stays' | 'crowned' | 'never';
}

const FREE: Traits = { flying: true, backwards: true, which: 'any', crossing: 'stays' };

export const TRAITS: Readonly<Record<DraughtsRules, Traits>> = {
  souffler: FREE,
  international: { ...FREE, which: 'most' },
  english: { flying: false, backwards: false, which: 'any', crossing: 'never' },
  russian: { ...FREE, crossing: 'crowned' },
  brazilian: { ...FREE, which: 'most' },
  pool: FREE,
  frisian: { ...FREE, which: 'worth' },
};

export const rulesText: RulesText<Draughts> = ({ variant }) => {
  const traits = TRAITS[variant.rules];
  return [
    start(variant),
    moving(traits, variant),
    taking(traits, variant),
    duty(traits, variant),
    ...(variant.rules === 'souffler' ? [huffing(variant)] : []),
    { title: TITLES.draws, text: variant.endless ? [ENDLESS] : drawn(variant) },
  ];
};

function start(variant: DraughtsVariant): RulesPart {
  const { size } = variant;
  const rows = (size - 2) / 2;
  const men = (rows * size) / 2;
  const begins =
    firstColour(variant) === 'white'
      ? { en: 'White begins.', fr: 'Les Blancs commencent.' }
      : { en: 'Black begins.', fr: 'Les Noirs commencent.' };
  return {
    title: TITLES.aim,
    text: [
      {
        en: 'Take all pieces of the other side, or leave it without a move: a side without one has lost.',
        fr: 'Prendre toutes les pièces adverses, ou les bloquer : qui ne peut plus jouer a perdu.',
      },
      {
        en: `The board has ${size} × ${size} squares, and only the dark ones are used. Each side has ${men} men, on its first ${rows} rows. ${begins.en}`,
        fr: `Le damier a ${size} × ${size} cases, et l’on ne joue que sur les foncées. Chaque camp a ${men} pions, sur ses ${rows} premières rangées. ${begins.fr}`,
      },
    ],
    boards: [{ said: { en: `The start. ${begins.en}`, fr: `Le début. ${begins.fr}` } }],
  };
}

function moving({ flying }: Traits, { rules }: DraughtsVariant): RulesPart {
  return {
    title: { en: 'Men and kings', fr: 'Pions et dames' },
    text: [
      {
        en: 'A man goes one square forwards along the diagonal. If it ends its move on the last row, it becomes a king.',
        fr: 'Un pion avance d’une case en diagonale. S’il finit son coup sur la dernière rangée, il devient une dame.',
      },
      flying
        ? {
            en: 'A king goes along the diagonals, forwards and backwards, as far as the squares are free.',
            fr: 'Une dame se déplace en diagonale, dans les deux sens, d’autant de cases libres que l’on veut.',
          }
        : {
            en: 'A king goes one square along the diagonal, forwards or backwards.',
            fr: 'Une dame se déplace d’une seule case en diagonale, en avant ou en arrière.',
          },
      ...(rules === 'frisian' ? [TIRED] : []),
    ],
  };
}

const TIRED: Translation = {
  en: 'As long as its side has men, a king may move only three times in a row without taking; then another piece has to move first.',
  fr: 'Tant que son camp a des pions, une dame ne joue que trois fois de suite sans prendre ; une autre pièce doit ensuite jouer d’abord.',
};

function taking({ flying, backwards }: Traits, variant: DraughtsVariant): RulesPart {
  const { rules } = variant;
  const ways = backwards
    ? { en: 'forwards or backwards', fr: 'en avant comme en arrière' }
    : { en: 'forwards only', fr: 'en avant seulement' };
  return {
    title: TITLES.taking,
    text: [
      {
        en: `A man takes a piece of the other side beside it on the diagonal, ${ways.en}, by jumping over it onto the free square behind.`,
        fr: `Un pion prend une pièce adverse située à côté de lui en diagonale, ${ways.fr}, en passant par-dessus, à condition que la case derrière soit libre.`,
      },
      ...(rules === 'frisian' ? [STRAIGHT] : []),
      flying
        ? {
            en: 'A king takes from afar: it passes over one piece on its way, however far off, and stops on any free square behind it.',
            fr: 'Une dame prend de loin : elle passe par-dessus une pièce de sa ligne, si éloignée soit-elle, et s’arrête sur n’importe quelle case libre derrière.',
          }
        : {
            en: 'A king takes in the same way, forwards and backwards.',
            fr: 'Une dame prend de même, en avant comme en arrière.',
          },
      {
        en: 'Whatever can be taken from the square where the piece lands is taken in the same turn. A capture once begun is finished. Taken pieces leave the board at its end, and none is passed twice.',
        fr: 'De la case où elle arrive, la pièce prend encore, dans le même tour, ce qui se présente : c’est une rafle. Une rafle commencée se finit. Les pièces prises quittent le damier à la fin, et l’on ne passe pas deux fois par-dessus la même.',
      },
    ],
    boards: boardsFor(variant, [rules === 'frisian' ? SHOWN.straight : SHOWN.several, flying ? SHOWN.afar : undefined]),
  };
}

const STRAIGHT: Translation = {
  en: 'Pieces also take along rows and columns, from dark square to dark square: the light ones between do not count. They move along diagonals only.',
  fr: 'On prend aussi le long des rangées et des colonnes, de case foncée en case foncée, sans compter les claires. On ne se déplace qu’en diagonale.',
};

function duty({ which, crossing }: Traits, variant: DraughtsVariant): RulesPart {
  const must = forcesCaptures(variant)
    ? { en: 'Capture is mandatory.', fr: 'Qui peut prendre doit prendre.' }
    : {
        en: 'Capture is mandatory, or the piece may be huffed (see below).',
        fr: 'Qui peut prendre doit prendre ; sinon, il risque d’être soufflé (voir plus bas).',
      };
  return {
    title: { en: 'Which capture', fr: 'Quelle prise' },
    text: [{ en: `${must.en} ${WHICH[which].en}`, fr: `${must.fr} ${WHICH[which].fr}` }, CROSSING[crossing]],
    boards: boardsFor(variant, [
      which === 'most' ? SHOWN.most : undefined,
      crossing === 'stays' && which !== 'worth' ? SHOWN.passes : crossing === 'crowned' ? SHOWN.crowned : undefined,
    ]),
  };
}

const WHICH: Readonly<Record<Traits['which'], Translation>> = {
  any: {
    en: 'Of several captures one may choose any, also one that takes fewer pieces.',
    fr: 'Entre plusieurs prises on choisit librement, même celle qui prend le moins de pièces.',
  },
  most: {
    en: 'Of several captures, one that takes the most pieces has to be made.',
    fr: 'Entre plusieurs prises, il faut en faire une qui prend le plus de pièces.',
  },
  worth: {
    en: 'Of several captures, the one that is worth most has to be made: a king counts a little less than two men. Of captures worth the same, one by a king comes first.',
    fr: 'Entre plusieurs prises, il faut faire celle qui vaut le plus : une dame compte un peu moins que deux pions. À valeur égale, c’est une dame qui prend.',
  },
};

const CROSSING: Readonly<Record<Traits['crossing'], Translation>> = {
  stays: {
    en: 'A man that comes to the last row while taking and leaves it again in the same turn stays a man.',
    fr: 'Un pion qui, dans une rafle, ne fait que passer par la dernière rangée reste un pion.',
  },
  crowned: {
    en: 'A man that comes to the last row while taking becomes a king at once, and goes on taking as one.',
    fr: 'Un pion qui, dans une rafle, arrive sur la dernière rangée devient aussitôt une dame et continue à prendre comme telle.',
  },
  never: {
    en: 'A man that takes its way to the last row becomes a king, and its turn ends there.',
    fr: 'Un pion qui arrive sur la dernière rangée en prenant devient une dame, et son tour finit là.',
  },
};

function huffing(variant: DraughtsVariant): RulesPart {
  return {
    title: { en: 'Huffing (souffler)', fr: 'Souffler n’est pas jouer' },
    text: [
      {
        en: 'If a player could take and takes nothing, the other may, at the next turn, huff a piece that should have taken: it is taken off the board. Then the huffer plays as usual: “souffler n’est pas jouer”, huffing is no move.',
        fr: 'Si un joueur pouvait prendre et ne prend rien, l’adversaire peut, à son tour, souffler une pièce qui aurait dû prendre : il l’ôte du damier. Puis il joue normalement : « souffler n’est pas jouer ».',
      },
      {
        en: 'One huffs before the move, one piece in a turn, or none; afterwards it is too late. Any capture, however small, saves all one’s pieces. A piece that should have taken and moved elsewhere is huffed where it stands. A side that would have no move left may not huff.',
        fr: 'On souffle avant de jouer, une seule pièce par tour, ou aucune ; ensuite il est trop tard. Toute prise, même la plus petite, met toutes ses pièces à l’abri. Une pièce qui devait prendre et a joué ailleurs se souffle où elle est. On ne souffle pas s’il ne reste ensuite aucun coup à jouer.',
      },
    ],
    boards: boardsFor(variant, [SHOWN.huff]),
  };
}

const ENDLESS: Translation = { en: 'Here the draw rules are switched off.', fr: 'Ici, les règles de nulle sont supprimées.' };

const AGAIN: Translation = {
  en: 'The same position with the same side to move for the third time.',
  fr: 'La même position, avec le trait au même camp, pour la troisième fois.',
};

/** Moves of each side without progress. */
const quiet = (moves: number, what: Translation): Translation => ({
  en: `${moves} moves of each side in which ${what.en} and nothing was taken.`,
  fr: `${moves} coups de chaque camp où ${what.fr} et où rien n’a été pris.`,
});

const onlyKings = (moves: number) => quiet(moves, { en: 'only kings moved', fr: 'seules des dames ont joué' });

function drawn({ rules, size }: DraughtsVariant): Translation[] {
  switch (rules) {
    case 'souffler':
      return [AGAIN, onlyKings(25)];
    case 'international':
      return [
        AGAIN,
        onlyKings(25),
        {
          en: 'A lone king against three pieces, one of them a king: after 16 moves of each side. Against one or two: after 5.',
          fr: 'Une dame seule contre trois pièces, dont une dame : après 16 coups de chaque camp. Contre une ou deux : après 5.',
        },
      ];
    case 'english':
      return [AGAIN, quiet(40, { en: 'no man moved', fr: 'aucun pion n’a joué' })];
    case 'frisian':
      return [
        AGAIN,
        {
          en: 'Two kings against one, nothing else: after 7 moves of each side. One against one: after 2.',
          fr: 'Deux dames contre une, sans autre pièce : après 7 coups de chaque camp. Une contre une : après 2.',
        },
      ];
    default: {
      const many = rules === 'pool' ? 13 : 15;
      return [
        AGAIN,
        {
          en: `A lone king against three kings or more: after ${many} moves of each side. Against one or two pieces, one of them a king: after 5.`,
          fr: `Une dame seule contre trois dames ou plus : après ${many} coups de chaque camp. Contre une ou deux pièces, dont une dame : après 5.`,
        },
        ...(size === 8 ? [ROAD] : []),
        WAITING,
        {
          en: 'With kings on both sides and 4 or 5 pieces on the board: 30 moves of each side without a capture or a promotion; with 6 or 7 pieces: 60. Otherwise: 15 in which only kings move and nothing is taken.',
          fr: 'Avec des dames des deux côtés et 4 ou 5 pièces en tout : 30 coups de chaque camp sans prise ni promotion ; avec 6 ou 7 pièces : 60. Dans les autres cas : 15 où seules des dames jouent et où rien n’est pris.',
        },
      ];
    }
  }
}

const ROAD: Translation = {
  en: 'A lone king that holds the main road, from corner to corner and without an enemy on it, against three pieces, one of them a king: after 5 moves of each side in a row.',
  fr: 'Une dame seule qui tient la grande diagonale, de coin à coin et sans ennemi dessus, contre trois pièces, dont une dame : après 5 coups de suite de chaque camp.',
};

const WAITING: Translation = {
  en: 'A draw after 5 moves waits while the side to move can take or wins at once.',
  fr: 'Une nulle après 5 coups attend tant que le camp au trait peut prendre ou gagne aussitôt.',
};

/** A board for the usual sizes; on others only the start is shown. */
type ExampleBoards = Readonly<Record<8 | 10, RulesBoard>>;

function boardsFor({ rules, size }: DraughtsVariant, shown: readonly (ExampleBoards | undefined)[]): RulesBoard[] {
  if (size === 6 || size !== defaultSize(rules)) return [];
  return shown.flatMap((board) => (board === undefined ? [] : [board[size]]));
}

const shown = (
  said: (first: string, second: string) => Translation,
  on10: readonly [from: string, move: string, first: string, second: string],
  on8 = on10,
): ExampleBoards => {
  const board = ([from, move, first, second]: typeof on10): RulesBoard => ({ from, moves: [move], said: said(first, second) });
  return { 10: board(on10), 8: board(on8) };
};

const SHOWN = {
  several: shown(
    (from, to) => ({
      en: `The man on ${from} takes two pieces in one turn and arrives on ${to}.`,
      fr: `Le pion en ${from} prend deux pièces dans le même tour et arrive en ${to} : une rafle.`,
    }),
    ['W:W32,38,43:B18,28,9', '32x12', '32', '12'],
    ['W:W22,30,31:B18,10,4', '22x6', '22', '6'],
  ),
  straight: shown(
    (from, to) => ({
      en: `The man on ${from} takes along the column and arrives on ${to}.`,
      fr: `Le pion en ${from} prend le long de la colonne et arrive en ${to}.`,
    }),
    ['W:W32,48:B22,5', '32x12', '32', '12'],
  ),
  afar: shown(
    (from, to) => ({
      en: `The king on ${from} takes from afar and may stop on any square behind its prey, here on ${to}.`,
      fr: `La dame en ${from} prend de loin et peut s’arrêter sur toute case derrière la pièce prise, ici en ${to}.`,
    }),
    ['W:WK46,48:B28,1', '46x14', '46', '14'],
    ['W:WK29,31:B18,1', '29x8', '29', '8'],
  ),
  most: shown(
    (from, other) => ({
      en: `The man on ${from} takes two pieces: it has to. The one on ${other} would take one only.`,
      fr: `Le pion en ${from} prend deux pièces : c’est obligatoire. Celui en ${other} n’en prendrait qu’une.`,
    }),
    ['W:W32,33:B28,18,5', '32x12', '32', '33'],
    ['W:W22,23:B18,11,1', '22x8', '22', '23'],
  ),
  passes: shown(
    (from, to) => ({
      en: `The man on ${from} takes twice, only passes the last row and is still a man on ${to}.`,
      fr: `Le pion en ${from} prend deux fois, ne fait que passer par la dernière rangée et reste un pion en ${to}.`,
    }),
    ['W:W13,48:B9,10,26', '13x15', '13', '15'],
    ['W:W10,30:B7,8,13', '10x12', '10', '12'],
  ),
  crowned: shown(
    (from, to) => ({
      en: `The man on ${from} becomes a king on the last row and goes on at once: it takes from afar and arrives on ${to}.`,
      fr: `Le pion en ${from} devient dame sur la dernière rangée et continue aussitôt : il prend de loin et arrive en ${to}.`,
    }),
    ['W:W11,30:B7,9,12', '11x13', '11', '13'],
  ),
  huff: shown(
    (huffed) => ({
      en: `Black did not take with the man on ${huffed}. White huffs it, then plays.`,
      fr: `Les Noirs n’ont pas pris avec le pion en ${huffed}. Les Blancs le soufflent, puis jouent.`,
    }),
    ['W:W32,38,48:B28,3,9:huff=28', '~28:32-27', '28', ''],
  ),
};
