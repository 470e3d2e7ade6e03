/**
 * The address of a citation if a browser may go there by a click: http or https, and no name and password before the
 * host, which only serve to look like another site. Null for anything else.
 */
export function safeAddress(url: string | null): string | null {
  const address = url ? URL.parse(url) : null;
  return address && webProtocols.has(address.protocol) && address.username + address.password === ''
    ? address.href
    : null;
}

const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:']);
