import { isIP } from 'node:net';
import { isPostgres } from '../store/dialects/location.ts';

/** What a setting takes. */
export interface Kind<Value> {
  /** What may be given, in words: `a number from 0 to 65535`. */
  readonly words: string;
  /** The value of a text; `wrong` when it is none of this kind. */
  read(text: string): Value | typeof wrong;
  /** What was given may hold a password, and is not repeated when it is wrong. */
  readonly isSecret?: true;
}

/** Says that a text is no value of a kind. */
export const wrong = Symbol('wrong');

/** Any text: only its use can show whether it is right. */
export const text = (words: string): Kind<string> => ({ words, read: (given) => given });

/** One of several words. */
export const choice = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  words: `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`,
  read: (given) => words.find((word) => word === given) ?? wrong,
});

/** A whole number. */
export const whole = (least: number, most: number, more = ''): Kind<number> => ({
  words: `a number from ${least} to ${most}${more}`,
  read: (given) => {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : least - 1;
    return number >= least && number <= most ? number : wrong;
  },
});

/** Seconds, fractions allowed; the value is in milliseconds. */
export const seconds = (least: number, most: number): Kind<number> => ({
  words: `seconds from ${least} to ${most}`,
  read: (given) => {
    const number = /^\d{1,9}(?:\.\d{1,3})?$/.test(given) ? Number(given) : least - 1;
    return number >= least && number <= most ? Math.round(number * 1_000) : wrong;
  },
});

/** The address of a database that several servers can share. */
export const database: Kind<string> = {
  words: 'postgres://user:password@host:5432/name',
  read: (given) => (isPostgres(given) && URL.canParse(given) ? given : wrong),
  isSecret: true,
};

/** Addresses of other servers: scheme and host alone. */
export const origins: Kind<readonly string[]> = {
  words: 'origins with commas between, such as https://login.example.com',
  read: (given) => {
    const each = given.split(',').map((origin) => origin.trim());
    return each.every(isOrigin) ? each : wrong;
  },
};

const isOrigin = (given: string): boolean =>
  /^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given && hostOf.test(given);

/** A host that means the same in an address and in a policy, where * and ; say more. */
const hostOf = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Stands alone in a list of hosts and allows every one. */
export const anyHost = '*';

/** Names of this server, in small letters. */
export const hosts: Kind<readonly string[]> = {
  words: `names without ports, with commas between, such as demo.example.com; ${anyHost} for all`,
  read: (given) => {
    if (given === anyHost) return [anyHost];
    const each = given.split(',').map((name) => name.trim().toLowerCase());
    return each.every((name) => hostName.test(name)) ? each : wrong;
  },
};

const hostName = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/;

/** Senders that may say for whom they ask. */
export const proxies: Kind<string> = {
  words: 'addresses or networks with commas between, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  read: (given) => (given.split(',').every((each) => isProxy(each.trim())) ? given : wrong),
};

/** A kind of network, or an address with or without how many of its bits count. */
function isProxy(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [address = '', bits, ...more] = given.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** What the program runs as. Whoever writes almost `production` would get everything else. */
export const environmentName: Kind<string> = {
  words: 'production, or anything else that does not begin like it',
  read: (given) => (given !== 'production' && /^prod/i.test(given) ? wrong : given),
};
