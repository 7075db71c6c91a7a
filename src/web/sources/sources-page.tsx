import { SOURCES } from '../../i18n/index.ts';
import { Terms } from '../dialog.tsx';
import { pageText, pageTexts } from '../language.ts';
import { shellText } from '../words.ts';
import { documentWords, historyWords, sourcesWords } from './words.ts';

const text = pageTexts(sourcesWords);

/** The parts of the app that show the content of a document. */
const LINKS = {
  '000': '#/proof',
  '001': '#/tree',
  '002': '#/rules/draughts:souffler',
  '003': '#/lab',
  '004': '#/arena',
} as const;

const hasWords = (id: string): id is keyof typeof documentWords => id in documentWords;

/** The sources of Minerve: the only page that shows the ids of the five documents. */
export function SourcesPage() {
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.sources}</h1>
        <p>{text.lead}</p>
      </div>
      <section aria-labelledby="documents-title">
        <h2 id="documents-title">{text.documents}</h2>
        <ul class="doors fit tiles">
          {SOURCES.map(({ id, short, title, author, year }) => {
            if (!hasWords(id)) return null;
            const words = documentWords[id];
            return (
              <li key={id} class="card">
                <h3 class="heading">{pageText(short)}</h3>
                <p class="muted" translate={false}>
                  <cite lang="fr">{title}</cite>
                  {[author, year].filter((part) => part !== undefined).map((part) => `, ${part}`)}
                </p>
                <p class="muted">{pageText(words.about)}</p>
                <p>
                  <a href={LINKS[id]}>{pageText(words.link)}</a>
                </p>
                <small>{text.id({ id })}</small>
              </li>
            );
          })}
        </ul>
      </section>
      <section class="card" aria-labelledby="history-title">
        <h2 id="history-title">{text.history}</h2>
        <Terms of={historyWords} class="docs" />
      </section>
      <section class="card" aria-labelledby="papers-title">
        <h2 id="papers-title">{text.papers}</h2>
        <ul class="docs" translate={false}>
          {SOURCES.map(({ id, title, author, year }) =>
            hasWords(id) ? null : (
              <li key={id}>
                {author}, <cite>{title}</cite>, {year}
              </li>
            ),
          )}
        </ul>
      </section>
    </>
  );
}
