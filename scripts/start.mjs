// `npm start`: builds the app and serves it on this machine. PORT chooses the port (5173 or the next free one).
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../src/web/vite.config.ts', import.meta.url));
await build({ configFile, logLevel: 'warn' });
const port = Number(process.env.PORT ?? 5173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  process.stderr.write(`PORT is "${process.env.PORT}": give a whole number from 1 to 65535.\n`);
  process.exit(2);
}
const server = await preview({ configFile, logLevel: 'warn', preview: { port, strictPort: process.env.PORT !== undefined } });
process.stdout.write(`Minerve is ready: ${server.resolvedUrls.local[0]}\nCtrl-C stops it.\n`);
