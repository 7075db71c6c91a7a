// The Redis server for tests and measurements of the lab's queue.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

export const REDIS_PACKAGES = ['redis-server'];

export function hasRedis() {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** @typedef {{ readonly port: number, stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> }} RedisServer */

/**
 * Starts a server of our own with its data in this folder, on a port that nobody uses, and waits until it answers. What
 * was in the folder is there again. `options`: lines of its configuration. It ends with this process at the latest.
 * @param {string} folder
 * @param {{ port?: number, options?: readonly string[] }} [settings]
 * @returns {Promise<RedisServer>}
 */
export async function startRedis(folder, { port, options = [] } = {}) {
  const at = port ?? (await freePort());
  const args = ['--port', String(at), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', '', ...options];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const over = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`redis-server did not start:\n${log}`)));
      child.stdout.setEncoding('utf8').on('data', (text) => {
        log += text;
        if (log.includes('Ready to accept connections')) resolve();
      });
    })
  );
  return {
    port: at,
    async stop(signal = 'SIGTERM') {
      process.off('exit', end);
      child.kill(signal);
      await over;
    },
  };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
