import { words } from '../../i18n/index.ts';
import { CopyButton, copyText } from '../copying.tsx';
import { pageTexts } from '../language.ts';
import { shellText } from '../words.ts';
import { EXAMPLE, INSTALL } from './example.ts';

const text = pageTexts(
  words({
    lead: {
      en: 'Minerve is also a TypeScript library without dependencies. Write the rules of your game and it plays it, draws its tree and solves it.',
      fr: 'Minerve est aussi une bibliothèque TypeScript sans dépendance. Écrivez les règles de votre jeu : elle y joue, dessine son arbre et le résout.',
    },
    install: { en: 'Install', fr: 'Installer' },
    fifteen: { en: 'An AI for your game in fifteen lines', fr: 'Une IA pour votre jeu en quinze lignes' },
    docs: { en: 'In the folder docs of the source', fr: 'Dans le dossier docs du code source' },
    learn: { en: 'the library, step by step', fr: 'la bibliothèque TypeScript, pas à pas' },
    addGame: { en: 'a game of your own', fr: 'ajouter son propre jeu' },
    engines: { en: 'engines, levels and time', fr: 'moteurs, niveaux et temps' },
    solve: { en: 'solve a game and check the answer', fr: 'résoudre un jeu et vérifier la réponse' },
    draw: { en: 'draw trees and arenas', fr: 'dessiner arbres et arènes' },
  }),
);

const docs = [
  ['docs/learn.md', 'learn'],
  ['docs/add-a-game.md', 'addGame'],
  ['docs/engines.md', 'engines'],
  ['docs/solve-and-verify.md', 'solve'],
  ['docs/draw.md', 'draw'],
] as const;

/** The library: how to install it, a first program, where to read on. */
export function CodePage() {
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.code}</h1>
        <p>{text.lead}</p>
      </div>
      <Listing title={text.install} code={INSTALL} />
      <Listing title={text.fifteen} code={EXAMPLE} />
      <section class="card">
        <h2>{text.docs}</h2>
        <ul class="docs">
          {docs.map(([file, about]) => (
            <li key={file}>
              <code translate={false}>{file}</code> {text[about]}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Listing({ title, code }: { readonly title: string; readonly code: string }) {
  return (
    <section class="card listing row">
      <h2 class="grows">{title}</h2>
      <CopyButton label={copyText.copy} content={() => code} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <pre translate={false} tabIndex={0}>
        {code}
      </pre>
    </section>
  );
}
