import type { Translation } from '../i18n/index.ts';
import { said, speaking } from './spoken.ts';

const text = speaking({ source: { en: 'Source: {source}', fr: 'Source : {source}' } });

/** One small line at the foot of a figure: where it stands in print. Nothing for a figure of ours. */
export function Origin({ of }: { readonly of: Translation | undefined }) {
  return of === undefined ? null : (
    <p class="hint origin">
      <a href="#/sources">{text.source({ source: said(of) })}</a>
    </p>
  );
}
