import { error } from '../words.ts';
import { nodeThreads } from './node-threads.ts';

/** A thread's own end of the line to whoever has started it. */
export interface Port<Heard, Said> {
  post(said: Said): void;
  listen(hear: (heard: Heard) => void): void;
}

/** In a thread, Node's or a page's. Throws a sentence where this is none. */
export function threadPort<Heard, Said>(): Port<Heard, Said> {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort === null) throw error('not-in-a-thread');
  if (parentPort !== undefined)
    return { post: (said) => parentPort.postMessage(said), listen: (hear) => parentPort.on('message', hear) };
  return {
    post: (said) => postMessage(said),
    listen: (hear) => addEventListener('message', (event: MessageEvent<Heard>) => hear(event.data)),
  };
}
