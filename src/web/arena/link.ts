import { type ArenaSource, parseArenaSource, sourceFields } from '../../explain/index.ts';
import { fieldsIn, withFields } from '../fields.ts';

/** The panel beside the figure; it also decides the meaning of a touch on the figure. */
export const TABS = ['graph', 'attractors', 'play', 'certificate', 'stealing'] as const;
export type Tab = (typeof TABS)[number];

/** Where vertices stand that were not put there by hand: by their rank, or by their distance from the start. */
export const LAYOUTS = ['ranks', 'levels'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Whose attractor grows. */
export const SHOWN_ATTRACTORS = ['both', 'adam', 'eve'] as const;
export type ShownAttractors = (typeof SHOWN_ATTRACTORS)[number];

/** The rank at which the page opens of itself: something has happened. */
export const FIRST_RANK = 1;

/** All that a link of the page carries. */
export interface ArenaLink {
  readonly source: ArenaSource;
  readonly tab: Tab;
  readonly of: ShownAttractors;
  /** The rank up to which the attractors are shown; BEFORE: nothing is shown of any vertex yet. */
  readonly rank: number;
  /** The vertex that is looked at, by its name. */
  readonly at: string | undefined;
  readonly layout: Layout;
  /** Whom the visitor plays for, and the vertices that the token went to, the start left out. */
  readonly side: 'adam' | 'eve';
  readonly played: readonly string[];
  /** The bar of Chomp whose strategy is stolen, without it that of the figure; and the step shown. */
  readonly bar: string | undefined;
  readonly step: number;
}

export const BEFORE = -1;

export const FIRST_LINK: ArenaLink = {
  source: { kind: 'preset', preset: '004-chomp-2x2' },
  tab: 'attractors',
  of: 'both',
  rank: BEFORE,
  at: undefined,
  layout: 'ranks',
  side: 'adam',
  played: [],
  bar: undefined,
  step: 0,
};

/**
 * A state of the page as an address; defaults are left out:
 *
 *     #/arena?preset=004-chomp-2x2&of=adam&stage=2&at=2%5Fe
 *     #/arena?text=0_->_1_7;_1_->_2_8;_start:_0
 *     #/arena?drawn=0,120,40,a*:1;1,60,140,e-&stage=1
 *     #/arena?game=nim:9&graph=plain&tab=play&side=eve&played=8_7
 */
export function linkOf(link: ArenaLink): string {
  const unless = <T extends string | number | undefined>(value: T, byDefault: T) => (value === byDefault ? undefined : value);
  return withFields('#/arena', {
    ...Object.fromEntries(sourceFields(link.source)),
    tab: unless(link.tab, FIRST_LINK.tab),
    of: unless(link.of, FIRST_LINK.of),
    stage: unless(link.rank, FIRST_LINK.rank),
    at: link.at,
    layout: unless(link.layout, FIRST_LINK.layout),
    side: unless(link.side, FIRST_LINK.side),
    // Names have no blanks.
    played: link.played.join(' ') || undefined,
    bar: link.bar,
    step: unless(link.step, FIRST_LINK.step),
  });
}

/** The state in an address; fields that are missing or invalid get their defaults. */
export function readLink(hash: string): ArenaLink | undefined {
  const fields = fieldsIn(hash.slice(hash.indexOf('?') + 1));
  if (fields === undefined) return undefined;
  const source = parseArenaSource(fields);
  const of = <T extends string>(name: string, known: readonly T[], byDefault: T) =>
    known.find((one) => one === fields.get(name)) ?? byDefault;
  const number = (name: string, byDefault: number) => {
    const text = fields.get(name) ?? '';
    return /^-?\d{1,9}$/.test(text) ? Number(text) : byDefault;
  };
  return {
    source: source.ok ? source.value : FIRST_LINK.source,
    tab: of('tab', TABS, FIRST_LINK.tab),
    of: of('of', SHOWN_ATTRACTORS, FIRST_LINK.of),
    rank: Math.max(BEFORE, number('stage', FIRST_LINK.rank)),
    at: fields.get('at') || undefined,
    layout: of('layout', LAYOUTS, FIRST_LINK.layout),
    side: of('side', ['adam', 'eve'], FIRST_LINK.side),
    played: listIn(fields.get('played')),
    bar: /^[1-9]x[1-9]$/.exec(fields.get('bar') ?? '')?.[0],
    step: Math.max(0, number('step', FIRST_LINK.step)),
  };
}

function listIn(text = ''): string[] {
  return text.split(/\s+/).filter((item) => item !== '');
}
