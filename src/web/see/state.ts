/** What the visitor chose: all that a link has to carry. */
export interface State {
  /** The tree as a nested list, as it was typed. */
  readonly tree: string;
  readonly root: 'max' | 'min';
  /** The name of a row of `algorithms`. */
  readonly algorithm: string;
  /** How many steps of the search have been taken; undefined: all of them. */
  readonly step: number | undefined;
}

export const initialState: State = { tree: '[[6,7],[2,8]]', root: 'max', algorithm: 'alphabeta', step: undefined };

/** Reads the part of an address after `#`. What is missing or makes no sense is as at first: links outlive versions. */
export function parseHash(hash: string, algorithmNames: readonly string[]): State {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const algorithm = fields.get('algorithm') ?? '';
  const step = fields.get('step') ?? '';
  return {
    tree: fields.get('tree') ?? initialState.tree,
    root: fields.get('root') === 'min' ? 'min' : 'max',
    algorithm: algorithmNames.includes(algorithm) ? algorithm : initialState.algorithm,
    step: /^\d{1,8}$/.test(step) ? Number(step) : undefined,
  };
}

/** The brackets and commas of the list stay readable in the address: no browser or mail program minds them there. */
export function formatHash(state: State): string {
  const tree = encodeURIComponent(state.tree.replace(/\s+/g, '').replace(/\p{Cs}/gu, '�'))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%2C', ',');
  const step = state.step === undefined ? '' : `&step=${state.step}`;
  return `#tree=${tree}&root=${state.root}&algorithm=${encodeURIComponent(state.algorithm)}${step}`;
}
