/**
 * Masks a private number: "•••-••-6789" for "123456789" in the pattern "###-##-####". Masks all digits of an
 * incomplete number.
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
