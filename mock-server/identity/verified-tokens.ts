import type { VerifiedAccess } from './tokens.ts';

const mostTokens = 1_000;

/** Length of the cache key: the last characters of the token. Hashing the whole token would take longer. */
const keyLength = 32;

/** The user of a token, and the world in which this user signed in. */
export type TokenUser = Pick<VerifiedAccess, 'objectId' | 'worldId'>;

interface RememberedToken {
  readonly header: string;
  readonly origin: string;
  readonly user: TokenUser;
  /** Time at which the token expires, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A cache of Authorization headers whose token has been verified. An entry is valid for one origin. */
export class VerifiedTokens {
  readonly #tokens = new Map<string, RememberedToken>();

  /**
   * Returns the user of a token; null if the header is not cached for the origin, or its token has expired.
   *
   * @param now milliseconds since 1970
   */
  find(header: string, origin: string, now: number): TokenUser | null {
    const known = this.#tokens.get(header.slice(-keyLength));
    return known !== undefined && known.header === header && known.origin === origin && known.expiresAt > now
      ? known.user
      : null;
  }

  remember(header: string, origin: string, { objectId, worldId, expiresAt }: VerifiedAccess): void {
    if (this.#tokens.size >= mostTokens) {
      const [oldest] = this.#tokens.keys();
      if (oldest !== undefined) this.#tokens.delete(oldest);
    }
    const user = { objectId, worldId };
    this.#tokens.set(header.slice(-keyLength), { header, origin, user, expiresAt: expiresAt.getTime() });
  }
}
