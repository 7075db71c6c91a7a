import { said } from '../spoken.ts';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** Which pieces may be huffed, each with the reason. While one is to be chosen, each has its button. */
export function HuffPanel({ session: { hand, match } }: { readonly session: Session }) {
  const huffable = hand.huffable.value;
  if (huffable.length === 0 || !match.isPersons || hand.huffs.value !== undefined || hand.path.value.length > 0) return null;
  return (
    <section class="huff-panel" aria-label={text('huff')}>
      <p>{text('huffIntro')}</p>
      <ul>
        {huffable.map(({ square, said: why }) => (
          <li key={square}>
            {hand.huffing.value && (
              <button type="button" class="main" onClick={() => hand.huff(square)}>
                {text('huffSquare', { square })}
              </button>
            )}
            <span>{why === undefined ? square : said(why)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
