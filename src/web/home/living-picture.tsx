import search from 'virtual:living-search';
import { useEffect, useState } from 'preact/hooks';
import { plural, type Translation } from '../../i18n/index.ts';
import type { Mark } from '../board/index.ts';
import { MarkedPicture } from '../board/marked-picture.tsx';
import { Icon } from '../icon.tsx';
import { pageText, pageTexts } from '../language.ts';

const text = pageTexts({
  play: { en: 'Play', fr: 'Jouer' },
  see: { en: 'See', fr: 'Voir' },
  solve: { en: 'Solve', fr: 'Résoudre' },
  prove: { en: 'Prove', fr: 'Prouver' },
  playLine: { en: 'It is the crosses’ turn. Which square is best?', fr: 'Aux croix de jouer. Quelle est la meilleure case ?' },
  seeLine: {
    en: 'The search tries each move, and cuts off what can no longer matter.',
    fr: 'La recherche essaie chaque coup, et coupe ce qui ne peut plus rien changer.',
  },
  solveLine: {
    en: ({ best, win, loss }: FirstMoves) =>
      `${best} wins in ${win} ${plural(win, 'en', 'move', 'moves')}; every other square loses in ${loss}.`,
    fr: ({ best, win, loss }: FirstMoves) =>
      `${best} gagne en ${win} ${plural(win, 'fr', 'coup', 'coups')} ; toute autre case perd en ${loss}.`,
  },
  proveLine: {
    en: 'Whatever the reply, the crosses have an answer.',
    fr: 'Quelle que soit la réponse, les croix ont la parade.',
  },
  shown: {
    en: ({ played }: { played: string }) => `A position of tic-tac-toe and the tree of its search. ${played}`,
    fr: ({ played }: { played: string }) => `Une position de morpion et l’arbre de sa recherche. ${played}`,
  },
  pause: { en: 'Pause the picture', fr: 'Arrêter l’image' },
  run: { en: 'Play the picture', fr: 'Animer l’image' },
});

interface FirstMoves {
  readonly best: string;
  readonly win: number;
  readonly loss: number;
}

const TICK = 110;
/** How long each part of the loop lasts, in ticks. The search takes one for each step. */
const PARTS = { play: 10, see: search.steps.length, solve: 12, prove: 16 };
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];
const LENGTH = NAMES.reduce((sum, part) => sum + PARTS[part], 0);

/** The values of the root's moves, by node; complete once the search is over. */
const moves = search.nodes.flatMap((node, at) => (node.move === undefined ? [] : [{ ...node, at, move: node.move }]));
const best = moves.find(({ proves }) => proves) ?? moves[0];
const firstMoves: FirstMoves = { best: best.move, win: best.plies ?? 0, loss: moves.find((move) => move !== best)?.plies ?? 0 };

/** The first step of this kind at each node; nodes without one stay unvisited. */
const firstStep = (kind: 'enter' | 'leave' | 'cut') => {
  const steps = search.nodes.map(() => search.steps.length);
  for (const [step, one] of search.steps.entries()) if (one.kind === kind) steps[one.node] = step;
  return steps;
};
const entered = firstStep('enter');
const left = firstStep('leave');
const cut = firstStep('cut');

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A position with its values beside its search, in a loop; with reduced motion, its last state. */
export function LivingPicture() {
  const [time, setTime] = useState(isStill() ? LENGTH - 1 : 0);
  const [runs, setRuns] = useState(!isStill());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTime((now) => (now + 1) % LENGTH), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  const part = partAt(time);
  // The position is shown before its search, and the end of the search while the position is solved and proved.
  const step = Math.max(-1, Math.min(time - PARTS.play, search.steps.length));
  return (
    <figure class="living" data-part={part}>
      <div
        class="living-picture"
        role="img"
        aria-label={text.shown({ played: `${text.solveLine(firstMoves)} ${text.proveLine}` })}
      >
        <MarkedPicture scene={search.scene} marks={marksAt(step)} />
        <Tree step={step} proves={part === 'prove'} />
      </div>
      <figcaption>
        <ul class="parts" aria-hidden="true">
          {NAMES.map((name) => (
            <li key={name} class={name === part ? 'lit' : ''}>
              {text[name]}
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="quiet icon-button"
          title={text[runs ? 'pause' : 'run']}
          aria-label={text[runs ? 'pause' : 'run']}
          onClick={() => setRuns(!runs)}
        >
          <Icon name={runs ? 'pause' : 'run'} />
        </button>
        <p aria-hidden="true">{part === 'solve' ? text.solveLine(firstMoves) : text[`${part}Line`]}</p>
      </figcaption>
    </figure>
  );
}

function partAt(time: number): Part {
  let end = 0;
  return NAMES.find((name) => time < (end += PARTS[name])) ?? 'prove';
}

function marksAt(step: number): ReadonlyMap<string, Mark> {
  const known = moves.filter(({ at }) => left[at] <= step);
  return new Map(
    known.map((move) => {
      const value = pageText(move.value as Translation);
      const isBest = move === best && step >= search.steps.length - 1;
      return [move.move, { text: value, full: value, kind: move.kind ?? 'even', best: isBest }];
    }),
  );
}

function Tree({ step, proves }: { readonly step: number; readonly proves: boolean }) {
  const { nodes, width, height } = search;
  const current = search.steps[step]?.node;
  const isSeen = (at: number) => at === 0 || Math.min(entered[at], left[at], cut[at]) <= step;
  return (
    <svg class={proves ? 'sketch proving' : 'sketch'} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {nodes.map(({ parent, x, y, shape, proves: kept }, at) => {
        if (parent < 0 || !isSeen(at)) return null;
        const from = nodes[parent];
        // A pruned branch ends in the middle, with the mark of a cut.
        const end = shape === 'pruned' ? { x: (from.x + x) / 2, y: (from.y + y) / 2 } : { x, y };
        return (
          <g key={at} class={kept ? 'kept' : ''}>
            <path class={shape === 'pruned' ? 'gone' : undefined} d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
            {shape === 'pruned' && <path class="cross" d={`m${end.x - 5} ${end.y - 5} 10 10m0-10-10 10`} />}
          </g>
        );
      })}
      {nodes.map(({ x, y, shape, value, proves: kept }, at) =>
        shape === 'pruned' || !isSeen(at) ? null : (
          <g key={at} class={`${shape}${kept ? ' kept' : ''}${at === current ? ' now' : ''}`}>
            <rect x={x - 14} y={y - 13} width="28" height="26" rx={{ max: 2, min: 13, leaf: 6 }[shape]} />
            <text x={x} y={y}>
              {left[at] <= step && value ? pageText(value) : '?'}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
