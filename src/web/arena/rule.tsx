import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../core/index.ts';
import { rulesOf } from '../../games/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { pageText } from '../language.ts';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** The rules of the game whose arena is shown, in a line: its aim, and what a turn is. */
export function Rule({ store }: { readonly store: ArenaStore }) {
  const { game } = store.shown.value;
  const [rule, setRule] = useState<{ readonly of: Game; readonly lines: readonly Translation[] } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    if (game !== undefined)
      void rulesOf(game).then((parts) => {
        if (wanted && parts !== undefined) setRule({ of: game, lines: parts.slice(0, PARTS).map(({ text: [first] }) => first) });
      });
    return () => {
      wanted = false;
    };
  }, [game]);
  if (game === undefined || rule?.of !== game) return null;
  return (
    <details class="options arena-rule">
      <summary>{arenaText.rules}</summary>
      <p class="card">
        {rule.lines.map((line) => `${pageText(line)} `)}
        <a href={`#/rules/${game.name}`}>{arenaText.allRules}</a>
      </p>
    </details>
  );
}

/** The first parts of the rules have what is needed first. */
const PARTS = 2;
