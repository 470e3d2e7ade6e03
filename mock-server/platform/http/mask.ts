/** The text in place of a masked secret. */
export const mask = '***';

/** The text in place of a tax identifier of nine digits, so that tests can tell it from any other value. */
export const nineDigits = '*********';

/**
 * Returns a text with its tax identifiers, tokens, secrets and cookies masked. They are found in JSON, in JSON within
 * JSON, in queries, forms and pages, and in plain text, percent-encoded or not. The text may be truncated at any
 * character. Takes linear time.
 */
export const masked = (text: string): string =>
  maskedNumbers(maskedValues(text.replaceAll(jsonWebToken, mask)));

/**
 * Returns an address with its secrets masked, and each part with nine digits, which may be a tax identifier with any
 * separators.
 */
export const maskedAddress = (address: string): string =>
  masked(address).replaceAll(partOfAddress, (part) => (digitsIn(part) === 9 ? mask : part));

const partOfAddress = /[^/?&=#]+/g;

/** Counts the digits in a part of an address. Digits may be full-width characters and percent-encoded up to twice. */
const digitsIn = (part: string): number =>
  decoded(decoded(part)).normalize('NFKC').replaceAll(/\D/g, '').length;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Matches a signed token: it starts with the base64url form of `{"`. */
const jsonWebToken = /eyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

/**
 * Matches a character that looks like a space or a dash: plain, escaped as in JSON, or percent-encoded once or twice.
 */
const blank =
  /%(?:(?:25){1,2}(?:0[9AD]|2[\dA-F]|3[A-F]|40|C2|E2|[89AB][\dA-F])|[\dA-F]{2})|\\{1,4}(?:[tnr]|u[\dA-F]{4})|[\t\n\r\u00A0\u00AD\u2000-\u202F\u2212]/gi;

/** Matches nine separate digits, with or without gaps after the third and fifth. Skips JSON numbers (amounts, ids). */
const taxIdentifier = /(?<![\d.]|":)\d{3}([-.+ ]*)\d{2}([-.+ ]*)\d{4}(?!\.?\d)/g;

/** Masks tax identifiers with any separators. Digits with a single dot are a decimal number and are not masked. */
function maskedNumbers(text: string): string {
  const inBlanks = text.replaceAll(blank, ({ length }) => ' '.repeat(length));
  let shown = '';
  let taken = 0;
  for (const { 0: digits, 1: first = '', 2: second = '', index } of inBlanks.matchAll(taxIdentifier)) {
    if (first + second === '.') continue;
    shown += text.slice(taken, index) + mask;
    taken = index + digits.length;
  }
  return taken === 0 ? text : shown + text.slice(taken);
}

/**
 * Matches a word in the name of a secret field or parameter. `code`, `session_state` and `nonce` must be the whole
 * name.
 */
const secretWord =
  /(tax_?identifier(?!_?type)|ssn|token|secret|password|cookie|authorization|verifier|assertion|client_?info)|(?:code|session_state|nonce)(?=[=%])/gi;

const wholeNames: ReadonlySet<string> = new Set(['code', 'session_state', 'nonce']);

/** Masks the values of secret fields and parameters. */
function maskedValues(text: string): string {
  let shown = '';
  let taken = 0;
  secretWord.lastIndex = 0;
  for (let word = secretWord.exec(text); word; word = secretWord.exec(text)) {
    const [start, end] = nameAround(text, word.index, secretWord.lastIndex);
    secretWord.lastIndex = end;
    const isSecret = word[1] !== undefined || wholeNames.has(text.slice(start, end).toLowerCase());
    const value = isSecret ? valueOf(text, start, end) : null;
    if (!value) continue;
    shown += text.slice(taken, value[0]) + maskOf(word[0], text.slice(...value));
    taken = value[1];
    secretWord.lastIndex = taken;
  }
  return taken === 0 ? text : shown + text.slice(taken);
}

const maskOf = (name: string, value: string): string =>
  /^tax/i.test(name) && /^(?:\d{9}|\*{9})$/.test(value) ? nineDigits : mask;

type Range = readonly [start: number, end: number];

/** Returns the range of the whole name around a word. Percent-encoded digits are not part of the name. */
function nameAround(text: string, from: number, to: number): Range {
  let [start, end] = [from, to];
  while (isOfName(text[start - 1])) start -= 1;
  while (isOfName(text[end])) end += 1;
  return [text[start - 1] === '%' ? Math.min(from, start + 2) : start, end];
}

const isOfName = (character: string | undefined): boolean =>
  character !== undefined && /[\w.-]/.test(character);

/** Returns the range of the value of a name, in JSON, an HTML input or a query; null for a name without a value. */
function valueOf(text: string, start: number, end: number): Range | null {
  const sign = matchAt(/=|%3D/iy, text, end)?.[0];
  if (sign !== undefined) return parameterAt(text, end + sign.length, sign !== '=');
  if (text[start - 1] !== '"') return null;
  const quote = text.slice(start - 1 - backslashesBefore(text, start - 1), start);
  const between = matchAt(/\\*"(?:\s*:\s*| value=)/y, text, end);
  if (!between?.[0].startsWith(quote)) return null;
  const from = end + between[0].length;
  if (text.startsWith(quote, from)) return stringAt(text, from + quote.length, quote);
  const number = matchAt(/[\d.eE+-]+/y, text, from);
  return number && [from, from + number[0].length];
}

/** Returns the range of a parameter's value from its start, or null for an empty value. */
function parameterAt(text: string, start: number, isEncoded: boolean): Range | null {
  const end = isEncoded ? /(?<!\\)\\*"|[&#;\s]|%26|%23|%3B|%22|$/gi : /(?<!\\)\\*"|[&#;\s]|$/g;
  end.lastIndex = start;
  const stop = end.exec(text)?.index ?? text.length;
  return stop === start ? null : [start, stop];
}

/**
 * Returns the range of a string that may be nested in other JSON strings. The closing quote has as many backslashes as
 * the opening quote, after any encoded backslashes of the string. A quote with fewer ends a surrounding string.
 */
function stringAt(text: string, start: number, { length }: string): Range {
  const escapes = length - 1;
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    const backslashes = Math.min(backslashesBefore(text, quote), quote - start);
    if (backslashes < escapes) return [start, quote - backslashes];
    if (backslashes % (2 * (escapes + 1)) === escapes) return [start, quote - escapes];
  }
  return [start, text.length];
}

function backslashesBefore(text: string, index: number): number {
  let count = 0;
  while (text[index - count - 1] === '\\') count += 1;
  return count;
}

function matchAt(sticky: RegExp, text: string, index: number): RegExpExecArray | null {
  sticky.lastIndex = index;
  return sticky.exec(text);
}
