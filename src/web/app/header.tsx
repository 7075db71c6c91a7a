import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LANGUAGES, type Language, localeOf, textsIn } from '../../i18n/index.ts';
import { changeTheme } from '../browser.ts';
import icon from '../icon.svg?raw';
import { chooseLanguage, language } from '../language.ts';
import { Loaded } from '../loaded.tsx';
import { shellText, shellWords } from '../words.ts';
import { type Route, route } from './route.ts';

const helpIsOpen = signal(false);

/** The pages, by purpose. `pages`: those without an entry of their own, or with this entry only. */
const sections = [
  {
    name: 'play',
    icon: 'M8 5v14l11-7z',
    places: [
      ['#/', 'games', 'gamesLine', 'home'],
      ['#/saves', 'saves', 'savesLine', 'saves'],
    ],
    pages: ['play', 'rules'],
  },
  {
    name: 'learn',
    icon: 'M12 6C10 4.500 7 4 4 4v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
    places: [
      ['#/course', 'course', 'courseLine', 'course'],
      ['#/exercises', 'exercises', 'exercisesLine', 'exercises'],
    ],
    pages: [],
  },
  {
    name: 'explore',
    icon: 'M12 7 6.500 16M12 7l5.500 9M9.500 3h5v5h-5zM3.500 16h6v5h-6zM14.500 16h6v5h-6z',
    places: [
      ['#/tree', 'tree', 'treeLine', 'tree'],
      ['#/arena', 'arenas', 'arenaLine', 'arena'],
      ['#/evaluate', 'evaluate', 'evaluateLine', 'evaluate'],
      ['#/lab', 'lab', 'labLine', 'lab'],
      ['#/proof', 'proofs', 'proofLine', 'proof'],
      ['#/solved', 'solved', 'solvedLine', 'solved'],
    ],
    pages: ['jury', 'sources'],
  },
  { name: 'teach', icon: 'M4 4h16v11H4zM12 15v3M8 21l4-3 4 3', to: '#/teach', places: [], pages: ['teach', 'sheet'] },
  { name: 'code', icon: 'm8 7-5 5 5 5M16 7l5 5-5 5', to: '#/code', places: [], pages: ['code'] },
] as const;

type Section = (typeof sections)[number];

/** The section whose places are shown; `all`: those of every section, on a game's page on a phone. */
const unfolded = signal<Section['name'] | 'all' | undefined>(undefined);
const fold = () => {
  unfolded.value = undefined;
};
const toggle = (name: Section['name'] | 'all') => {
  unfolded.value = unfolded.value === name ? undefined : name;
};

/** The header of all pages: the current page, the other pages, theme and language. */
export function Header() {
  return (
    <header class="top">
      <a class="brand" href="#/" aria-label={shellText.brand}>
        <Mark />
        <span translate={false}>Minerve</span>
      </a>
      <Navigation />
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

/** Escape, a press elsewhere, the focus elsewhere or another page closes an open panel. */
function Navigation() {
  const box = useRef<HTMLElement>(null);
  const { page } = route.value;
  useEffect(fold, [route.value]);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) fold();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <nav
      ref={box}
      class={unfolded.value === 'all' ? 'pages all' : 'pages'}
      aria-label={shellText.pages}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || unfolded.value === undefined) return;
        box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        fold();
      }}
      onFocusOut={({ relatedTarget }) => relatedTarget !== null && !box.current?.contains(relatedTarget as Node) && fold()}
    >
      <button type="button" class="more" aria-expanded={unfolded.value === 'all'} onClick={() => toggle('all')}>
        <SectionIcon path="M5 7h14M5 12h14M5 17h14" />
        <span class="unseen">{shellText.more}</span>
      </button>
      <ul>
        {sections.map((section) => (
          <SectionItem key={section.name} section={section} page={page} />
        ))}
      </ul>
    </nav>
  );
}

function SectionItem({ section, page }: { readonly section: Section; readonly page: Route['page'] }) {
  const { name, icon, places } = section;
  const isOpen = unfolded.value === name;
  const isHere = (section.pages as readonly string[]).includes(page) || places.some(([, , , of]) => of === page);
  const label = (
    <>
      <SectionIcon path={icon} />
      {shellText[name]}
    </>
  );
  if ('to' in section)
    return (
      <li>
        <a class="section" href={section.to} aria-current={isHere ? (page === name ? 'page' : 'true') : undefined} onClick={fold}>
          {label}
        </a>
      </li>
    );
  return (
    <li>
      <button
        type="button"
        class="section"
        aria-expanded={isOpen}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => toggle(name)}
      >
        {label}
      </button>
      <ul class="places raised" hidden={!isOpen && unfolded.value !== 'all'}>
        {places.map(([to, title, line, of]) => (
          <li key={to}>
            <a href={to} aria-current={page === of ? 'page' : undefined} onClick={fold}>
              <b>{shellText[title]}</b>
              <span>{shellText[line]}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function SectionIcon({ path }: { readonly path: string }) {
  return (
    <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
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
        onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={localeOf(code)} translate={false}>
            {LANGUAGES[code] ?? code}
          </option>
        ))}
      </select>
    );
  const next = codes[codes[0] === language.value ? 1 : 0];
  const label = textsIn(shellWords, next).showPage;
  return (
    <button
      type="button"
      id="language"
      class="quiet"
      lang={localeOf(next)}
      title={label}
      aria-label={label}
      onClick={() => chooseLanguage(next)}
    >
      {LANGUAGES[next]}
    </button>
  );
}

export function openHelp(): void {
  helpIsOpen.value = true;
}

/** The drawing in icon.svg, without its own colours. */
const OWL = icon.replace(/<style>.*<\/style>|<title>.*<\/title>|<\/?svg[^>]*>/g, '');

/** An owl: a square eye for Max, a round one for Min, and the fork of a tree for a beak. */
function Mark() {
  return <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: OWL }} />;
}

/** Loaded when it is opened, which keeps the first screen small. */
const helpWindow = async () => (await import('./help.tsx')).Help;
const closeHelp = () => {
  helpIsOpen.value = false;
};

/** The key ? opens it on every page, except while typing. */
function onQuestionMark(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog') !== null) return;
  event.preventDefault();
  openHelp();
}

export function Help() {
  useEffect(() => {
    addEventListener('keydown', onQuestionMark);
    return () => removeEventListener('keydown', onQuestionMark);
  }, []);
  return helpIsOpen.value ? <Loaded load={helpWindow} props={{ onClose: closeHelp }} /> : null;
}
