import type { ComponentChildren } from 'preact';

/** Small pictures of the other pages, with real content. They add nothing to the text. */
function Sketch({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="sketch" viewBox="0 0 240 132" aria-hidden="true">
      {children}
    </svg>
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  /** Max and Adam are square, Min and Ève round. */
  readonly as: 'max' | 'min' | 'leaf' | 'cut';
  readonly text: string;
  /** A second line around it: a victory. */
  readonly double?: boolean;
}

function Dot({ x, y, as, text, double = false }: DotProps) {
  const corner = { max: 2, min: 14, leaf: 7, cut: 7 }[as];
  return (
    <g class={as}>
      {double && <rect x={x - 18} y={y - 18} width="36" height="36" rx={corner + 4} />}
      <rect x={x - 14} y={y - 14} width="28" height="28" rx={corner} />
      <text x={x} y={y}>
        {text}
      </text>
    </g>
  );
}

/** The tree [[6,7],[2,8]]: after the 2, the 8 does not matter. */
export function TreeSketch() {
  return (
    <Sketch>
      <path class="best" d="M120 20 60 66 32 112" />
      <path d="M60 66 88 112M120 20l60 46M180 66l-28 46" />
      <path class="gone" d="m180 66 28 46" />
      <path class="cross" d="m188 84 12 10m0-10-12 10" />
      <Dot x={120} y={18} as="max" text="6" />
      <Dot x={60} y={66} as="min" text="6" />
      <Dot x={180} y={66} as="min" text="2" />
      <Dot x={32} y={114} as="leaf" text="6" />
      <Dot x={88} y={114} as="leaf" text="7" />
      <Dot x={152} y={114} as="leaf" text="2" />
      <Dot x={208} y={114} as="cut" text="8" />
    </Sketch>
  );
}

/** min(5, 8) = 5 and min(3, 9) = 3, then max(5, 3) = 5: the first thing that the course tells. */
export function CourseSketch() {
  return (
    <Sketch>
      <path class="best" d="M32 22h56M88 22l66 44M154 66h54" />
      <path d="M32 110h56M88 110l66-44" />
      <Dot x={32} y={22} as="leaf" text="5" />
      <Dot x={88} y={22} as="min" text="5" />
      <Dot x={32} y={110} as="leaf" text="3" />
      <Dot x={88} y={110} as="min" text="3" />
      <Dot x={154} y={66} as="max" text="5" />
      <Dot x={208} y={66} as="leaf" text="✓" />
    </Sketch>
  );
}

/** The same tree, to be filled in: one value is right so far. */
export function ExerciseSketch() {
  return (
    <Sketch>
      <path d="M120 20 60 66 32 112M60 66 88 112M120 20l60 46M180 66l-28 46m28-46 28 46" />
      <Dot x={120} y={18} as="max" text="?" />
      <Dot x={60} y={66} as="min" text="6" />
      <Dot x={180} y={66} as="min" text="?" />
      <Dot x={32} y={114} as="leaf" text="6" />
      <Dot x={88} y={114} as="leaf" text="7" />
      <Dot x={152} y={114} as="leaf" text="2" />
      <Dot x={208} y={114} as="leaf" text="8" />
      <text class="good" x={34} y={48}>
        ✓
      </text>
    </Sketch>
  );
}

/** Adam's attractor in Chomp 2x2, from its start to his victory, each vertex with its rank. */
export function ArenaSketch() {
  return (
    <Sketch>
      <path class="best" d="M24 66h70M94 66l64-36M94 66l64 36M158 30l58 36M158 102l58-36" />
      <Dot x={24} y={66} as="max" text="3" />
      <Dot x={90} y={66} as="min" text="2" />
      <Dot x={154} y={28} as="max" text="1" />
      <Dot x={154} y={104} as="max" text="1" />
      <Dot x={218} y={66} as="min" text="0" double />
    </Sketch>
  );
}

const columnX = (column: number) => 24 + 32 * column;

/** The lower half of the course's table for Connect 4. */
const WEIGHTS = [
  [5, 8, 11, 13, 11, 8, 5],
  [4, 6, 8, 10, 8, 6, 4],
  [3, 4, 5, 7, 5, 4, 3],
];

export function EvaluationSketch() {
  return (
    <Sketch>
      {WEIGHTS.flatMap((row, down) =>
        row.map((weight, column) => (
          <g key={`${column} ${down}`} class="weight">
            <circle cx={columnX(column)} cy={26 + 40 * down} r="14" fill-opacity={weight / 40} />
            <text x={columnX(column)} y={26 + 40 * down}>
              {weight}
            </text>
          </g>
        )),
      )}
    </Sketch>
  );
}
