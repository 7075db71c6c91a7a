import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { MAX } from '../../core/index.ts';
import { writeWhole } from '../../core/node/index.ts';
import {
  bestClaim,
  type Claim,
  claimText,
  codesText,
  fitsTwoWords,
  generate,
  MOST_BUDGET,
  openDistances,
  openLeafSearch,
  parseCodes,
  writeCertificate,
} from '../../engines/index.ts';
import type { Connect4, Connect4Position } from '../../games/index.ts';
import { intFlag, textFlag } from '../arguments.ts';
import type { Args, Command, Context } from '../command.ts';
import { requireNotWon } from '../connect4/position.ts';
import { loadGame } from '../load-game.ts';
import { POSITION_OPTIONS } from '../options.ts';
import { commandFailure, EXIT_OK, INTERRUPTED, usageError } from '../problems.ts';
import { positionFromOptions } from '../starting.ts';

const DEFAULT_BUDGET = 10_000;
const SAVE_MS = 2000;
const EVERY_MS = 400;

export const command: Command = {
  name: 'certify',
  group: 'solve',
  summary: {
    en: 'writes a strategy of Connect 4 with its proof to a file, for minerve verify',
    fr: 'écrit une stratégie de Puissance 4 avec sa preuve dans un fichier, pour minerve verify',
  },
  synopsis: ['certify connect4[:WxHxL] --out FILE'],
  examples: {
    'certify connect4:5x4x4 --out 5x4.cert': { en: 'a small board, in a second', fr: 'une petite grille, en une seconde' },
    'certify connect4 --moves 4 --out centre.cert': {
      en: 'the centre wins: some minutes',
      fr: 'le centre gagne : quelques minutes',
    },
    'verify centre.cert --proved': {
      en: 'by the checker that is proved in Coq',
      fr: 'par le contrôleur prouvé en Coq',
    },
  },
  options: {
    'out FILE': { en: 'where to write', fr: 'où écrire' },
    'owner WHO': {
      en: 'first or second: whose strategy, if not the better side’s',
      fr: 'first ou second : la stratégie de qui, si ce n’est pas du mieux placé',
    },
    'claim WHAT': {
      en: 'wins or draws: what it reaches, if not the best',
      fr: 'wins ou draws : ce qu’elle atteint, si ce n’est pas le mieux',
    },
    'budget N': {
      en: `positions that a leaf may cost a checker (${DEFAULT_BUDGET}): more make a smaller file that takes longer to check`,
      fr: `positions qu’une feuille peut coûter au contrôleur (${DEFAULT_BUDGET}) : un plus grand budget fait un fichier plus petit, plus long à contrôler`,
    },
    ...POSITION_OPTIONS,
  },
  output: {
    en: `A text file: a line of JSON with the claim, then for every position that the strategy meets, layer by layer, the column to play, or that a search closes it, then a checksum. All replies of the other player are followed, mirror images and transpositions once. Where a run is ended, FILE.part keeps what was found, and the same command goes on.
--json says {file, game, from, owner, claim, positions, stored, bytes}: from are the columns played before, stored the moves in the file.`,
    fr: `Un fichier texte : une ligne de JSON avec l’affirmation, puis pour chaque position que rencontre la stratégie, couche par couche, la colonne à jouer, ou qu’une recherche la conclut, puis une somme de contrôle. Toutes les réponses de l’autre joueur sont suivies, images dans un miroir et transpositions une fois. Si le calcul est interrompu, FILE.part garde ce qui a été trouvé, et la même commande reprend.
--json dit {file, game, from, owner, claim, positions, stored, bytes} : from sont les colonnes jouées avant, stored les coups du fichier.`,
  },
  positionals: [1, 1],
  thread: 'worker',
  run: certify,
};

async function certify(context: Context): Promise<number> {
  const { args, words, signal } = context;
  const file = textFlag(args, 'out');
  if (file === undefined) throw usageError((say) => say.certify.wantsFile);
  const budget = intFlag(args, 'budget', 1, MOST_BUDGET) ?? DEFAULT_BUDGET;
  const { game } = await loadGame(args.positionals[0] as string, context.input);
  const claim = await claimOf(game as Connect4, args);
  const part = `${file}.part`;
  const head = `${JSON.stringify({ ...claimText(claim), budget })}\n`;
  const known = knownIn(part, head);
  if (known.length > 0) context.note(words.certify.resumed({ positions: known.length }));
  writeFileSync(part, head + codesText(known));
  let unsaved: number[] = [];
  let saved = performance.now();
  const save = () => {
    appendFileSync(part, codesText(unsaved));
    unsaved = [];
    saved = performance.now();
  };
  let shownAt = performance.now();
  const nodesToClose = await openLeafSearch(claim);
  const distances = await openDistances(claim);
  try {
    const codes = generate(claim, {
      budget,
      known,
      signal,
      distance: distances.distance,
      nodesToClose,
      onCode: (code) => {
        unsaved.push(code);
        if (performance.now() - saved > SAVE_MS) save();
      },
      onProgress: (progress) => {
        if (performance.now() - shownAt < EVERY_MS) return;
        shownAt = performance.now();
        context.progress(words.certify.progress(progress));
      },
    });
    if (codes === undefined) {
      save();
      context.note(words.certify.interrupted({ part }));
      return INTERRUPTED;
    }
    const text = writeCertificate({ claim, budget, codes });
    writeWhole(file, text);
    rmSync(part);
    const [positions, stored, bytes] = [codes.length, codes.filter((code) => code >= 0).length, text.length];
    const { board, moves: from, owner, claim: claimed } = claimText(claim);
    const facts = { file, game: `connect4:${board}`, from, positions, stored };
    if (args.flags.json === true) context.out(`${JSON.stringify({ ...facts, owner, claim: claimed, bytes })}\n`);
    else context.note(words.certify.written({ ...facts, claim }));
    return EXIT_OK;
  } finally {
    distances.close();
  }
}

/** The claim to be proved: the typed one, otherwise the strongest that holds. */
async function claimOf(game: Connect4, args: Args): Promise<Claim> {
  const { size } = game;
  if (!game.name.startsWith('connect4') || size === undefined) throw usageError((say) => say.certify.onlyConnect4);
  if (!fitsTwoWords(size)) throw usageError((say) => say.certify.tooLarge({ game: game.name }));
  const position = positionFromOptions(game, args).position as Connect4Position;
  requireNotWon(position);
  if (position.began !== MAX) throw usageError((say) => say.certify.secondBegan);
  const moves = position.columnsPlayed();
  const owner = textFlag(args, 'owner');
  const typed = textFlag(args, 'claim');
  if (owner !== undefined && owner !== 'first' && owner !== 'second')
    throw usageError((say) => say.certify.badOwner({ typed: owner }));
  if (typed !== undefined && typed !== 'wins' && typed !== 'draws') throw usageError((say) => say.certify.badClaim({ typed }));
  const best = await bestClaim({ board: size, moves }, owner ?? 'first');
  const goal = typed === undefined ? best.goal : typed === 'wins' ? 'win' : 'draw';
  return { ...best, owner: owner ?? best.owner, goal };
}

/** The codes left by an interrupted run with the same claim and budget. Throws if the file is from another run. */
function knownIn(part: string, head: string): number[] {
  if (!existsSync(part)) return [];
  const text = readFileSync(part, 'utf8');
  if (!text.startsWith(head)) throw commandFailure((say) => say.certify.otherRun({ part }));
  return parseCodes(text.slice(head.length)) ?? [];
}
