import { shellText } from '../words.ts';
import { newVersion } from './keep-offline.ts';

const later = () => {
  newVersion.value = undefined;
};

/** Tells that a newer version is there, in a corner; nothing changes until its button is pressed. */
export function NewVersion() {
  const waiting = newVersion.value;
  if (waiting === undefined) return null;
  return (
    <div class="new-version" role="status">
      <p>{shellText.ready}</p>
      <button type="button" class="main" onClick={() => waiting.takeOver()}>
        {shellText.reload}
      </button>
      <button type="button" class="quiet" onClick={later}>
        {shellText.later}
      </button>
    </div>
  );
}
