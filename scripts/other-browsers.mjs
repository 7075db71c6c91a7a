// Firefox and WebKit as Debian has them, in which the long tests open every page.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

export const BROWSER_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

export function hasOtherBrowsers() {
  return [FIREFOX, WEBKIT_DRIVER, XVFB].every((file) => existsSync(file)) && miniBrowser() !== undefined;
}

/** The browser in Debian's package of the WebKit driver, in a folder named after the version. */
function miniBrowser() {
  for (const machine of ['x86_64-linux-gnu', 'aarch64-linux-gnu'])
    for (const name of existsSync(`/usr/lib/${machine}`) ? readdirSync(`/usr/lib/${machine}`) : []) {
      const file = `/usr/lib/${machine}/${name}/MiniBrowser`;
      if (name.startsWith('webkit2gtk') && existsSync(file)) return file;
    }
  return undefined;
}

/**
 * A browser with one open page. Playwright drives only its own builds of these two, so they are driven by their own
 * protocols: WebDriver BiDi and WebDriver.
 * @typedef {object} Browser
 * @property {(address: string) => Promise<void>} go
 * @property {(expression: string) => Promise<any>} evaluate the value of an expression, which must be JSON
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<Browser>} */
export async function launchFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'minerve-firefox-'));
  const firefox = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const address = await printed(firefox, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox takes no connection.'));
  });
  let sent = 0;
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const ask = async (/** @type {string} */ method, /** @type {object} */ params) => {
    const id = ++sent;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask('browsingContext.getTree', {});
  const context = contexts[0].context;
  return {
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await ask('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async close() {
      socket.close();
      await ended(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @returns {Promise<Browser>} */
export async function launchWebKit() {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = String(await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))).trim();
  const home = mkdtempSync(join(tmpdir(), 'minerve-webkit-'));
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ask = async (/** @type {string} */ path, /** @type {object} */ body, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.message}`);
    return value;
  };
  const wanted = { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } };
  const { sessionId } = await again(() => ask('', { capabilities: { alwaysMatch: wanted } }));
  const inSession = `/${sessionId}`;
  return {
    go: (url) => ask(`${inSession}/url`, { url }),
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression}) ?? 'null'`;
      return JSON.parse(await ask(`${inSession}/execute/sync`, { script, args: [] }));
    },
    async close() {
      await ask(inSession, {}, 'DELETE').catch(() => undefined);
      await ended(driver);
      await ended(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Tries again while connections are refused, until the driver listens. */
async function again(/** @type {() => Promise<any>} */ work, left = 100) {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (--left === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** Waits for a line on standard error that matches, and returns the first group of the match. */
function printed(/** @type {import('node:child_process').ChildProcess} */ child, /** @type {RegExp} */ pattern) {
  return new Promise((resolve, reject) => {
    let all = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      all += text;
      const found = pattern.exec(all);
      if (found !== null) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${all}`)));
  });
}

async function ended(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
