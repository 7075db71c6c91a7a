import { words } from '../../i18n/index.ts';
import { speaking } from '../spoken.ts';
import { shellText } from '../words.ts';

const text = speaking(
  words({
    lead: {
      en: 'Three ways to bring trees and arenas to a class. Nothing is sent anywhere: a link holds all that it shows.',
      fr: 'Trois façons d’amener arbres et arènes en classe. Rien n’est envoyé : un lien contient tout ce qu’il montre.',
    },
    project: { en: 'Project', fr: 'Projeter' },
    projectLine: {
      en: 'A search on its tree, step by step, in full screen, with its program beside it.',
      fr: 'Une recherche sur son arbre, pas à pas, en plein écran, avec son programme à côté.',
    },
    handOut: { en: 'Hand out', fr: 'Distribuer' },
    handOutLine: {
      en: 'A series of exercises as one link, the same for all students, corrected at once.',
      fr: 'Une série d’exercices en un lien, la même pour tous les élèves, corrigée aussitôt.',
    },
    print: { en: 'Print', fr: 'Imprimer' },
    printLine: {
      en: 'The same exercises as a sheet of paper, with solutions, or as LaTeX.',
      fr: 'Les mêmes exercices sur papier, avec leur corrigé, ou en LaTeX.',
    },
  }),
);

const doors = [
  ['#/tree', 'M4 4h16v11H4zM12 15v3M8 21l4-3 4 3', 'project', 'projectLine'],
  ['#/exercises', 'M4 12l16-8-5 16-4-6zM11 14l9-10', 'handOut', 'handOutLine'],
  ['#/sheet', 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z', 'print', 'printLine'],
] as const;

/** The doors for a class. */
export function TeachPage() {
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.teach}</h1>
        <p>{text.lead}</p>
      </div>
      <ul class="doors">
        {doors.map(([to, icon, title, line]) => (
          <li key={to} class="card">
            <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h2>
              <a href={to}>{text[title]}</a>
            </h2>
            <p>{text[line]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
