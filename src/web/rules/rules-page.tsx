import { type BoardGameInfo, boardGameInfoOf } from '../../games/index.ts';
import { gameTitle, variantTitle } from '../board/index.ts';
import { pageText } from '../language.ts';
import { shellText } from '../words.ts';
import { Rules, rulesText } from './rules.tsx';

/** The rules of a game on a page of their own, with those of its other kinds one touch away. */
export function RulesPage({ spec }: { readonly spec: string }) {
  const { name, variants } = boardGameInfoOf(spec) as BoardGameInfo;
  const game = gameTitle(spec);
  const kind = variantTitle(spec);
  return (
    <div class="rules-page stack wider">
      <h1 tabIndex={-1}>
        {shellText.rulesOf({ game })}
        {kind !== undefined && <small>{kind}</small>}
      </h1>
      {variants.length > 1 && (
        <nav aria-label={rulesText.variants({ game })}>
          <ul class="variants chips">
            {variants.map((variant, i) => (
              <li key={variant.spec}>
                <a
                  href={`#/rules/${variant.spec}`}
                  aria-current={variant.spec === spec || (i === 0 && spec === name) ? 'page' : undefined}
                >
                  {pageText(variant.title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Rules key={spec} spec={spec} level={2} />
      <p class="ways row wide">
        <a class="button main" href={`#/play/${spec}`}>
          {rulesText.play}
        </a>
        <a href="#/">{shellText.toGames}</a>
      </p>
    </div>
  );
}
