import { describe, expect, it } from 'vitest';
import { experimentNamed } from '../../lab/index.ts';
import { commandOf, labAddress, parseLabAddress } from './address.ts';

const cuts = experimentNamed('cuts-by-order');
const linkIn = (address: string) => {
  const read = parseLabAddress(address);
  return read?.ok ? { name: read.value.experiment?.name, typed: read.value.typed } : read?.error.message;
};

describe('the address of an experiment', () => {
  it('has what is typed otherwise than usual, and comes back from there', () => {
    expect(labAddress(cuts)).toBe('#/lab?experiment=cuts-by-order');
    const typed = { branching: '2..4, 6', leaves: '20000', trees: '3&4', seed: '7_8' };
    const address = labAddress(cuts, typed);
    expect(address).toBe('#/lab?experiment=cuts-by-order&branching=2..4,_6&trees=3%264&seed=7%5F8');
    const { leaves: _, ...unusual } = typed;
    expect(linkIn(address)).toEqual({ name: 'cuts-by-order', typed: unusual });
  });

  it('is the list without an experiment, and refused with the names that there are', () => {
    expect(linkIn('#/lab')).toEqual({ name: undefined, typed: {} });
    expect(linkIn('#/lab?trees=3')).toEqual({ name: undefined, typed: {} });
    expect(linkIn('#/lab?experiment=cuts-by-ordre')).toMatch(
      /^There is no experiment "cuts-by-ordre"\. Did you mean cuts-by-order\?/,
    );
    expect(linkIn('#/lab?experiment=cuts%E0')).toBeUndefined();
  });

  it('is a command in a terminal too', () => {
    const settings = { branching: '2, 4', leaves: '20000', trees: '50', seed: '1' };
    expect(commandOf(cuts, settings)).toBe(
      "minerve lab run cuts-by-order --set 'branching=2, 4' --set trees=50 --out cuts-by-order",
    );
  });
});
