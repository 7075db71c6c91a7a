import { useId } from 'preact/hooks';
import { OWN } from '../../games/index.ts';
import { capital } from '../../i18n/index.ts';
import { pageText } from '../language.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';

/** The numbers of the heuristic, and the order of the moves where the game lets one choose it. */
export function HeuristicSettings({ store }: { readonly store: EvaluationStore }) {
  const id = useId();
  const { weighing, name, heuristic } = store;
  const { settings = [] } = weighing.heuristics.find((one) => one.name === name.value) ?? {};
  const order = weighing.order === undefined ? [] : [{ ...weighing.order, usual: '' }];
  const fields = [...settings, ...order];
  if (fields.length === 0) return null;
  return (
    <section class="stack tight" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{text.settings}</h2>
      <div class="tiles">
        {fields.map(({ name, about, usual }) => (
          <div key={name} class="field">
            <label for={`${id}${name}`}>{capital(pageText(about))}</label>
            <input
              id={`${id}${name}`}
              type="text"
              inputMode={usual === '' ? undefined : 'numeric'}
              autocomplete="off"
              spellcheck={false}
              translate={false}
              placeholder={`${usual}`}
              value={store.settings.value[name] ?? ''}
              onInput={({ currentTarget }) => {
                const typed = currentTarget.value.trim();
                store.set(name, typed === `${usual}` ? '' : typed);
              }}
            />
          </div>
        ))}
      </div>
      {name.value !== OWN && (
        <p class="error" role="alert">
          {heuristic.value.ok ? '' : pageText(heuristic.value.error)}
        </p>
      )}
    </section>
  );
}
