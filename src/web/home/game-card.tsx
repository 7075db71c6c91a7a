import type { BoardCard } from '../../games/index.ts';
import { Picture } from '../board/index.ts';
import { fill } from '../fill.ts';
import { said } from '../spoken.ts';
import { homeText } from './strings.ts';

/** From so many ways to play on, they stand beside the board. Those of other games are offered with each new game. */
const MANY = 5;

/** A game as a picture of its board: one tap anywhere on it begins. */
export function GameCard({ entry: { title, picture, variants } }: { readonly entry: BoardCard }) {
  const game = said(title);
  const isWide = variants.length >= MANY;
  return (
    <li class={isWide ? 'game wide' : 'game'}>
      <a class="begin" href={`#/play/${variants[0].spec}`} aria-label={fill(homeText('play'), { game })}>
        <span class="stand">
          <Picture scene={picture} />
        </span>
        <span class="name">{game}</span>
      </a>
      {isWide && (
        <ul class="variants" aria-label={fill(homeText('variants'), { game })}>
          {variants.map(({ spec, title }) => (
            <li key={spec}>
              <a href={`#/play/${spec}`}>{said(title)}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
