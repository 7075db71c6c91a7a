import { pageTexts } from './language.ts';

const text = pageTexts({
  related: { en: 'On the same subject', fr: 'Sur le même sujet' },
  understand: { en: 'Understand', fr: 'Comprendre' },
  practise: { en: 'Practise', fr: 'S’exercer' },
  prove: { en: 'Prove', fr: 'Prouver' },
  try: { en: 'Try', fr: 'Essayer' },
  minimax: { en: 'minimax', fr: 'minimax' },
  negamax: { en: 'negamax', fr: 'negamax' },
  cuts: { en: 'why a cut is safe', fr: 'pourquoi une coupure est sans risque' },
  deepCuts: { en: 'deep cuts', fr: 'les coupures profondes' },
  values: { en: 'minimax values', fr: 'les valeurs minimax' },
  whatIsCut: { en: 'what alpha-beta cuts', fr: 'ce qu’alpha-bêta coupe' },
  alphaBeta: { en: 'alpha-beta is correct', fr: 'alpha-bêta est correct' },
  subset: { en: 'alpha-beta examines no more', fr: 'alpha-bêta n’examine rien de plus' },
  attractors: { en: 'attractors', fr: 'les attracteurs' },
  winningRegion: { en: 'the attractor is where one wins', fr: 'l’attracteur est là où l’on gagne' },
  evaluations: { en: 'evaluations', fr: 'les évaluations' },
  heuristic: { en: 'computing H(s)', fr: 'calculer H(s)' },
  trees: { en: 'your own tree', fr: 'votre arbre' },
  arenas: { en: 'your own graph', fr: 'votre graphe' },
});

type Verb = 'understand' | 'practise' | 'prove' | 'try';
type Way = readonly [verb: Verb, address: string, title: Exclude<keyof typeof text, Verb | 'related'>];

const OWN_TREE: Way = ['try', '#/tree', 'trees'];

/** What belongs together: a chapter, an exercise, a theorem, and a figure of one's own. */
const subjects = {
  minimax: [
    ['understand', '#/course/minimax', 'minimax'],
    ['practise', '#/exercises?practise=values', 'values'],
    ['prove', '#/proof/000-4-c-theoreme', 'alphaBeta'],
    OWN_TREE,
  ],
  negamax: [
    ['understand', '#/course/negamax', 'negamax'],
    ['practise', '#/exercises?practise=negamax', 'negamax'],
    ['prove', '#/proof/001-deuxieme-pseudocode', 'alphaBeta'],
    ['try', '#/tree?preset=000-figure-1&algorithms=negamax&step=first', 'trees'],
  ],
  cuts: [
    ['understand', '#/course/cuts', 'cuts'],
    ['practise', '#/exercises?practise=cuts', 'whatIsCut'],
    ['prove', '#/proof/000-4-c-theoreme', 'alphaBeta'],
    OWN_TREE,
  ],
  deepCuts: [
    ['understand', '#/course/deep-cuts', 'deepCuts'],
    ['practise', '#/exercises?practise=cuts&level=3', 'whatIsCut'],
    ['prove', '#/proof/000-4-c-dernier-lemme', 'subset'],
    ['try', '#/tree?preset=000-figure-4&algorithms=minimax2,alphabeta&step=first', 'trees'],
  ],
  attractors: [
    ['understand', '#/course/attractors', 'attractors'],
    ['practise', '#/exercises?practise=attractor', 'attractors'],
    ['prove', '#/proof/004-i-4-positions-gagnantes', 'winningRegion'],
    ['try', '#/arena?tab=graph', 'arenas'],
  ],
  evaluations: [
    ['understand', '#/course/horizon', 'evaluations'],
    ['practise', '#/exercises?practise=heuristic', 'heuristic'],
    ['try', '#/evaluate', 'evaluations'],
  ],
} as const satisfies Record<string, readonly Way[]>;
export type Subject = keyof typeof subjects;

/** The subject of an algorithm, a kind of exercise, a chapter or a theorem, by its name. */
const NAMED: Readonly<Record<string, Subject>> = {
  minimax: 'minimax',
  values: 'minimax',
  minimax2: 'deepCuts',
  'deep-cuts': 'deepCuts',
  subset: 'deepCuts',
  negamax: 'negamax',
  horizon: 'evaluations',
  heuristic: 'evaluations',
  ...Object.fromEntries(
    ['cuts', 'window', 'order', 'count', 'lemma', 'alphaBeta', 'bound'].map((name) => [name, 'cuts' as const]),
  ),
  ...Object.fromEntries(
    ['attractor', 'attractors', 'ranks', 'strategy', 'strategies', 'arenas', 'draws', 'certificate'].map((name) => [
      name,
      'attractors' as const,
    ]),
  ),
};
export const subjectOf = (name: string): Subject | undefined => NAMED[name];

interface Props {
  readonly subject: Subject | undefined;
  /** What one does on the page itself. */
  readonly here: Verb;
}

/** Ways from a page to what else there is on its subject. */
export function Related({ subject, here }: Props) {
  if (subject === undefined) return null;
  const ways: readonly Way[] = subjects[subject];
  return (
    <nav class="related chips" aria-label={text.related}>
      {ways.map(
        ([verb, address, title]) =>
          verb !== here && (
            <a key={verb} href={address}>
              <b>{text[verb]}</b>
              <span>{text[title]}</span>
            </a>
          ),
      )}
    </nav>
  );
}
