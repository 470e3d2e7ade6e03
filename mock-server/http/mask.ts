/** Replaces a secret in a text. */
export const mask = '***';

/**
 * A text without tax identifiers, tokens, secrets and cookies, wherever they stand in it: in fields of JSON, in JSON
 * within JSON, in a query, a form or a page, or in plain words, percent-encoded or not. The text may be cut off anywhere.
 * Needs linear time: no part of a text is looked at again because it did not match.
 */
export const masked = (text: string): string =>
  maskedNumbers(maskedValues(text.replaceAll(jsonWebToken, mask)));

/** A signed token starts with the coded opening of a JSON object. */
const jsonWebToken = /eyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

/** Signs that a reader may take for a blank or a dash: percent-encoded, even twice, escaped as in JSON, or as they are. */
const blank =
  /%(?:(?:25){1,2}(?:0[9AD]|2[\dA-F]|3[A-F]|40|C2|E2|[89AB][\dA-F])|[\dA-F]{2})|\\{1,4}(?:[tnr]|u[\dA-F]{4})|[\t\n\r\u00A0\u00AD\u2000-\u202F\u2212]/gi;

/** Nine digits that stand alone, grouped by three, two and four or not. A number of JSON is an amount or an id. */
const taxIdentifier = /(?<![\d.]|":)\d{3}([-.+ ]*)\d{2}([-.+ ]*)\d{4}(?!\.?\d)/g;

/** Masks tax identifiers, whatever signs stand before or within them. A number with a single dot is a decimal one. */
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

/** In the name of a field or parameter whose value is a secret; what a sign-in calls a code is one by its whole name. */
const secretWord =
  /(tax_?identifier(?!_?type)|ssn|token|secret|password|cookie|authorization|verifier|assertion|client_?info)|(?:code|session_state|nonce)(?=[=%])/gi;

const wholeNames: ReadonlySet<string> = new Set(['code', 'session_state', 'nonce']);

/** Puts the mask in place of the values whose names are those of secrets. */
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
    shown += text.slice(taken, value[0]) + mask;
    taken = value[1];
    secretWord.lastIndex = taken;
  }
  return taken === 0 ? text : shown + text.slice(taken);
}

type Range = readonly [start: number, end: number];

/** The whole name that a word is part of. Two digits after a percent sign belong to the sign before the name. */
function nameAround(text: string, from: number, to: number): Range {
  let [start, end] = [from, to];
  while (isOfName(text[start - 1])) start -= 1;
  while (isOfName(text[end])) end += 1;
  return [text[start - 1] === '%' ? Math.min(from, start + 2) : start, end];
}

const isOfName = (character: string | undefined): boolean =>
  character !== undefined && /[\w.-]/.test(character);

/** Where the value of a name stands: behind it in JSON, in an input of a page, or in a query; null where it has none. */
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

/** Null for an empty one, such as before an opening quote. */
function parameterAt(text: string, start: number, isEncoded: boolean): Range | null {
  const end = isEncoded ? /(?<!\\)\\*"|[&#;\s]|%26|%23|%3B|%22|$/gi : /(?<!\\)\\*"|[&#;\s]|$/g;
  end.lastIndex = start;
  const stop = end.exec(text)?.index ?? text.length;
  return stop === start ? null : [start, stop];
}

/**
 * A string up to the quote that ends it: the next one with as many backslashes before it as before its first one, not
 * counting pairs that stand for a backslash of the string itself, or with fewer, which belongs to what is around it.
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
