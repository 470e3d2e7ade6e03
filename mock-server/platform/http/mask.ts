/** The text in place of a masked secret. */
export const mask = '***';

/** The text in place of a tax identifier of nine digits, so that tests can tell it from any other value. */
const nineDigits = '*********';

/** The names of all fields and parameters whose values neither the journal nor the log shows. */
export const secretNames = [
  'taxIdentifier',
  'ssn',
  'accessToken',
  'access_token',
  'refresh_token',
  'id_token',
  'id_token_hint',
  'code_verifier',
  'client_secret',
  'antiForgeryToken',
  'authorization',
  'cookie',
  'password',
] as const;

const isSecret = (name: string): boolean => secretNames.some((secret) => secret === name);

/**
 * Returns a JSON text, form or address with the values of secret fields and parameters masked. The text may be cut off
 * at any character. A secret under any other name, or within another text, stays.
 */
export function masked(text: string): string {
  // Most texts have none, and the search for one name is fast.
  if (!secretNames.some((name) => text.includes(name))) return text;
  return text
    .replaceAll(field, (whole: string, before: string, name: string, value?: string) =>
      isSecret(name) ? `${before}${value === undefined ? `"${mask}"` : maskedText(value)}` : whole,
    )
    .replaceAll(parameter, (whole: string, before: string, name: string) =>
      isSecret(name) ? `${before}${mask}` : whole,
    );
}

/** Matches a field of a JSON text with its text or number. */
const field = /("([\w-]{1,40})"\s{0,4}:\s{0,4})(?:("(?:[^"\\]|\\.)*"?)|[\d.]+)/g;

/** Matches a parameter of a form or an address. */
const parameter = /((?:^|[?&])([\w-]{1,40})=)[^&#]+/g;

/** Returns the mask of a text in quotes, which may lack the last one. */
const maskedText = (quoted: string): string =>
  quoted.replace(
    /^"(.*?)("?)$/s,
    (_, value: string, end: string) => `"${/^(?:\d|\*){9}$/.test(value) ? nineDigits : mask}${end}`,
  );
