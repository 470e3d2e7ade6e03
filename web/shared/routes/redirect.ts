import { paths } from './paths.ts';

const longestRedirect = 2_000;

/**
 * Returns the address after a sign-in or a navigate message: a path of this origin, or /default. Rejects text that a
 * browser could read as another site, a script or a redirect loop (A-76, S-5-20, L-5.4-01). Drops the fragment: the
 * SPA uses none, and the sign-in library reads responses from it.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || value.length > longestRedirect || !startsLikePath(value)) return paths.default;
  const address = URL.parse(value, origin);
  if (!address || address.origin !== origin || !startsLikePath(address.pathname)) return paths.default;
  const plainPath = decodedPath(address.pathname);
  if (plainPath === null || !startsLikePath(plainPath) || leadsBack(plainPath)) return paths.default;
  return address.pathname + address.search;
}

/** One leading slash, and no character that browsers drop or treat as a slash. */
function startsLikePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}

/** Returns the path without percent-encoding, also nested; null when it is malformed or nested too deep. */
function decodedPath(path: string): string | null {
  let plain = path;
  for (let layer = 0; layer < 5; layer += 1) {
    let next: string;
    try {
      next = decodeURIComponent(plain);
    } catch {
      return null;
    }
    if (next === plain) return plain;
    plain = next;
  }
  return null;
}

/** Pages of sign-in and sign-out: a redirect to one would loop. Ignores case, as the router does. */
function leadsBack(path: string): boolean {
  return /^\/+(?:callback|signed-out)(?:[/;?#]|$)/i.test(path);
}
