import type { Translation } from '../i18n/index.ts';
import { said, speaking } from './spoken.ts';

const text = speaking({ source: { en: 'Source: {source}', fr: 'Source : {source}' } });

/** A small line below a figure with its source. Nothing for our own figures. */
export function Origin({ of }: { readonly of: Translation | undefined }) {
  return of === undefined ? null : (
    <p class="hint origin">
      <a href="#/sources">{text.source({ source: said(of) })}</a>
    </p>
  );
}
