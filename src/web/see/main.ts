import { type Result, unwrap } from '../../core/index.ts';
import { type SearchTree, treeToText } from '../../draw/index.ts';
import { formatTree, type TreeGame } from '../../games/index.ts';
import { localeOf, quoted } from '../../say/index.ts';
import { algorithms } from '../../search/index.ts';
import { byId, copy, element, setLabel } from '../browser.ts';
import { keepOffline } from '../pwa/keep-offline.ts';
import { language, said } from '../spoken.ts';
import { changeTheme, languageSwitch, showChosenTheme } from '../switches.ts';
import { examples, grownTree } from './examples.ts';
import { Figure } from './figure.ts';
import { narrate } from './narration.ts';
import { comparisonTable, resultList } from './results.ts';
import { saveButtons } from './saving.ts';
import { compare, readTree, type Searched, search } from './searches.ts';
import { formatHash, initialState, parseHash, type State } from './state.ts';
import { Stepper } from './stepper.ts';
import { text } from './words.ts';

const names = algorithms.map(({ name }) => name);
const field = byId('tree', HTMLTextAreaElement);
const algorithmList = byId('algorithm', HTMLSelectElement);
const figure = new Figure(byId('figure', HTMLElement));

let state: State = initialState;
/**
 * The last tree that could be read, and what was found in it: it stays in sight while the field holds something else.
 */
let game: TreeGame;
let searched: Searched;

const stepper = new Stepper(showStep, (playing) => {
  const button = byId('play', HTMLButtonElement);
  button.classList.toggle('playing', playing);
  setLabel(button, text[playing ? 'pause' : 'play']);
});

/**
 * Reads the field. What is wrong with it stays said for as long as it stands there, and over the drawing that it is
 * of another list.
 */
function readField(root: State['root']): Result<TreeGame> {
  const read = readTree(field.value, root);
  say('tree-error', read.ok ? '' : said(read.error));
  say('stale', read.ok ? '' : text.stale({ tree: quoted(state.tree.replace(/\s+/g, '')) }));
  field.setAttribute('aria-invalid', `${!read.ok}`);
  byId('figure', HTMLElement).classList.toggle('of-stale', !read.ok);
  return read;
}

/** Only what changes is written: what is written is read aloud. */
function say(id: string, text: string): void {
  const place = byId(id, HTMLElement);
  if (place.textContent !== text) place.textContent = text;
}

/** Takes up a choice, on the tree in the field if it can be read, else on the last one that could. */
function choose(choice: Partial<Omit<State, 'tree'>>): void {
  const next = { ...state, step: undefined, ...choice };
  const read = readField(next.root);
  state = { ...next, tree: read.ok ? field.value : state.tree };
  game = read.ok ? read.value : unwrap(readTree(state.tree, state.root));
  run();
}

function run(): void {
  searched = search(game, algorithms.find(({ name }) => name === state.algorithm) ?? algorithms[0]);
  showChoices();
  byId('result', HTMLDListElement).replaceChildren(...resultList(searched));
  const table = comparisonTable(compare(game), state.algorithm, (algorithm) => choose({ algorithm }));
  byId('comparison', HTMLDivElement).replaceChildren(table);
  stepper.start(state.step ?? searched.steps.length, searched.steps.length);
}

function showChoices(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=root]')) radio.checked = radio.value === state.root;
  algorithmList.replaceChildren(...algorithms.map(({ name, title }) => element('option', { value: name }, said(title))));
  algorithmList.value = state.algorithm;
}

/** What is drawn: the pass that the search is in after so many steps, and the tick to draw it at (undefined: whole). */
function momentAt(step: number): { tree: SearchTree; at: number | undefined } {
  const { steps, passes } = searched;
  if (step === 0) return { tree: passes[0], at: -1 };
  const { tree, at } = steps[step - 1];
  return { tree, at: step === steps.length ? undefined : at };
}

