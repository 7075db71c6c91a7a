import { ok, type Result } from '../../../core/index.ts';
import { failure } from './words.ts';

/** The address of a Redis server, with the user name and password. */
export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  /** For display: without the password. */
  readonly shown: string;
}

const DEFAULT_PORT = 6379;
const HIDDEN = '***';

/**
 * `redis://user:password@host:port/db`, or `rediss:` for TLS. Errors do not repeat the address: it may hold a password.
 */
export function parseQueueAddress(text: string): Result<QueueAddress> {
  const refused = failure('queue-bad-address');
  if (!/^rediss?:\/\//i.test(text) || !URL.canParse(text)) return refused;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const [, db = '0'] = /^(?:\/(\d{0,5}))?$/.exec(pathname) ?? [undefined, 'no number'];
  if (hostname === '' || search !== '' || hash !== '' || !/^\d*$/.test(db)) return refused;
  try {
    const name = decodeURIComponent(username);
    const secret = decodeURIComponent(password);
    const who = secret === '' ? username && `${username}@` : `${username}:${HIDDEN}@`;
    return ok({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? DEFAULT_PORT : Number(port),
      db: Number(db),
      tls: protocol === 'rediss:',
      ...(name !== '' && { username: name }),
      ...(secret !== '' && { password: secret }),
      shown: `${protocol}//${who}${hostname}${port && `:${port}`}${Number(db) === 0 ? '' : `/${Number(db)}`}`,
    });
  } catch {
    // A percent sign that is not followed by two hexadecimal digits.
    return refused;
  }
}

/** The address with this password, if it has none itself. */
export function withPassword(address: QueueAddress, password: string | undefined): QueueAddress {
  return address.password !== undefined || password === undefined || password === '' ? address : { ...address, password };
}
