import { MAX, MIN, ok, type Player, type Result, unwrap } from '../core/index.ts';
import { ChompIndex } from '../games/index.ts';
import { type Sentence, sentences } from '../i18n/index.ts';
import { solveImpartial } from '../solve/index.ts';
import { failure } from './arena-words.ts';

/** A bite, by row and column counted from 1 at the top left. */
export interface Bite {
  readonly row: number;
  readonly column: number;
}

/** One step of the argument: a bar, the player to move, and the bite in question. */
export interface StealingStep {
  readonly kind: 'line' | 'corner' | 'corner-wins' | 'answer' | 'stolen';
  /** The lengths of the rows, from the top. */
  readonly bar: readonly number[];
  readonly mover: Player;
  readonly bite?: Bite;
  /** The bar after the bite. */
  readonly left?: readonly number[];
  readonly says: Sentence;
}

/**
 * Course, exercise 1: the first player wins Chomp, unless the bar is only the poison. The proof names no move: it
 * shows that Ève cannot win after the corner without Adam having had her answer to himself (strategy stealing).
 */
export interface Stealing {
  readonly rows: number;
  readonly columns: number;
  /** Whether the bite in the corner wins by itself. */
  readonly cornerWins: boolean;
  /** Ève's answers that win after the corner: each of them Adam could have played at once. */
  readonly answers: readonly Bite[];
  readonly steps: readonly StealingStep[];
}

/** Beyond this the bars are too many to be solved at once. */
export const LONGEST_STOLEN = 8;

const sentence = sentences({
  'steal-line': {
    en: 'In a bar of one line Adam bites {bite}: only the poison is left, and Ève has lost.',
    fr: 'Dans une tablette d’une seule ligne, Adam croque {bite} : il ne reste que le poison, et Ève a perdu.',
  },
  'steal-corner': {
    en: 'Adam tries the last square, {bite}, at the bottom right. Either this wins, or Ève has a winning answer.',
    fr: 'Adam essaie le dernier carré, {bite}, en bas à droite. Soit ce coup gagne, soit Ève a une réponse gagnante.',
  },
  'steal-corner-wins': {
    en: 'Here it wins: after it Ève loses whatever she plays.',
    fr: 'Ici il gagne : ensuite Ève perd quoi qu’elle joue.',
  },
  'steal-answer': {
    en: 'Here Ève would win, with {bite}: it leaves {left}, where Adam, to move, loses.',
    fr: 'Ici Ève gagnerait, par {bite} : il reste {left}, où Adam, au trait, perd.',
  },
  'steal-stolen': {
    en: 'But Adam can bite {bite} at once: the last square goes with it, and the same {left} is left, with Ève to move. So Ève loses: Adam has stolen her strategy.',
    fr: 'Mais Adam peut croquer {bite} tout de suite : le dernier carré part avec, et il reste le même {left}, Ève au trait. Ève perd donc : Adam lui a volé sa stratégie.',
  },
});

/** The argument for a bar of rows x columns, with the bites that a solver finds. */
export function stealing(rows: number, columns: number): Result<Stealing> {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= LONGEST_STOLEN;
  if (!isSide(rows) || !isSide(columns)) return failure('stealing-size', { most: LONGEST_STOLEN });
  if (rows * columns === 1) return failure('stealing-poison-alone');
  const index = new ChompIndex(rows, columns);
  const { wins } = unwrap(solveImpartial(index));
  const lengths = (position: number) => [...index.unindex(position)];
  const written = ({ row, column }: Bite) => `${row}.${column}`;
  const whole = index.start;
  if (rows === 1 || columns === 1) {
    const bite = rows === 1 ? { row: 1, column: 2 } : { row: 2, column: 1 };
    const left = lengths(index.bite(whole, bite.row, bite.column));
    const says = sentence('steal-line', { bite: written(bite) });
    const step: StealingStep = { kind: 'line', bar: lengths(whole), mover: MAX, bite, left, says };
    return ok({ rows, columns, cornerWins: rows * columns === 2, answers: [], steps: [step] });
  }
  const corner = { row: rows, column: columns };
  const afterCorner = index.bite(whole, rows, columns);
  const tried: StealingStep = {
    ...{ kind: 'corner', bar: lengths(whole), mover: MAX, bite: corner, left: lengths(afterCorner) },
    says: sentence('steal-corner', { bite: written(corner) }),
  };
  const answers = bitesOf(lengths(afterCorner)).filter(({ row, column }) => wins[index.bite(afterCorner, row, column)] === 0);
  if (answers.length === 0) {
    const won: StealingStep = { kind: 'corner-wins', bar: lengths(afterCorner), mover: MIN, says: sentence('steal-corner-wins') };
    return ok({ rows, columns, cornerWins: true, answers, steps: [tried, won] });
  }
  const [bite] = answers;
  const left = lengths(index.bite(afterCorner, bite.row, bite.column));
  const names = { bite: written(bite), left: index.name(index.index(left)) };
  const answered: StealingStep = {
    ...{ kind: 'answer', bar: lengths(afterCorner), mover: MIN, bite, left },
    says: sentence('steal-answer', names),
  };
  const stolen: StealingStep = {
    ...{ kind: 'stolen', bar: lengths(whole), mover: MAX, bite, left },
    says: sentence('steal-stolen', names),
  };
  return ok({ rows, columns, cornerWins: false, answers, steps: [tried, answered, stolen] });
}

/** Every bite into a bar but the poison. */
function bitesOf(lengths: readonly number[]): Bite[] {
  return lengths
    .flatMap((length, row) => Array.from({ length }, (_, column) => ({ row: row + 1, column: column + 1 })))
    .filter(({ row, column }) => row > 1 || column > 1);
}
