/**
 * A private number as it shows while nobody types: "•••-••-6789" for "123456789" in the pattern "###-##-####".
 * An unfinished number is dots altogether.
 */
export function dotted(digits: string, pattern: string): string {
  const places = pattern.split('#').length - 1;
  if (digits.length < places) return dot.repeat(digits.length);
  const hidden = places - legible;
  let index = 0;
  return pattern.replaceAll('#', () => {
    index += 1;
    return index <= hidden ? dot : (digits[index - 1] ?? '');
  });
}

const dot = '•';
const legible = 4;
