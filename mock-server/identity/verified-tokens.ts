import type { VerifiedAccess } from './tokens.ts';

const mostTokens = 1_000;

/** Length of the cache key: the last characters of the signature. Hashing the whole token would take longer. */
const keyLength = 32;

interface RememberedToken {
  readonly header: string;
  readonly host: string;
  readonly objectId: string;
  /** Time at which the token expires, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A cache of Authorization headers whose token has been verified. An entry is valid for one host. */
export class VerifiedTokens {
  readonly #tokens = new Map<string, RememberedToken>();

  /** Returns the object id of the user; null if the header is not cached for the host, or its token has expired. */
  find(header: string, host: string, now: Date): string | null {
    const known = this.#tokens.get(header.slice(-keyLength));
    return known !== undefined &&
      known.header === header &&
      known.host === host &&
      known.expiresAt > now.getTime()
      ? known.objectId
      : null;
  }

  remember(header: string, host: string, { objectId, expiresAt }: VerifiedAccess): void {
    if (this.#tokens.size >= mostTokens) {
      const [oldest] = this.#tokens.keys();
      if (oldest !== undefined) this.#tokens.delete(oldest);
    }
    this.#tokens.set(header.slice(-keyLength), { header, host, objectId, expiresAt: expiresAt.getTime() });
  }
}
