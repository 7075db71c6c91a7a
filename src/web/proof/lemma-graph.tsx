import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { lemmaPicture, lemmaSvgStyle } from '../../draw/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import { FigurePanel } from '../figure/index.ts';
import { statementNamed } from './theorems.tsx';
import { proofText as text } from './words.ts';

interface Props {
  /** By `keyOf`, the theorem first. */
  readonly lemmas: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Shown whole where its names can still be read; else one pans. */
const LEAST = 0.72;

/** A proof as a graph whose statements are links: by touch, by Tab and Enter, by the arrow keys. */
export function LemmaGraph({ lemmas, chosen, onChoose }: Props) {
  adoptStyle(lemmaSvgStyle);
  const graph = useRef<HTMLDivElement>(null);
  const at = chosen === undefined ? -1 : lemmas.indexOf(chosen);
  const picture = useMemo(() => {
    const drawn = lemmas.map((key) => {
      const { name, isProved, uses = [] } = statementNamed(key);
      const label = text.lemma({ name, kind: text[isProved ? 'proved' : 'defined'], count: uses.length });
      // The page chooses; an address of its own each has in its card.
      return { name, isDefinition: !isProved, uses: uses.map((other) => lemmas.indexOf(other)), href: '#/proof', label };
    });
    return lemmaPicture(drawn, at < 0 ? undefined : at);
  }, [lemmas, at, text.proved]);
  const { boxes, width, height, element } = picture;
  useLayoutEffect(() => {
    const links = graph.current?.querySelectorAll<SVGAElement>('[data-lemma]') ?? [];
    for (const link of links) link.tabIndex = Number(link.dataset.lemma) === Math.max(at, 0) ? 0 : -1;
  }, [picture]);
  const lemmaAt = (event: Event) => (event.target as Element).closest<SVGAElement>('[data-lemma]');
  const move = (event: KeyboardEvent) => {
    const [from, way] = [lemmaAt(event), WAYS[event.key]];
    if (from === null || way === undefined) return;
    event.preventDefault();
    const to = nearest(boxes, Number(from.dataset.lemma), way);
    graph.current?.querySelector<SVGAElement>(`[data-lemma="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    <div
      ref={graph}
      class="proof-graph filled card"
      onClick={(event) => {
        const link = lemmaAt(event);
        if (link === null) return;
        event.preventDefault();
        onChoose(lemmas[Number(link.dataset.lemma)] as string);
      }}
      onKeyDown={move}
    >
      <FigurePanel
        width={width}
        height={height}
        name={text.graph}
        head={<p class="hint">{text.graphHint}</p>}
        reveal={boxes[Math.max(at, 0)]}
        least={LEAST}
        focusable={false}
      >
        {DrawnSvg({ element })}
      </FigurePanel>
    </div>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The next box in a direction: on its own level, or of the nearest level the one that is least aside. */
function nearest(boxes: readonly Box[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = boxes[from] as Box;
  const middle = ({ x, width }: Box) => x + width / 2;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [at, box] of boxes.entries()) {
    const [aside, down] = [middle(box) - middle(here), box.y - here.y];
    const isThere = dy === 0 ? down === 0 && aside * dx > 0 : down * dy > 0;
    const far = Math.abs(down) * 1000 + Math.abs(aside);
    if (isThere && far < least) [best, least] = [at, far];
  }
  return best;
}
