import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that need the oracle: `npm run prove` builds it and runs them, `npm test` does not. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['proof/tests/*.test.ts'],
    testTimeout: 180_000,
  },
});
