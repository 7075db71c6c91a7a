import { fieldsIn, withFields } from '../fields.ts';

/** Where the graph comes from. */
export type ArenaSource =
  | { readonly from: 'preset'; readonly preset: string }
  | { readonly from: 'text'; readonly text: string }
  | {
      readonly from: 'game';
      readonly game: string;
      /** In the game's notation; undefined: from its own start. */
      readonly position: string | undefined;
      /** undefined: as the game has it, doubled where both players have the same moves. */
      readonly form: GameForm | undefined;
      /** How many moves ahead are looked at; undefined: to the end. */
      readonly depth: number | undefined;
    };

export type GameForm = 'plain' | 'doubled';

/** What the panel beside the figure shows; it also says what a touch on the figure means. */
export const TABS = ['graph', 'attractors', 'play', 'certificate', 'stealing'] as const;
export type Tab = (typeof TABS)[number];

/** Whose attractor grows. */
export const GROWING = ['both', 'adam', 'eve'] as const;
export type Growing = (typeof GROWING)[number];

/** All that a link of the page carries. */
export interface ArenaLink {
  readonly source: ArenaSource;
  readonly tab: Tab;
  readonly of: Growing;
  /** The rank up to which the attractors have grown; BEFORE: nothing is said of any vertex yet. */
  readonly stage: number;
  /** The vertex that is looked at, by its name. */
  readonly at: string | undefined;
  /** Where vertices stand that were moved by hand, in the order of the graph; empty: all by rank. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Whom the visitor plays for, and the vertices that the token went to, the start left out. */
  readonly side: 'adam' | 'eve';
  readonly moves: readonly string[];
  /** The bar of Chomp whose strategy is stolen, and the step shown. */
  readonly bar: string;
  readonly step: number;
}

export const BEFORE = -1;

/** The longest text that is looked at in an address. */
const LONGEST = 200_000;

export const FIRST_LINK: ArenaLink = {
  source: { from: 'preset', preset: 'chomp-2x2' },
  tab: 'attractors',
  of: 'both',
  stage: BEFORE,
  at: undefined,
  places: [],
  side: 'adam',
  moves: [],
  bar: '2x3',
  step: 0,
};

/**
 * A state of the page as an address; what goes without saying is left out:
 *
 *     #/arena?preset=chomp-2x2&of=adam&stage=2&at=2_e
 *     #/arena?graph=0_->_1_7;_1_->_2_8;_start:_0&places=10,20;30,40
 *     #/arena?game=nim:9&form=doubled&tab=play&side=eve&moves=8_e_7_a
 */
export function linkOf(link: ArenaLink): string {
  const unless = <T extends string | number | undefined>(value: T, usual: T) => (value === usual ? undefined : value);
  return withFields('#/arena', {
    ...sourceFields(link.source),
    tab: unless(link.tab, FIRST_LINK.tab),
    of: unless(link.of, FIRST_LINK.of),
    stage: unless(link.stage, FIRST_LINK.stage),
    at: link.at,
    places: link.places.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(';') || undefined,
    side: unless(link.side, FIRST_LINK.side),
    // Names have no blanks.
    moves: link.moves.join(' ') || undefined,
    bar: unless(link.bar, FIRST_LINK.bar),
    step: unless(link.step, FIRST_LINK.step),
  });
}

function sourceFields(source: ArenaSource): Readonly<Record<string, string | number | undefined>> {
  if (source.from === 'preset') return { preset: source.preset };
  if (source.from === 'text') return { graph: source.text };
  const { game, position, form, depth } = source;
  return { game, from: position, form, depth };
}

/** What an address says; where it says nothing, or nothing that is known, it goes without saying. */
export function readLink(hash: string): ArenaLink | undefined {
  if (hash.length > LONGEST) return undefined;
  const fields = fieldsIn(hash.slice(hash.indexOf('?') + 1));
  if (fields === undefined) return undefined;
  const of = <T extends string>(name: string, known: readonly T[], usual: T) =>
    known.find((one) => one === fields.get(name)) ?? usual;
  const number = (name: string, usual: number) => {
    const text = fields.get(name) ?? '';
    return /^-?\d{1,9}$/.test(text) ? Number(text) : usual;
  };
  return {
    source: sourceIn(fields) ?? FIRST_LINK.source,
    tab: of('tab', TABS, FIRST_LINK.tab),
    of: of('of', GROWING, FIRST_LINK.of),
    stage: Math.max(BEFORE, number('stage', FIRST_LINK.stage)),
    at: fields.get('at') || undefined,
    places: placesIn(fields.get('places') ?? ''),
    side: of('side', ['adam', 'eve'], FIRST_LINK.side),
    moves: (fields.get('moves') ?? '').split(/\s+/).filter((name) => name !== ''),
    bar: /^[1-9]x[1-9]$/.exec(fields.get('bar') ?? '')?.[0] ?? FIRST_LINK.bar,
    step: Math.max(0, number('step', FIRST_LINK.step)),
  };
}

function sourceIn(fields: ReadonlyMap<string, string>): ArenaSource | undefined {
  const text = fields.get('graph');
  if (text !== undefined) return { from: 'text', text };
  const game = fields.get('game');
  if (game !== undefined) {
    const form = fields.get('form');
    const depth = fields.get('depth') ?? '';
    return {
      from: 'game',
      game,
      position: fields.get('from') || undefined,
      form: form === 'plain' || form === 'doubled' ? form : undefined,
      depth: /^\d{1,3}$/.test(depth) ? Number(depth) : undefined,
    };
  }
  const preset = fields.get('preset');
  return preset === undefined ? undefined : { from: 'preset', preset };
}

function placesIn(text: string): [number, number][] {
  const places = text.split(';').map((place) => /^(-?\d{1,6}),(-?\d{1,6})$/.exec(place));
  return places.every((place) => place !== null) ? places.map(([, x, y]) => [Number(x), Number(y)]) : [];
}
