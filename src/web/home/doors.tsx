import { pageTexts } from '../language.ts';
import { shellText } from '../words.ts';
import { ArenaSketch, CourseSketch, ExerciseSketch } from './sketches.tsx';

const text = pageTexts({
  further: { en: 'See how it works', fr: 'Comprendre' },
  learn: {
    en: 'From “what is minimax?” to solved games: fifteen short chapters with figures that move, and exercises corrected at once.',
    fr: 'De « qu’est-ce que minimax ? » aux jeux résolus : quinze courts chapitres dont les figures bougent, et des exercices corrigés aussitôt.',
  },
  explore: {
    en: 'Your own tree, your own graph, any position of any game: watch the search, measure it, and read why it is right.',
    fr: 'Votre arbre, votre graphe, une position de n’importe quel jeu : regardez la recherche, mesurez-la, et lisez pourquoi elle est juste.',
  },
  teach: {
    en: 'Figures to project, series of exercises in one link, sheets to print. Nothing is sent anywhere.',
    fr: 'Des figures à projeter, des séries d’exercices en un lien, des feuilles à imprimer. Rien n’est envoyé nulle part.',
  },
  forClass: { en: 'For a class', fr: 'Pour la classe' },
});

const label = (place: Place) => (place === 'forClass' ? text.forClass : shellText[place]);

const doors = [
  [
    'learn',
    CourseSketch,
    [
      ['#/course', 'course'],
      ['#/exercises', 'exercises'],
    ],
  ],
  [
    'explore',
    ArenaSketch,
    [
      ['#/tree', 'tree'],
      ['#/arena', 'arenas'],
      ['#/evaluate', 'evaluate'],
      ['#/lab', 'lab'],
      ['#/proof', 'proofs'],
    ],
  ],
  ['teach', ExerciseSketch, [['#/teach', 'forClass']]],
] as const;
type Place = (typeof doors)[number][2][number][1];

/** The other parts of the app, by purpose. */
export function Doors() {
  return (
    <section class="further" aria-labelledby="further-title">
      <h2 id="further-title">{text.further}</h2>
      <ul class="doors fit tiles">
        {doors.map(([name, Picture, places]) => (
          <li key={name} class="card stack">
            <Picture />
            <h3 class="heading">{shellText[name]}</h3>
            <p class="muted">{text[name]}</p>
            <ul class="ways row wide">
              {places.map(([hash, place]) => (
                <li key={hash}>
                  <a href={hash}>{label(place)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
