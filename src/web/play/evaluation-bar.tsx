import type { Thought } from '../../engines/index.ts';
import type { Look } from '../../games/index.ts';
import { said } from '../spoken.ts';
import { text } from './strings.ts';
import { judgement, shareOf } from './worth.ts';

/** How much of the game is Max's, as a bar and in words. */
export function EvaluationBar({ thought, look }: { readonly thought: Thought | undefined; readonly look: Look }) {
  const share = thought === undefined ? 0.5 : shareOf(thought.value, look);
  const words = thought === undefined ? text('unknown') : judgement(thought, look);
  return (
    <section class="evaluation" aria-label={text('evaluation')}>
      <p class="bar-names">
        <span>{said(look.max.name)}</span>
        <strong>{words}</strong>
        <span>{said(look.min.name)}</span>
      </p>
      <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
        <rect class="of-min" width="200" height="12" />
        <rect class="of-max" width={Math.round(200 * share)} height="12" />
        <path class="middle" d="M100 0v12" />
      </svg>
    </section>
  );
}
