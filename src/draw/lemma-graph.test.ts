import { describe, expect, it } from 'vitest';
import { type Lemma, lemmaPicture } from './lemma-graph.ts';
import { svgText } from './svg-element.ts';

const lemma = (name: string, uses: readonly number[], isDefinition = false): Lemma => ({ name, uses, isDefinition });
const proof = [
  lemma('theorem', [1, 2, 5]),
  lemma('left_lemma', [3, 4]),
  lemma('right_lemma', [4, 5]),
  lemma('step', [5]),
  lemma('notion', [], true),
  lemma('tree', [], true),
];

describe('a proof as a graph', () => {
  it('has the theorem on top, and every statement above those it rests on', () => {
    const { boxes, width, height } = lemmaPicture(proof);
    for (const [at, { uses }] of proof.entries())
      for (const other of uses) expect(boxes[other]!.y, `${at} on ${other}`).toBeGreaterThan(boxes[at]!.y);
    expect(boxes.filter(({ y }) => y === Math.min(...boxes.map((box) => box.y)))).toEqual([boxes[0]]);
    expect(new Set([boxes[4]!.y, boxes[5]!.y])).toEqual(new Set([Math.max(...boxes.map(({ y }) => y))]));
    for (const [at, one] of boxes.entries()) {
      expect(one.x >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true);
      for (const other of boxes.slice(at + 1))
        expect(one.y !== other.y || one.x + one.width < other.x || other.x + other.width < one.x).toBe(true);
    }
  });

  it('draws each step once, and marks what is chosen and what it rests on', () => {
    const text = svgText(lemmaPicture(proof, 2).element);
    expect(text.match(/class="edge/g)).toHaveLength(8);
    expect(text.match(/class="edge near"/g)).toHaveLength(3);
    expect(text).toContain('class="theorem"');
    expect(text.match(/class="defined"/g)).toHaveLength(2);
    expect(svgText(lemmaPicture([{ ...proof[4]!, href: '#/x', label: 'a notion' }]).element)).toContain(
      '<a class="theorem defined" data-lemma="0" href="#/x" aria-label="a notion">',
    );
  });
});
