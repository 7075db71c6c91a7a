import { element } from '../element.ts';
import { firstLanguage } from '../language.ts';
import { strings } from './strings.ts';

/** Tells that a newer version is there, once, in a corner; nothing changes until its button is pressed. */
export function showNewVersion(takeOver: () => void): void {
  if (document.querySelector('.new-version') !== null) return;
  const language = firstLanguage();
  const said = strings[language];
  const reload = element('button', { type: 'button', class: 'main' }, said.reload);
  const later = element('button', { type: 'button', class: 'quiet' }, said.later);
  const notice = element(
    'aside',
    { class: 'new-version', role: 'status', lang: language },
    element('p', {}, said.ready),
    reload,
    later,
  );
  reload.addEventListener('click', takeOver);
  later.addEventListener('click', () => notice.remove());
  document.body.append(notice);
}
