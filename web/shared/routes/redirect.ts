import { paths } from './paths.ts';

const longestRedirect = 2_000;

/**
 * The address to go to after sign-in or on a frame's request: a path of this very origin, or /default.
 * Nothing that a browser could read as another site, a script or a loop gets through (A-76, S-5-20, L-5.4-01).
 * A fragment is dropped: the SPA has none, and the sign-in library reads answers from it.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || value.length > longestRedirect || !startsLikePath(value)) return paths.default;
  const address = URL.parse(value, origin);
  if (!address || address.origin !== origin || !startsLikePath(address.pathname)) return paths.default;
  const plainPath = decodedPath(address.pathname);
  if (plainPath === null || !startsLikePath(plainPath) || leadsBack(plainPath)) return paths.default;
  return address.pathname + address.search;
}

/** One leading slash, and none of the characters that browsers drop or turn into slashes. */
function startsLikePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}

/** The path with every layer of percent-encoding taken off; null when it is malformed or wrapped too often. */
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

/** The pages of sign-in and sign-out themselves: going back to one would loop. The router ignores case. */
function leadsBack(path: string): boolean {
  return /^\/+(?:callback|signed-out)(?:[/;?#]|$)/i.test(path);
}
