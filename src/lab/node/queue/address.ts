import { ok, type Result } from '../../../core/index.ts';
import { failure } from './words.ts';

/** Where a Redis server is, and as whom one comes. */
export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  /** To be shown to people: the password is not in it. */
  readonly shown: string;
}

const USUAL_PORT = 6379;
const HIDDEN = '***';

/**
 * `redis://user:password@host:port/db`, or `rediss:` for TLS. What is refused is not repeated: it may hold a password.
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
      port: port === '' ? USUAL_PORT : Number(port),
      db: Number(db),
      tls: protocol === 'rediss:',
      ...(name !== '' && { username: name }),
      ...(secret !== '' && { password: secret }),
      shown: `${protocol}//${who}${hostname}${port && `:${port}`}${Number(db) === 0 ? '' : `/${Number(db)}`}`,
    });
  } catch {
    // A percent sign with something else than two digits after it.
    return refused;
  }
}

/** The address with this password, where it has none of its own. */
export function withPassword(address: QueueAddress, password: string | undefined): QueueAddress {
  return address.password !== undefined || password === undefined || password === '' ? address : { ...address, password };
}
