/**
 * Returns the scopes for an address: those of the longest matching prefix in the configured map (S-7-29, S-7-30).
 * Returns null for an address without a matching prefix: requests to it carry no token (S-7-31). A prefix matches whole
 * path segments: `/api` does not match `/api-administration`.
 */
export function scopesOf(
  address: URL,
  resources: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): readonly string[] | null {
  let longest: { readonly length: number; readonly scopes: readonly string[] } | null = null;
  for (const [prefix, scopes] of Object.entries(resources)) {
    const resource = URL.parse(prefix, baseUrl);
    if (!resource || resource.origin !== address.origin || !covers(resource.pathname, address.pathname))
      continue;
    if (!longest || resource.pathname.length > longest.length) {
      longest = { length: resource.pathname.length, scopes };
    }
  }
  return longest?.scopes ?? null;
}

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}
