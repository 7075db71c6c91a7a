/** Lets everything that waits in this thread's queue of events happen, messages and timers included. Costs microseconds, unlike a timer in a page. */
export const turn: () => Promise<void> =
  typeof setImmediate === 'function' ? () => new Promise((resolve) => setImmediate(resolve)) : channelTurn();

function channelTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    });
}

/** Work done one after the other, in the order in which it was asked for. */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is this caller's turn, with the function to call at its end. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
