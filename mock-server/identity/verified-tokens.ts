import type { VerifiedAccess } from './tokens.ts';

const mostTokens = 1_000;

/** Characters at the end of a token, of its signature, by which it is looked up: all of it would take long to hash. */
const keyLength = 32;

interface RememberedToken {
  readonly header: string;
  readonly host: string;
  readonly objectId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Authorization headers whose token has been verified, each for the host that it was verified for. */
export class VerifiedTokens {
  readonly #tokens = new Map<string, RememberedToken>();

  /** Object id of the person; null when the very same header has not been verified, or its token has expired. */
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
