import { shelf } from '../../games/index.ts';
import { Further } from './further.tsx';
import { GameCard } from './game-card.tsx';
import { RunningGames } from './running-games.tsx';
import { homeText } from './strings.ts';

export function Home() {
  return (
    <>
      <div class="intro">
        <h1 tabIndex={-1}>{homeText('title')}</h1>
        <p>{homeText('lead')}</p>
      </div>
      <RunningGames />
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="unseen">
          {homeText('games')}
        </h2>
        <ul class="shelf">
          {shelf.map((entry) => (
            <GameCard key={entry.name} entry={entry} />
          ))}
        </ul>
      </section>
      <Further />
      <footer class="foot">{homeText('foot')}</footer>
    </>
  );
}
