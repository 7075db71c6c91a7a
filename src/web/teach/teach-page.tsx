import { useEffect } from 'preact/hooks';
import { shellText } from '../words.ts';
import { Collect } from './collect.tsx';
import { HandOut } from './hand-out.tsx';
import './teach.css';
import { teachText as text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** Ways of other pages, and of parts of this one: `#/teach/collect`. */
const doors = [
  ['#/tree', 'M4 4h16v11H4zM12 15v3M8 21l4-3 4 3', 'project', 'projectLine'],
  ['#/teach/hand-out', 'M4 12l16-8-5 16-4-6zM11 14l9-10', 'handOut', 'handOutLine'],
  ['#/sheet', 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z', 'print', 'printLine'],
  ['#/teach/collect', 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5', 'collect', 'collectLine'],
] as const;

/** For a class: doors to other pages, a series to hand out, and what came of it. */
export function TeachPage({ address }: Props) {
  useEffect(() => {
    const part = partIn(address);
    // The app brings the focus to the title first.
    if (part !== undefined) requestAnimationFrame(() => goTo(part));
  }, []);
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.teach}</h1>
        <p>{text.lead}</p>
      </div>
      <ul class="doors fit tiles">
        {doors.map(([to, icon, title, line]) => (
          <li key={to} class="card tap stack">
            <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h2 class="heading">
              <a href={to} onClick={(event) => stay(event, to)}>
                {text[title]}
              </a>
            </h2>
            <p class="muted">{text[line]}</p>
          </li>
        ))}
      </ul>
      <HandOut />
      <Collect />
    </>
  );
}

/** Scrolls to a part of this page, so that the choices and the pasted text stay. */
function stay(event: Event, to: string): void {
  const part = partIn(to);
  if (part === undefined) return;
  event.preventDefault();
  goTo(part);
}

function partIn(address: string): string | undefined {
  return /^#\/teach\/(hand-out|collect)$/.exec(address)?.[1];
}

function goTo(part: string): void {
  const section = document.getElementById(part);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
