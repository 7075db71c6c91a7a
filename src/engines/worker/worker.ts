import type { News, Order } from './messages.ts';
import { nodeThreads } from './node-threads.ts';
import { type Port, serve } from './serve.ts';

/** The file that an engine's thread runs: in Node's worker_threads and in a page's Web Worker alike. */
serve(nodePort() ?? pagePort());

function nodePort(): Port | undefined {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort === undefined) return undefined;
  if (parentPort === null) throw new Error('This file is started by openEngine, in a thread of its own.');
  return {
    post: (news: News) => parentPort.postMessage(news),
    listen: (hear) => parentPort.on('message', hear),
  };
}

function pagePort(): Port {
  return {
    post: (news: News) => postMessage(news),
    listen: (hear) => addEventListener('message', (event: MessageEvent<Order>) => hear(event.data)),
  };
}