function showStep(step: number): void {
  const { steps, passes } = searched;
  const { tree, at } = momentAt(step);
  figure.show(tree, at);
  const pass = text.pass({ pass: passes.indexOf(tree) + 1, passes: passes.length });
  const count = text.step({ step, steps: steps.length });
  byId('count', HTMLOutputElement).value = passes.length > 1 ? `${count}, ${pass}` : count;
  byId('said', HTMLParagraphElement).textContent = step === 0 ? text.before : narrate(steps[step - 1]);
  byId('words', HTMLPreElement).textContent = treeToText(tree, { language: language.value, ...(at !== undefined && { at }) });
  state = { ...state, step: step === steps.length ? undefined : step };
  keepAddress();
}

let addressTimer: ReturnType<typeof setTimeout> | undefined;

/** The address follows a moment later: browsers refuse to change it at every movement of a slider. */
function keepAddress(): void {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, '', formatHash(state)), 200);
}

/** The address of what is shown, which the address bar has only a moment later. */
function link(): string {
  return new URL(formatHash(state), location.href).href;
}

function showExamples(): void {
  const chips = examples.map(({ title, tree, root }) => {
    const chip = element('button', { type: 'button' }, said(title));
    chip.addEventListener('click', () => load(tree, root));
    return element('li', {}, chip);
  });
  byId('examples', HTMLUListElement).replaceChildren(...chips);
}

/** A tree that was not typed: the field follows. */
function load(tree: string, root: State['root']): void {
  field.value = tree;
  choose({ root });
}

/** Puts every fixed text of the page in the language that is spoken. */
function speak(): void {
  const texts = text as unknown as Readonly<Record<string, string>>;
  document.documentElement.lang = localeOf(language.value);
  document.title = text.pageTitle;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset.text as string];
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    setLabel(element, texts[element.dataset.label as string]);
  showExamples();
  say('copy-said', '');
}

/** A tree in the address that cannot be read has no steps to be at. */
function loadAddress(): void {
  const { tree, root, algorithm, step } = parseHash(location.hash, names);
  field.value = tree;
  choose(readField(root).ok ? { root, algorithm, step } : { root, algorithm });
}

field.addEventListener('input', () => {
  if (readField(state.root).ok) choose({});
});
algorithmList.addEventListener('change', () => choose({ algorithm: algorithmList.value }));
for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=root]'))
  radio.addEventListener('change', () => choose({ root: radio.value === 'min' ? 'min' : 'max' }));

/**
 * A field for a whole number between the bounds that it states in `min` and `max`. What is typed beyond them is set
 * right where it stands.
 */
class NumberField {
  readonly #input: HTMLInputElement;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    input.addEventListener('change', () => {
      this.value = this.value;
    });
  }

  get value(): number {
    const { valueAsNumber, min } = this.#input;
    return this.#bounded(Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber) : Number(min));
  }

  set value(value: number) {
    this.#input.value = `${this.#bounded(value)}`;
  }

  #bounded(value: number): number {
    return Math.min(Math.max(value, Number(this.#input.min)), Number(this.#input.max));
  }
}

const seed = new NumberField(byId('seed', HTMLInputElement));
const levels = new NumberField(byId('levels', HTMLInputElement));
byId('grow', HTMLButtonElement).addEventListener('click', () => {
  load(formatTree(grownTree(seed.value, levels.value)), state.root);
  seed.value += 1;
});

byId('skip', HTMLAnchorElement).addEventListener('click', (event) => {
  event.preventDefault();
  byId('figure', HTMLElement).focus();
});

byId('copy-link', HTMLButtonElement).addEventListener('click', async () => {
  const copied = await copy(link());
  say('copy-said', text[copied ? 'copied' : 'notCopied']);
  if (copied) setTimeout(() => say('copy-said', ''), 1500);
});

byId('controls', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault());
byId('save', HTMLUListElement).append(...saveButtons(() => momentAt(state.step ?? searched.steps.length)));
addEventListener('hashchange', loadAddress);
showChosenTheme();
byId('theme', HTMLButtonElement).addEventListener('click', changeTheme);
byId('switches', HTMLElement).append(languageSwitch());
loadAddress();
language.subscribe(() => {
  speak();
  choose({ step: state.step });
});
keepOffline();
