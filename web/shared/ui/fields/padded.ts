/**
 * Decimal text with all its decimals and without leading zeros: "350000" gives "350000.00" with two, "007.5" gives "7.50".
 * Blank text and text that is not a number are returned as they are.
 */
export function padded(text: string, decimals: number): string {
  const number = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!number || decimals === 0 || !/\d/.test(text)) return text;
  const [, sign = '', whole = '', part = ''] = number;
  return `${sign}${whole.replace(/^0+/, '') || '0'}.${part.padEnd(decimals, '0')}`;
}
