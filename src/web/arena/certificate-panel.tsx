import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { Result } from '../../core/index.ts';
import { type CheckedSolution, checkCertificate, checkEdited, writeCertificate } from '../../explain/index.ts';
import { formatGraph, gameInfos, loadRules } from '../../games/index.ts';
import { fingerprint, graphOf } from '../../solve/index.ts';
import { keepFile } from '../browser.ts';
import { pageText } from '../language.ts';
import { type ArenaStore, fileOf } from './store.ts';
import { arenaText } from './words.ts';

/** More characters than this are no longer shown to be changed by hand. */
const MOST_SHOWN = 20_000;

/** The certificate of the arena: it can be saved, opened, changed, and checked line by line. */
export function CertificatePanel({ store }: { readonly store: ArenaStore }) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const own = writeCertificate(store.shown.value);
  const ownText = own.ok ? own.value : '';
  /** The opened or changed text; undefined: the arena's own certificate. */
  const other = useSignal<string | undefined>(undefined);
  const verdict = useSignal<CertificateCheck | undefined>(undefined);
  const text = other.value ?? ownText;
  const check = async (checked: string) => {
    // It may be of any game.
    await Promise.all(gameInfos.map(({ name }) => loadRules(name)));
    verdict.value = { file: checkCertificate(checked), content: checkEdited(checked) };
  };
  const put = (next: string | undefined) => {
    other.value = next;
    verdict.value = undefined;
  };
  const open = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    const read = await file.text();
    put(read);
    await check(read);
  };
  return (
    <section class="certificate stack">
      <p class="hint">{arenaText.certificateLead}</p>
      {!own.ok && <p class="error">{pageText(own.error)}</p>}
      <div class="row">
        <button
          type="button"
          disabled={!own.ok}
          onClick={() => keepFile(new Blob([ownText], { type: 'text/plain' }), `${fileOf(store.source.value)}.sol`)}
        >
          {arenaText.saveCertificate}
        </button>
        <button type="button" onClick={() => picker.current?.click()}>
          {arenaText.loadCertificate}
        </button>
        <input ref={picker} class="picker" type="file" hidden onChange={(event) => void open(event)} />
      </div>
      {text.length <= MOST_SHOWN && (
        <div class="field">
          <label for={id}>{arenaText.certificateText}</label>
          <textarea
            id={id}
            rows={8}
            spellcheck={false}
            translate={false}
            value={text}
            onInput={({ currentTarget }) => put(currentTarget.value)}
          />
        </div>
      )}
      <div class="row">
        <button type="button" class="main" onClick={() => void check(text)}>
          {arenaText.checkCertificate}
        </button>
        {other.value !== undefined && (
          <button type="button" onClick={() => put(undefined)}>
            {arenaText.ownCertificate}
          </button>
        )}
      </div>
      <div class="verdict" role="status">
        {verdict.value !== undefined && <Verdict store={store} {...verdict.value} />}
      </div>
    </section>
  );
}

interface CertificateCheck {
  readonly file: Result<CheckedSolution>;
  /** The check of its lines, if only the checksum is wrong. */
  readonly content: Result<CheckedSolution> | undefined;
}

function Verdict({ store, file, content }: CertificateCheck & { readonly store: ArenaStore }) {
  if (file.ok) return <Valid store={store} certificate={file.value} />;
  const why = content === undefined || content.ok ? file.error : content.error;
  return (
    <>
      <p class="reason callout wrong-move">{arenaText.invalid({ why: pageText(why) })}</p>
      {content?.ok && <p>{arenaText.contentRight({ positions: content.value.positions })}</p>}
      {content?.ok === false && <p>{pageText(file.error)}</p>}
    </>
  );
}

function Valid({ store, certificate }: { readonly store: ArenaStore; readonly certificate: CheckedSolution }) {
  const { source, by, positions } = certificate;
  const { arena } = store.shown.value;
  const isOther = arena.owner !== undefined && fingerprint(source.arena).arena !== fingerprint(arena).arena;
  const show = () => {
    store.set({ tab: 'graph' });
    store.type(formatGraph(graphOf(source.arena)));
  };
  return (
    <>
      <p class="reason callout valid good">{arenaText.valid({ positions })}</p>
      <p>{by === 'rules' ? arenaText.byRules({ title: source.arena.title }) : arenaText.byFile}</p>
      {isOther && (
        <p class="row">
          <span>{arenaText.otherArena}</span>
          <button type="button" onClick={show}>
            {arenaText.showArena}
          </button>
        </p>
      )}
    </>
  );
}
