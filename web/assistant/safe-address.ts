/** The address of a citation if a browser may go there by a click: http or https; null for anything else. */
export function safeAddress(url: string | null): string | null {
  const address = url ? URL.parse(url) : null;
  return address && ['http:', 'https:'].includes(address.protocol) ? address.href : null;
}
