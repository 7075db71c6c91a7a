import type { StopSignal } from '../search/index.ts';

/**
 * What a piece of work tells on its way, one by one as it comes, and its result. `left.aborted` turns true when nobody listens any more; the stream ends only
 * when the work has ended too.
 */
export async function* streamed<T, R>(
  work: (tell: (item: T) => void, left: StopSignal) => Promise<R>,
): AsyncGenerator<T, R, undefined> {
  const told: T[] = [];
  const left = { aborted: false };
  let done = false;
  let wake = () => {};
  const working = work((item) => {
    told.push(item);
    wake();
  }, left).finally(() => {
    done = true;
    wake();
  });
  try {
    for (;;) {
      while (told.length > 0) yield told.shift() as T;
      if (done) return await working;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (told.length > 0 || done) resolve();
      });
    }
  } finally {
    left.aborted = true;
    await working.catch(() => {});
  }
}
