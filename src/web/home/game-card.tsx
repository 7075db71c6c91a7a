import type { ShelfEntry } from '../../games/index.ts';
import { Picture } from '../board/index.ts';
import { fill } from '../fill.ts';
import { said } from '../spoken.ts';
import { homeText } from './strings.ts';

/** From so many ways to play on, they stand beside the board. */
const MANY = 5;

/** A game as a picture of its board: one tap anywhere on it begins; other ways to play it stand below. */
export function GameCard({ entry: { title, picture, variants } }: { readonly entry: ShelfEntry }) {
  const [plainest, ...others] = variants;
  const game = said(title);
  return (
    <li class={others.length < MANY ? 'game' : 'game wide'}>
      <a class="begin" href={`#/play/${plainest.spec}`} aria-label={fill(homeText('play'), { game })}>
        <span class="stand">
          <Picture scene={picture} />
        </span>
        <span class="name">{game}</span>
      </a>
      {others.length > 0 && (
        <ul class="variants" aria-label={fill(homeText('variants'), { game })}>
          {others.map(({ spec, title }) => (
            <li key={spec}>
              <a href={`#/play/${spec}`}>{said(title)}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
