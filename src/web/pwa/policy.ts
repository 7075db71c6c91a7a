/** What the pages may load and run: their own files, compiled kernels, and nothing written into the page itself. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * What lets threads share memory. A host that cannot send these headers serves the same pages, with one thread until
 * the service worker adds them.
 */
export const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/**
 * What our own server sends with every file: threads have no page to say the policy, and `frame-ancestors` can only be
 * said in a header.
 */
export const headers = {
  ...isolation,
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
