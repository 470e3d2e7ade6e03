/**
 * Returns decimal text with the given decimals and without leading zeros: with two decimals "350000" gives
 * "350000.00" and "007.5" gives "7.50". Returns blank and non-numeric text unchanged.
 */
export function padded(text: string, decimals: number): string {
  const number = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!number || decimals === 0 || !/\d/.test(text)) return text;
  const [, sign = '', whole = '', part = ''] = number;
  return `${sign}${whole.replace(/^0+/, '') || '0'}.${part.padEnd(decimals, '0')}`;
}
