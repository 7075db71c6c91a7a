import { said } from '../spoken.ts';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** While one of several pieces is to be chosen for huffing: each with its button and the reason. */
export function HuffPanel({ session: { hand } }: { readonly session: Session }) {
  if (!hand.huffing.value) return null;
  return (
    <section class="huff-panel" aria-label={text('huff')}>
      <ul>
        {hand.huffable.value.map(({ square, said: why }) => (
          <li key={square}>
            <button type="button" class="main" onClick={() => hand.huff(square)}>
              {text('huffSquare', { square })}
            </button>
            {why !== undefined && <span>{said(why)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
