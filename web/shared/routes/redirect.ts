import { paths } from './paths.ts';

const longestRedirect = 2_000;

/**
 * Returns the address to open after a sign-in: the given path of this origin. For any other value and for the site
 * root, returns /default.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  const path = parsePath(value, origin);
  return path === null || path === paths.root ? paths.default : path;
}

/**
 * Parses an address of this origin: a path with its query. Returns null for text that a browser could read as another
 * site, a script or a redirect loop. Drops the fragment: the SPA uses none, and the sign-in library reads responses
 * from it.
 */
export function parsePath(value: string | null | undefined, origin: string): string | null {
  if (!value || value.length > longestRedirect || !startsLikePath(value)) return null;
  const address = URL.parse(value, origin);
  if (!address || address.origin !== origin || !startsLikePath(address.pathname)) return null;
  const plainPath = decodedPath(address.pathname);
  if (plainPath === null || !startsLikePath(plainPath) || leadsBack(plainPath)) return null;
  return address.pathname + address.search;
}

/** Returns true for a path with one leading slash and without characters that browsers drop or treat as a slash. */
function startsLikePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}

/** Decodes a path until it has no percent-encoding; null for malformed encoding or more than four layers of it. */
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

/** Returns true for a page of sign-in or sign-out: a redirect to it would loop. Ignores case, as the router does. */
function leadsBack(path: string): boolean {
  return /^\/+(?:callback|signed-out)(?:[/;?#]|$)/i.test(path);
}
