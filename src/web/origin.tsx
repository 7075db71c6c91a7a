import type { Translation } from '../i18n/index.ts';
import { pageText, pageTexts } from './language.ts';

const text = pageTexts({ source: { en: 'Source: {source}', fr: 'Source : {source}' } });

/** A small line below a figure with its source. Nothing for our own figures. */
export function Origin({ of }: { readonly of: Translation | undefined }) {
  return of === undefined ? null : (
    <p class="hint origin">
      <a href="#/sources">{text.source({ source: pageText(of) })}</a>
    </p>
  );
}
