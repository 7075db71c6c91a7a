/** What the pages may load and run: their own files, and nothing written into the page itself. */
const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy of a page. WebAssembly has to be asked for; only pages that run kernels do. */
export function policy(runsKernels: boolean): string {
  return [...DIRECTIVES, `script-src 'self'${runsKernels ? " 'wasm-unsafe-eval'" : ''}`].join('; ');
}

/**
 * What lets threads share memory. A host that cannot send these headers serves the same pages, with one thread until
 * the service worker adds them.
 */
export const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/**
 * What our own server sends with every file. Where a page and a header both have a policy, both hold, so the header's
 * can be the wider one: it is also that of the threads, whose files have no page to say it. `frame-ancestors` can
 * only be said in a header.
 */
export const headers = {
  ...isolation,
  'Content-Security-Policy': `${policy(true)}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
