import { type SearchTree, treeToText } from '../draw/index.ts';
import { formatTree, type TreeGame } from '../games/index.ts';
import { algorithms } from '../search/index.ts';
import { comparisonTable } from './comparison.ts';
import { byId, element } from './element.ts';
import { examples, grownTree } from './examples.ts';
import { Figure } from './figure.ts';
import { firstLanguage, rememberLanguage, setLabel, showLanguage } from './language.ts';
import { narrate } from './narration.ts';
import { resultList } from './result.ts';
import { saveButtons } from './saving.ts';
import { compare, readTree, type Searched, search } from './searches.ts';
import { formatHash, initialState, parseHash, type State } from './state.ts';
import { Stepper } from './stepper.ts';
import { fill, strings } from './strings.ts';
import { startTheme } from './theme.ts';

const names = algorithms.map(({ name }) => name);
const field = byId('tree', HTMLTextAreaElement);
const algorithmList = byId('algorithm', HTMLSelectElement);
const figure = new Figure(byId('figure', HTMLElement));

let language = firstLanguage();
let state: State = initialState;
/** The last tree that could be read, and what was found in it: it stays in sight while the field holds something else. */
let game: TreeGame;
let searched: Searched;

const stepper = new Stepper(showStep, (playing) => {
  const button = byId('play', HTMLButtonElement);
  button.classList.toggle('playing', playing);
  setLabel(button, strings[language][playing ? 'pause' : 'play']);
});

/** Takes up a new state if its tree can be read; if not, says why under the field and leaves the rest as it is. */
function choose(next: State): boolean {
  const read = readTree(next.tree, next.root, language);
  const error = byId('tree-error', HTMLParagraphElement);
  error.textContent = read.ok ? '' : read.error.message;
  field.setAttribute('aria-invalid', `${!read.ok}`);
  if (!read.ok) return false;
  game = read.value;
  state = next;
  run();
  return true;
}

function run(): void {
  searched = search(game, algorithms.find(({ name }) => name === state.algorithm) ?? algorithms[0]);
  showChoices();
  byId('result', HTMLDListElement).replaceChildren(...resultList(searched, language));
  const table = comparisonTable(compare(game), state.algorithm, language, (algorithm) =>
    choose({ ...state, algorithm, step: undefined }),
  );
  byId('comparison', HTMLDivElement).replaceChildren(table);
  stepper.start(state.step ?? searched.steps.length, searched.steps.length);
}

function showChoices(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=root]')) radio.checked = radio.value === state.root;
  algorithmList.replaceChildren(...algorithms.map(({ name, title }) => element('option', { value: name }, title[language])));
  algorithmList.value = state.algorithm;
}

/** The pass that the search is in after so many steps, and the tick to draw it at (undefined: whole). */
function momentAt(step: number): { tree: SearchTree; at: number | undefined } {
  const { steps, passes } = searched;
  if (step === 0) return { tree: passes[0], at: -1 };
  const { tree, at } = steps[step - 1];
  return { tree, at: step === steps.length ? undefined : at };
}

function showStep(step: number): void {
  const { steps, passes } = searched;
  const said = strings[language];
  const { tree, at } = momentAt(step);
  figure.show(tree, at, language);
  const pass = fill(said.pass, { pass: passes.indexOf(tree) + 1, passes: passes.length });
  const count = fill(said.step, { step, steps: steps.length });
  byId('count', HTMLOutputElement).value = passes.length > 1 ? `${count}, ${pass}` : count;
  byId('said', HTMLParagraphElement).textContent = step === 0 ? said.before : narrate(steps[step - 1], language);
  byId('words', HTMLPreElement).textContent = treeToText(tree, at === undefined ? { language } : { language, at });
  state = { ...state, step: step === steps.length ? undefined : step };
  keepAddress();
}

let addressTimer: ReturnType<typeof setTimeout> | undefined;

/** The address follows a moment later: browsers refuse to change it at every movement of a slider. */
function keepAddress(): void {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, '', formatHash(state)), 200);
}

function showExamples(): void {
  const chips = examples.map(({ title, tree, root }) => {
    const chip = element('button', { type: 'button' }, title[language]);
    chip.addEventListener('click', () => load({ ...state, tree, root, step: undefined }));
    return element('li', {}, chip);
  });
  byId('examples', HTMLUListElement).replaceChildren(...chips);
}

/** A state that does not come from the field: the field follows. */
function load(next: State): void {
  field.value = next.tree;
  choose(next);
}

function speak(): void {
  showLanguage(language);
  showExamples();
}

/** What the address says; a tree in it that cannot be read is shown with the reason, above the first tree. */
function loadAddress(): void {
  const asked = parseHash(location.hash, names);
  field.value = asked.tree;
  if (choose(asked) || searched !== undefined) return;
  const problem = byId('tree-error', HTMLParagraphElement).textContent;
  choose({ ...asked, tree: initialState.tree, step: undefined });
  byId('tree-error', HTMLParagraphElement).textContent = problem;
  field.setAttribute('aria-invalid', 'true');
}

field.addEventListener('input', () => choose({ ...state, tree: field.value, step: undefined }));
algorithmList.addEventListener('change', () => choose({ ...state, algorithm: algorithmList.value, step: undefined }));
for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=root]'))
  radio.addEventListener('change', () => choose({ ...state, root: radio.value === 'min' ? 'min' : 'max', step: undefined }));

const seed = byId('seed', HTMLInputElement);
byId('grow', HTMLButtonElement).addEventListener('click', () => {
  const grown = grownTree(bounded(seed), bounded(byId('levels', HTMLInputElement)));
  load({ ...state, tree: formatTree(grown), step: undefined });
  seed.value = `${bounded(seed) + 1}`;
});

/** A number field's value, within the bounds that the field states. */
function bounded(input: HTMLInputElement): number {
  const typed = Number.isFinite(input.valueAsNumber) ? Math.round(input.valueAsNumber) : Number(input.min);
  return Math.min(Math.max(typed, Number(input.min)), Number(input.max));
}

byId('language', HTMLButtonElement).addEventListener('click', () => {
  language = language === 'en' ? 'fr' : 'en';
  rememberLanguage(language);
  speak();
  const typed = field.value;
  choose(state);
  if (typed !== state.tree) field.dispatchEvent(new Event('input'));
});

byId('skip', HTMLAnchorElement).addEventListener('click', (event) => {
  event.preventDefault();
  byId('figure', HTMLElement).focus();
});

byId('copy-link', HTMLButtonElement).addEventListener('click', async (event) => {
  const button = event.currentTarget as HTMLButtonElement;
  await navigator.clipboard.writeText(location.href);
  button.textContent = strings[language].copied;
  setTimeout(() => {
    button.textContent = strings[language].copyLink;
  }, 1500);
});

byId('controls', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault());
byId('save', HTMLUListElement).append(...saveButtons(() => ({ tree: searched.passes[searched.passes.length - 1], language })));
addEventListener('hashchange', loadAddress);
startTheme(byId('theme', HTMLButtonElement));
speak();
loadAddress();
