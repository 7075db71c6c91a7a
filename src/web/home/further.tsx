import { homeText } from './strings.ts';

/** Short invitation for those who want to understand: see, solve, prove. */
export function Further() {
  return (
    <section class="further" aria-labelledby="further-title">
      <h2 id="further-title">{homeText('further')}</h2>
      <p class="lead">{homeText('furtherLead')}</p>
      <div class="three">
        <article>
          <h3>{homeText('seeTitle')}</h3>
          <p>{homeText('seeText')}</p>
          <a href="./see.html">{homeText('seeLink')}</a>
        </article>
        <article>
          <h3>{homeText('solveTitle')}</h3>
          <p>{homeText('solveText')}</p>
          <a href="#/play/connect4">{homeText('solveLink')}</a>
        </article>
        <article>
          <h3>{homeText('proveTitle')}</h3>
          <p>{homeText('proveText')}</p>
          <code>minerve arena chomp:2x2</code>
        </article>
      </div>
    </section>
  );
}
