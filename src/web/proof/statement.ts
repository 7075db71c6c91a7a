import type { CoqStatement, Statement } from '../../../scripts/statements.mjs';
import { fieldsIn, withFields } from '../fields.ts';

/** By which a statement of the sources is known. */
export const keyOf = ({ file, name }: Pick<CoqStatement, 'file' | 'name'>): string => `${file}/${name}`;

export const PROOF = '#/proof';

/** As it stands in an address: 000-4-c-lemme. */
export const slugOf = ({ document, number }: Pick<Statement, 'document' | 'number'>): string =>
  `${document} ${number}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Where a statement is shown, and which of its names in Coq. */
export const statementAddress = (statement: Pick<Statement, 'document' | 'number'>, name?: string): string =>
  withFields(`${PROOF}/${slugOf(statement)}`, { name });

/** What an address names: '' for the whole page. */
export const slugIn = (address: string): string => /^#\/proof\/?([^?]*)/.exec(address)?.[1] ?? '';

/** Which of its names in Coq, by `keyOf`. */
export const nameIn = (address: string): string | undefined => fieldsIn(address.split('?')[1] ?? '')?.get('name');

/** The documents in their order, each with its statements. */
export function byDocument(all: readonly Statement[]): ReadonlyMap<string, readonly Statement[]> {
  return new Map(all.map(({ document }) => [document, all.filter((one) => one.document === document)]));
}
