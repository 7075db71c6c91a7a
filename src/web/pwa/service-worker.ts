/**
 * Keeps the app at hand without a network. It is one version of the app: it knows the name and the checksum of each
 * of its files, and gives out no other, so two versions never mix. A newer one waits until the visitor asks for it,
 * and then takes over for all tabs at once.
 *
 * No imports: the build sends this file out as it stands, with SIGNATURE, FILES and VERSION put before
 * it (plugin.ts).
 */
/** How the file that is sent out begins. */
declare const SIGNATURE: string;
declare const VERSION: string;
/** Name in the app's folder: its checksum as in the `integrity` of a request, and whether the first screen needs it. */
declare const FILES: Readonly<Record<string, readonly [integrity: string, first: boolean]>>;

/** The little that we use of the service worker's side of the browser, which TypeScript's `dom` does not know. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'minerve-';
const CACHE = PREFIX + VERSION;
const root = new URL(scope.registration.scope);
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Another project is served here by now. */
let gaveWay = false;

scope.addEventListener('install', (event) => event.waitUntil(fetchAll(true)));
scope.addEventListener('activate', (event) => event.waitUntil(forgetAll(CACHE).then(() => scope.clients.claim())));
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'fetch the rest') event.waitUntil(fetchAll(false));
});
scope.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name === undefined || gaveWay) return;
  const isAsked = event.request.mode === 'navigate' && LOOPBACK.test(root.hostname);
  event.respondWith(isAsked ? answerOrGiveWay(name, event.request) : answer(name, event.request));
});

/** The requested file; undefined: not one of ours, or a part of one, and the browser fetches it normally. */
function nameOf(request: Request): string | undefined {
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const { origin, pathname } = new URL(request.url);
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
  const name = pathname.slice(root.pathname.length) || 'index.html';
  // Some hosts drop the ending of pages.
  return [name, `${name}.html`].find((known) => Object.hasOwn(FILES, known));
}

/**
 * On a machine's own addresses one project follows another on the same port. So a page is asked for only after a look
 * at who is there; that takes milliseconds, and with nobody there we answer. Elsewhere an address keeps its owner, and
 * a strange answer is a network that wants a password.
 */
async function answerOrGiveWay(name: string, request: Request): Promise<Response> {
  if (!(await isTakenOver())) return answer(name, request);
  gaveWay = true;
  await scope.registration.unregister();
  await forgetAll();
  return fetch(request);
}

/** Whether the host answers, soon, and has no worker of ours. */
async function isTakenOver(): Promise<boolean> {
  try {
    const response = await fetch(keyOf('service-worker.js'), { cache: 'no-store', signal: AbortSignal.timeout(2000) });
    if (response.status >= 500) return false;
    return !response.ok || !(await response.text()).startsWith(SIGNATURE);
  } catch {
    return false;
  }
}

/**
 * From the cache, otherwise from the network. A file with another checksum belongs to another version: the browser then
 * fetches it from the host itself.
 */
async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(name))) ?? fetchOne(cache, name).catch(() => fetch(request));
}

async function fetchAll(first: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES).filter((name) => FILES[name][1] === first);
  // The files of the first screen are fetched at once, the others one by one, so that they do not delay anything.
  if (first) await Promise.all(names.map((name) => fetchOne(cache, name)));
  else for (const name of names) if ((await cache.match(keyOf(name))) === undefined) await fetchOne(cache, name);
}

async function fetchOne(cache: Cache, name: string): Promise<Response> {
  const [integrity, first] = FILES[name];
  // Pages and the like keep their names from version to version: the browser's own cache may hold older ones.
  const response = await fetch(keyOf(name), { integrity, cache: first ? 'no-cache' : 'default', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${name} cannot be had: the host answers ${response.status}.`);
  const kept = ours(response);
  await cache.put(keyOf(name), kept.clone());
  return kept;
}

/**
 * A response of our own: one that came by a redirection could not answer for a page, and with these headers threads
 * share memory on any host.
 */
function ours(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const spent of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(spent);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  return new Response(response.body, { status: 200, headers });
}

/** Deletes all cached versions except one. */
async function forgetAll(but?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
}

const keyOf = (name: string): string => new URL(name, root).href;
