/** Decimal text with all its decimals: "350000" reads "350000.00" with two. Blank and unreadable text stay. */
export function padded(text: string, decimals: number): string {
  const [, whole, part = ''] = /^(-?\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  return whole === undefined || decimals === 0 ? text : `${whole}.${part.padEnd(decimals, '0')}`;
}
