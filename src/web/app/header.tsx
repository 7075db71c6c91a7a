import { signal } from '@preact/signals';
import { LANGUAGES, type Language, localeOf, spoken } from '../../say/index.ts';
import { Loaded } from '../loaded.tsx';
import { language, speak } from '../spoken.ts';
import { changeTheme } from '../theme.ts';
import { shellText, shellWords } from '../words.ts';
import { route } from './route.ts';

const helpIsOpen = signal(false);

/** Where the header leads, each place by its name and a shorter one for narrow screens. */
const places = [
  ['home', '#/', 'games', 'games'],
  ['saves', '#/saves', 'saves', 'savesShort'],
  ['course', '#/course', 'course', 'course'],
  ['tree', '#/tree', 'tree', 'treeShort'],
  ['arena', '#/arena', 'arena', 'arena'],
  ['evaluate', '#/evaluate', 'evaluate', 'evaluateShort'],
  ['exercises', '#/exercises', 'exercises', 'exercisesShort'],
] as const;

/** The same on all pages of the app: where one is, where one can go, and how it should look and speak. */
export function Header() {
  const { page } = route.value;
  return (
    <header class="top">
      <a class="brand" href="#/" aria-label={shellText.brand}>
        <Mark />
        <span translate={false}>Minerve</span>
      </a>
      <nav class="pages" aria-label={shellText.pages}>
        {places.map(([of, hash, name, short]) => (
          <a key={of} href={hash} aria-current={page === of ? 'page' : undefined}>
            <span class="in-full">{shellText[name]}</span>
            <span class="in-short">{shellText[short]}</span>
          </a>
        ))}
      </nav>
      <div class="switches">
        <button type="button" class="quiet icon" title={shellText.help} aria-label={shellText.help} onClick={openHelp}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle class="ring" cx="12" cy="12" r="9" />
            <path class="ring" d="M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.100 1-1.100 1.800M12 16.800v.1" />
          </svg>
        </button>
        <button
          type="button"
          id="theme"
          class="quiet icon"
          title={shellText.theme}
          aria-label={shellText.theme}
          onClick={changeTheme}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8" />
            <path class="half" d="M12 4a8 8 0 0 1 0 16z" />
          </svg>
        </button>
        <LanguageSwitch />
      </div>
    </header>
  );
}

/** Chooses the language: a button that shows the other one where there are two, else a list. */
function LanguageSwitch() {
  const codes = Object.keys(LANGUAGES) as Language[];
  if (!codes.includes(language.value)) codes.push(language.value);
  if (codes.length > 2)
    return (
      <select
        id="language"
        class="quiet"
        aria-label={shellText.language}
        value={language.value}
        onChange={({ currentTarget }) => speak(currentTarget.value as Language)}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={localeOf(code)} translate={false}>
            {LANGUAGES[code] ?? code}
          </option>
        ))}
      </select>
    );
  const next = codes[codes[0] === language.value ? 1 : 0];
  const label = spoken(shellWords, next).showPage;
  return (
    <button
      type="button"
      id="language"
      class="quiet"
      lang={localeOf(next)}
      title={label}
      aria-label={label}
      onClick={() => speak(next)}
    >
      {LANGUAGES[next]}
    </button>
  );
}

function openHelp(): void {
  helpIsOpen.value = true;
}

/** A tree of one node, one branch kept and one cut. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 9 8 23M16 9l8 14" />
      <rect x="11" y="3" width="10" height="10" rx="1.500" />
      <circle cx="8" cy="24" r="5.500" />
      <circle class="cut" cx="24" cy="24" r="5.500" />
    </svg>
  );
}

/** It comes when it is asked for: the first screen is lighter without it. */
const helpWindow = async () => (await import('./help.tsx')).Help;
const closeHelp = () => {
  helpIsOpen.value = false;
};

export function Help() {
  return helpIsOpen.value ? <Loaded load={helpWindow} props={{ onClose: closeHelp }} /> : null;
}
