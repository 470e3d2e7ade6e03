import { isIP } from 'node:net';
import { isPostgres } from '../../store/engines/unusable.ts';
import { isLoopback } from '../../platform/http/origin.ts';

/** A kind of setting value, such as a port or a host name: which texts are allowed, and how they are parsed. */
export interface Kind<Value> {
  /** The allowed values in words, for errors and docs/operators.md: `a number from 0 to 65535`. */
  readonly words: string;
  /** Parses a text; returns `wrong` for an invalid one. */
  read(text: string): Value | typeof wrong;
  /** For a list: returns its first invalid entry; undefined if all are valid. */
  wrongEntry?(text: string): string | undefined;
  /** The value may contain a password: errors do not repeat it. */
  readonly isSecret?: true;
}

/** The result of `read` for an invalid text. */
export const wrong = Symbol('wrong');

/** A kind for any text. An invalid text causes an error only when it is used. */
export const text = (words: string): Kind<string> => ({ words, read: (given) => given });

/** A kind for the place of the data. The address of a file, and `~`, would be taken for a relative path. */
export const place: Kind<string> = {
  words: 'a path without ~, or :memory:',
  read: (given) => (/^(?:~|file:|\w+:\/\/)/i.test(given) && !isPostgres(given) ? wrong : given),
};

/** Returns a kind that allows only the given words. */
export const choice = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  words: `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`,
  read: (given) => words.find((word) => word === given) ?? wrong,
});

/** Returns a kind for whole numbers in a range. `more` is appended to `words`, the description of the range. */
export const whole = (least: number, most: number, more = ''): Kind<number> => ({
  words: `a number from ${least} to ${most}${more}`,
  read: (given) => {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : least - 1;
    return number >= least && number <= most ? number : wrong;
  },
});

/** A kind for the address of a PostgreSQL database. */
export const database: Kind<string> = {
  words: 'postgres://user:password@host:5432/name',
  read: (given) => (isPostgres(given) && URL.canParse(given) ? given : wrong),
  isSecret: true,
};

/** Returns a kind for a list with commas between its entries. */
function list(words: string, isEntry: (entry: string) => boolean) {
  const entries = (given: string): string[] => given.split(',').map((entry) => entry.trim());
  return {
    words,
    read: (given) => (entries(given).every(isEntry) ? entries(given) : wrong),
    wrongEntry: (given) => entries(given).find((entry) => !isEntry(entry)),
  } satisfies Kind<readonly string[]>;
}

/** A kind for the origins of other servers: scheme, host and port. */
export const origins: Kind<readonly string[]> = list(
  'origins with commas between, such as https://login.example.com',
  isOrigin,
);

/** Matches an origin. Rejects `*` and `;`, because they have a meaning in a content security policy. */
const hostOf = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Entry that allows every host, if it is the only one of its list. */
export const anyHost = '*';

const hostNameList = list(
  `names without ports, with commas between, such as demo.example.com; ${anyHost} for all`,
  (name) => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(name),
);

/** A kind for the host names of this server. Parsed names are in lower case. */
export const hosts: Kind<readonly string[]> = {
  ...hostNameList,
  read: (given) => (given === anyHost ? [anyHost] : hostNameList.read(given.toLowerCase())),
};

/** A kind for the https address of a page. */
export const webPage: Kind<string> = {
  words: 'an https address',
  read: (given) => (given.startsWith('https://') && URL.canParse(given) ? given : wrong),
};

const proxyList = list(
  'addresses or networks with commas between, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  isProxy,
);

/** A kind for the proxies whose X-Forwarded headers are trusted. */
export const proxies: Kind<string> = {
  ...proxyList,
  read: (given) => (proxyList.read(given) === wrong ? wrong : given),
};

/** A kind for NODE_ENV. Rejects misspelled forms of `production`, which would start the server in development mode. */
export const environmentName: Kind<string> = {
  words: 'production, or anything else that does not begin like it',
  read: (given) => (given !== 'production' && /^prod/i.test(given) ? wrong : given),
};

/**
 * Returns the allowed host names besides localhost and IP addresses; undefined allows every name. A host name in `HOST`
 * is always allowed, because users open it.
 */
export function hostNames(host: string, allowed: readonly string[]): readonly string[] | undefined {
  if (allowed.includes(anyHost)) return undefined;
  const isName = isIP(host) === 0 && !isLoopback(host);
  return isName ? [host.toLowerCase(), ...allowed] : allowed;
}

function isOrigin(given: string): boolean {
  return (
    /^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given && hostOf.test(given)
  );
}

/** Returns true for an IP address, a network such as 10.0.0.0/8, or the name of a network such as `loopback`. */
function isProxy(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [address = '', bits, ...more] = given.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
