import { ok, problems, type Result } from '../../../core/index.ts';
import { formatHubLine, HUB_VARIANTS, hubVariant, nearest, rulesOfHubVariant } from '../../../games/index.ts';
import { hubProblems } from '../../words/engines.ts';

export const { failure } = problems(hubProblems);

/** The parameters that another program may set. */
export interface HubParams {
  /** Ours: the rules that are played by; `normal` is international draughts. */
  readonly variant: string;
  /** Megabytes of the table. */
  readonly table: number;
  readonly threads: number;
  /** The folder of endgame tables; empty: none. */
  readonly tables: string;
}

const NUMBERS = {
  table: { first: 32, least: 1, most: 4000 },
  threads: { first: 1, least: 1, most: 15 },
} as const;

export const FIRST_PARAMS: HubParams = {
  variant: hubVariant('international'),
  table: NUMBERS.table.first,
  threads: NUMBERS.threads.first,
  tables: '',
};

export const PARAM_NAMES = Object.keys(FIRST_PARAMS) as readonly (keyof HubParams)[];

/** One line for each, as they stand. */
export function paramLines({ variant, tables, ...numbers }: HubParams): string[] {
  const line = formatHubLine('param', { name: 'variant', value: variant, type: 'enum', values: HUB_VARIANTS.join(' ') });
  return [
    line,
    ...Object.entries(NUMBERS).map(([name, { least, most }]) => {
      const value = numbers[name as keyof typeof numbers];
      return formatHubLine('param', { name, value, type: 'int', min: least, max: most });
    }),
    formatHubLine('param', { name: 'tables', value: tables, type: 'string' }),
  ];
}

/** The parameters with one of them changed. */
export function withParam(params: HubParams, typed: string, value: string): Result<HubParams> {
  const name = typed.trim().toLowerCase();
  if (name === 'variant') {
    const rules = rulesOfHubVariant(value);
    if (rules === undefined) return failure('hub-variant', { typed: value, known: HUB_VARIANTS });
    return ok({ ...params, variant: hubVariant(rules) });
  }
  if (name === 'tables') return ok({ ...params, tables: value.trim() });
  if (name !== 'table' && name !== 'threads')
    return failure('hub-param', { typed, near: nearest(name, PARAM_NAMES), known: PARAM_NAMES });
  const { least, most } = NUMBERS[name];
  const number = /^\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) return failure('hub-number', { name, typed: value, least, most });
  return ok({ ...params, [name]: number });
}
