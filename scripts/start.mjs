// `npm start` builds the app and serves it on this machine. PORT chooses the port; the default is 8064 or the next free
// one. Vite's own defaults, 5173 and 4173, are avoided: browsers keep saved games and service workers by address, and
// other projects use these ports.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../src/web/vite.config.ts', import.meta.url));
const chosen = process.env.PORT;
const port = Number(chosen ?? 8064);
if (!Number.isInteger(port) || port < 1 || port > 65535) refuse(2, `PORT is "${chosen}": give a whole number from 1 to 65535.`);
// The engines' threads run the compiled library and its kernels.
const library = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url)), '--if-stale'], {
  stdio: 'inherit',
});
if (library.status !== 0) refuse(1, 'The library could not be built: see above.');
process.stderr.write('Building the pages...\n');
await build({ configFile, logLevel: 'warn' });
try {
  const server = await preview({ configFile, logLevel: 'warn', preview: { port, strictPort: chosen !== undefined } });
  const address = server.resolvedUrls?.local[0];
  process.stdout.write(`Minerve is ready: ${address}\nCtrl-C stops it.\n`);
} catch (error) {
  refuse(1, `Port ${port} cannot be used (${/** @type {Error} */ (error).message}): set PORT to another one, or leave it out.`);
}

function refuse(exitCode, sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}
