import { MAX, MIN, playerName } from '../../core/index.ts';
import { formatPoints, signedPoints } from '../../games/index.ts';
import { Token } from '../board/index.ts';
import { language, pageText } from '../language.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';

/** The sum as the course writes it, each number one to point at. */
export function Sum({ store }: { readonly store: EvaluationStore }) {
  const { match, terms, total, rows } = store;
  const points = (value: number) => formatPoints(value, language.value);
  const rowOf = (index: number) => rows.value.findIndex((row) => row.terms.includes(terms.value[index]));
  const side = total.value > 0 ? match.adapter.max : match.adapter.min;
  return (
    <section class="sum box stack tight" aria-label={text.sum}>
      <p translate={false}>
        {terms.value.map(({ points: each }, i) => (
          <span
            key={i}
            class={each < 0 ? 'against' : 'for'}
            onPointerEnter={() => (store.pointed.value = rowOf(i))}
            onPointerLeave={() => (store.pointed.value = undefined)}
          >
            {i === 0 ? points(each) : ` ${each < 0 ? '−' : '+'} ${points(Math.abs(each))}`}
          </span>
        ))}
        {terms.value.length === 0 && '0'}
        {' = '}
        <strong class="total">{points(total.value)}</strong>
      </p>
      <p role="status">
        {total.value === 0
          ? text.even
          : text.better({ side: pageText(side.subject), player: playerName(total.value > 0 ? MAX : MIN) })}
      </p>
    </section>
  );
}

/** What is added up, a row for equal pieces; its squares are pointed out while it is looked at. */
export function Terms({ store }: { readonly store: EvaluationStore }) {
  const { match, rows, pointed, pressed } = store;
  if (rows.value.length === 0) return <p class="hint">{text.noTerms}</p>;
  return (
    <section class="terms stack">
      <h2>{text.terms}</h2>
      <p class="hint">{text.termsHint}</p>
      <ul class="stack tight">
        {rows.value.map(({ name, player, squares, count, weight, points }, i) => {
          const side = player === undefined ? undefined : player === MAX ? match.adapter.max : match.adapter.min;
          return (
            <li key={i}>
              <button
                type="button"
                class={points < 0 ? 'bare against' : 'bare for'}
                aria-pressed={pressed.value === i}
                onClick={() => (pressed.value = pressed.value === i ? undefined : i)}
                onPointerEnter={() => (pointed.value = i)}
                onPointerLeave={() => (pointed.value = undefined)}
                onFocus={() => (pointed.value = i)}
                onBlur={() => (pointed.value = undefined)}
              >
                <span class="side">
                  {side === undefined ? null : <Token name={side.piece} />}
                  <span class="unseen">{side === undefined ? text.both : pageText(side.name)}</span>
                </span>
                <span class="what">{pageText(name)}</span>
                <span class="squares" translate={false}>
                  {squares.join(' ')}
                </span>
                <span class="each" translate={false}>
                  {count === 1 ? '' : `${count} × ${formatPoints(weight, language.value)}`}
                </span>
                <span class="points" translate={false}>
                  {signedPoints(points, language.value)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
