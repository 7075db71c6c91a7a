import { useRef } from 'preact/hooks';
import { formsOf, type MatchData, writeGame } from '../../match/index.ts';
import { ACCEPTED, download, fileName } from './files.ts';
import { FoundList } from './found-list.tsx';
import { Icon } from './icon.tsx';
import { ImportNews } from './import-news.tsx';
import type { Importing } from './import-state.ts';
import { PasteForm } from './paste-form.tsx';
import { savesText } from './words.ts';

interface Props {
  /** The game that could be taken along. */
  readonly data?: MatchData | undefined;
  readonly importing: Importing;
}

/** Games to files and from files. */
export function FilePanel({ data, importing }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const picked = () => {
    const input = picker.current as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be picked again after it was changed.
    input.value = '';
    if (file !== undefined) importing.take(file);
  };
  return (
    <section class="file-panel" aria-labelledby="files-title">
      <h2 id="files-title" class="unseen">
        {savesText.files}
      </h2>
      <div class="ways-of-files">
        {data !== undefined && (
          <div>
            <h3>{savesText.thisGame}</h3>
            <div class="row-of-buttons">
              {formsOf(data.game).map((form) => (
                <button
                  key={form}
                  type="button"
                  translate={false}
                  title={form === 'json' ? savesText.complete : undefined}
                  onClick={async () => download(await writeGame(data, form, ''), form, fileName(data.game, form, ''))}
                >
                  <Icon name="save" />
                  {form.toUpperCase()}
                </button>
              ))}
            </div>
          </div>
        )}
        <div>
          <h3>{savesText.fromFile}</h3>
          <div class="row-of-buttons">
            <button type="button" onClick={() => picker.current?.click()}>
              <Icon name="file" />
              {savesText.choose}
            </button>
            <span class="note">{savesText.drop}</span>
          </div>
          <input ref={picker} class="picker" type="file" accept={ACCEPTED} tabIndex={-1} aria-hidden="true" onChange={picked} />
        </div>
        <PasteForm onText={importing.take} />
      </div>
      <div aria-live="polite">
        <ImportNews importing={importing} />
      </div>
      <FoundList importing={importing} />
    </section>
  );
}
