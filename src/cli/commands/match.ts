import type { Command, Context } from '../command.ts';
import { HEURISTIC_OPTION } from '../options.ts';

export const command: Command = {
  name: 'match',
  group: 'measure',
  summary: {
    en: 'players against each other: levels, algorithms, other programs; Elo and a test that stops by itself',
    fr: 'des joueurs l’un contre l’autre : niveaux, algorithmes, autres programmes ; Elo et test qui s’arrête seul',
  },
  synopsis: ['match A B --game G [--games N] [--sprt E0,E1] [--out DIR] [options]', 'match --levels G [--games N] [--out DIR]'],
  examples: {
    'match level:3 level:1 --game connect4': {
      en: '100 games, each opening twice',
      fr: '100 parties, chaque ouverture deux fois',
    },
    'match alphabeta:depth=4 random --game othello --games 20': {
      en: 'an algorithm of the Course against random moves',
      fr: 'un algorithme du cours contre des coups au hasard',
    },
    'match nodes:20000 nodes:10000 --game draughts:souffler --sprt 0,50 --out twice': {
      en: 'until it is decided whether twice the nodes bring 50 Elo; games and result in the folder twice',
      fr: 'jusqu’à savoir si deux fois plus de nœuds apportent 50 Elo ; parties et résultat dans le dossier twice',
    },
    "match level:5 'uci:stockfish;nodes=1000;Skill Level=0' --game chess --games 20": {
      en: 'against another program, with its limit and one of its options',
      fr: 'contre un autre programme, avec sa limite et une de ses options',
    },
    'match --levels connect4 --games 20': { en: 'the Elo of every level', fr: 'l’Elo de chaque niveau' },
  },
  options: {
    'game G': { en: 'the game, as minerve games types it', fr: 'le jeu, comme le tape minerve games' },
    'levels G': {
      en: 'a tournament of the levels of this game instead: each meets the two below it',
      fr: 'à la place, un tournoi des niveaux de ce jeu : chacun rencontre les deux au-dessous',
    },
    'games N': {
      en: 'games at most (100; with --sprt 20000; with --levels 20 a meeting)',
      fr: 'parties au plus (100 ; avec --sprt 20000 ; avec --levels 20 par rencontre)',
    },
    'sprt E0,E1': {
      en: 'stop as soon as it is decided whether A is E0 or E1 Elo ahead',
      fr: 's’arrêter dès qu’il est décidé si A a E0 ou E1 Elo d’avance',
    },
    'alpha P': {
      en: 'with --sprt: how often E1 may be accepted wrongly (0.05)',
      fr: 'avec --sprt : risque d’accepter E1 à tort (0.05)',
    },
    'beta P': {
      en: 'with --sprt: how often E0 may be accepted wrongly (0.05)',
      fr: 'avec --sprt : risque d’accepter E0 à tort (0.05)',
    },
    ...HEURISTIC_OPTION,
    'openings N': { en: 'seed of the openings (that of --seed)', fr: 'graine des ouvertures (celle de --seed)' },
    'plies N': { en: 'random moves in an opening (by the game)', fr: 'coups au hasard d’une ouverture (selon le jeu)' },
    'nodes N': {
      en: 'with --levels: nodes a move for the last level, where it has no depth (100000)',
      fr: 'avec --levels : nœuds par coup du dernier niveau, s’il n’a pas de profondeur (100000)',
    },
    'upto N': {
      en: 'with --levels: play the levels up to N only; in a folder, what the others have played counts all the same',
      fr: 'avec --levels : ne jouer que les niveaux jusqu’à N ; dans un dossier, les parties des autres comptent aussi',
    },
    'threads N': { en: 'games at once (one a core)', fr: 'parties à la fois (une par cœur)' },
    'queue URL': {
      en: 'have the games played by minerve worker, on any machines, through this Redis server: redis://host',
      fr: 'faire jouer les parties par minerve worker, sur d’autres machines, à travers ce serveur Redis : redis://hôte',
    },
    'out DIR': {
      en: 'keep every finished game there, and go on from there; at the end the games as PGN, PDN, text or JSON',
      fr: 'y garder chaque partie finie, et reprendre de là ; à la fin les parties en PGN, PDN, texte ou JSON',
    },
  },
  output: {
    en: `A player is random, greedy (the best evaluation one move ahead), level:3, depth:8, nodes:100000, time:200ms, an algorithm with its options (alphabeta:depth=6, negascout:nodes=50000,table=16,order=hash+killer, alphabeta-soft:depth=8,q=2), or another program: uci:COMMAND for chess, nboard:COMMAND for Othello, hub:COMMAND for draughts. After a program's command stand, with semicolons, its limit (time=200ms, nodes=1000, depth=6; 100 ms or depth 8 without one), grace=500ms (what a move may take beyond its time before it loses), patience=30s (how long Minerve waits for a move without a time), and its own options by their names. Several of depth, nodes and time hold together; level:10,nodes=100000 limits the last level; time:200ms,table=64,threads=2 gives our engine a table of 64 megabytes and two threads. heuristic=H gives a player of ours a heuristic of its own, without commas or in a file (alphabeta:depth=4,heuristic=mine.json); --heuristic gives it to both.
Openings are random moves after which a short search sees nobody ahead; each is played twice, both players once with each colour. A program that crashes, does not answer, is late or plays an illegal move loses that game; it is started again for the next one. The points are those of A. Elo has a 95% interval by the pairs; the test is Wald's, of pairs (pentanomial).
Ctrl-C ends the match with the pairs that are finished; with --out the same command goes on, also with more --games.
With --queue the pairs are jobs that workers take, with the same rows at the end; a program that a player names has to be on their machines, and is run only by workers whose owners allow it; endgame tables (tables=DIR) lie below the folder of the workers (minerve help worker).
--json gives {game, a, b, games, wins, draws, losses, score, elo, superiority, pairs, sprt, forfeits, nodes, ms, rows, stopped, seed, openings, folder, file}: score and elo are {value, low, high}, null where infinite; pairs has how many pairs brought 0, ½, 1, 1½, 2 points; rows has every game. With --levels {game, levels: [{player, elo, games}], meetings: [{a, b, games, wins, draws, losses, score}], stopped, seed, openings, folder, file}.`,
    fr: `Un joueur est random (au hasard), greedy (la meilleure évaluation à un coup), level:3, depth:8, nodes:100000, time:200ms, un algorithme avec ses options (alphabeta:depth=6, negascout:nodes=50000,table=16,order=hash+killer, alphabeta-soft:depth=8,q=2), ou un autre programme : uci:COMMANDE pour les échecs, nboard:COMMANDE pour Othello, hub:COMMANDE pour les dames. Après la commande viennent, avec des points-virgules, sa limite (time=200ms, nodes=1000, depth=6 ; sinon 100 ms ou profondeur 8), grace=500ms (ce qu’un coup peut prendre au-delà de son temps avant de perdre), patience=30s (combien de temps on l’attend s’il n’a pas de temps), et ses propres options par leur nom. Plusieurs limites (depth, nodes, time) peuvent valoir ensemble ; level:10,nodes=100000 limite le dernier niveau ; time:200ms,table=64,threads=2 donne à notre moteur une table d’autant de mégaoctets et des fils d’exécution. heuristic=H donne à un de nos joueurs une heuristique à lui, sans virgules ou dans un fichier (alphabeta:depth=4,heuristic=mine.json) ; --heuristic la donne aux deux.
Les ouvertures sont des coups au hasard après lesquels une courte recherche ne voit personne en avance ; chacune est jouée deux fois, avec les couleurs échangées. Un programme qui plante, ne répond pas, dépasse son temps ou joue un coup illégal perd cette partie ; il est relancé pour la suivante. Les points sont ceux de A. L’Elo a un intervalle à 95 % d’après les paires ; le test est celui de Wald, par paires (pentanomial).
Ctrl-C termine le match avec les paires finies ; avec --out la même commande reprend, aussi avec plus de --games.
Avec --queue les paires sont des travaux que prennent des exécutants, avec les mêmes lignes à la fin ; un programme qu’un joueur nomme doit être sur leurs machines, et n’est lancé que par les exécutants dont le propriétaire le permet ; les tables de finales (tables=DOSSIER) se trouvent sous le dossier des exécutants (minerve help worker).
--json donne {game, a, b, games, wins, draws, losses, score, elo, superiority, pairs, sprt, forfeits, nodes, ms, rows, stopped, seed, openings, folder, file} : score et elo sont {value, low, high}, null si infini ; pairs compte les paires à 0, ½, 1, 1½, 2 points ; rows a toutes les parties. Avec --levels {game, levels: [{player, elo, games}], meetings: [{a, b, games, wins, draws, losses, score}], stopped, seed, openings, folder, file}.`,
  },
  positionals: [0, 2],
  thread: 'main',
  run,
};

async function run(context: Context): Promise<number> {
  const { runMatch, runLevels } = await import('../tournament/run-match.ts');
  return context.args.flags.levels === undefined ? runMatch(context) : runLevels(context);
}
