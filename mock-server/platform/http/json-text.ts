/** Maximum depth of a JSON text. Documented bodies need far less, and the journal can record no deeper body. */
const mostLevels = 32;

/** Maximum number of names in one object. The time for an object with many different names grows faster than its size. */
const mostNames = 2_000;

/** Maximum number of values in the JSON text of a request. Parsing and validating more of them takes too long. */
export const mostValues = 75_000;

/** Error for a text that is not JSON or exceeds a limit. The message is the end of a sentence: `is not valid JSON`. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  /** True if the text may be valid JSON but exceeds a limit. */
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = true } = {}) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

/**
 * Counts levels, names and values of a JSON text while it is read, so that a text that takes too long to parse is
 * rejected first. Does not check the syntax.
 */
export class JsonCounter {
  readonly #mostValues: number;
  /** Number of names in each open object; 0 for a list. */
  readonly #names = [0];
  #values = 0;
  #isInText = false;
  #isEscaped = false;

  constructor(most: number = mostValues) {
    this.#mostValues = most;
  }

  /** Counts the next part of the text. @throws {JsonError} if the text exceeds a limit */
  add(part: Uint8Array): void {
    let isInText = this.#isInText;
    let isEscaped = this.#isEscaped;
    // An index is used, since an iterator takes four times as long.
    for (let index = 0; index < part.length; index += 1) {
      const byte = part[index] ?? 0;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) isInText = true;
      else if (byte > quote) this.#addSign(byte);
    }
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
  }

  #addSign(byte: number): void {
    const names = this.#names;
    switch (byte) {
      case openBrace:
      case openBracket:
        if (names.push(0) > mostLevels + 1)
          throw new JsonError(`is nested more than ${mostLevels} levels deep`);
        this.#addValue();
        break;
      case closeBrace:
      case closeBracket:
        if (names.length > 1) names.pop();
        break;
      case comma:
        this.#addValue();
        break;
      case colon: {
        const count = (names.at(-1) ?? 0) + 1;
        if (count > mostNames) {
          throw new JsonError(`has an object with more than ${inWords(mostNames)} names`);
        }
        names[names.length - 1] = count;
        break;
      }
      default:
    }
  }

  #addValue(): void {
    this.#values += 1;
    if (this.#values > this.#mostValues)
      throw new JsonError(`has more than ${inWords(this.#mostValues)} values`);
  }
}

/** Returns true for a JSON text within the limits of requests. */
export function isWithinLimits(json: string): boolean {
  try {
    new JsonCounter().add(Buffer.from(json));
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses a JSON text. As with every parser, the last of two equal names in an object counts.
 *
 * @param most maximum number of values
 * @throws {JsonError}
 */
export function parseJson(bytes: Uint8Array, most?: number): unknown {
  new JsonCounter(most).add(bytes);
  return parseCounted(bytes);
}

/** Parses a JSON text that `JsonCounter` has accepted. A byte order mark is ignored. @throws {JsonError} */
export function parseCounted(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new JsonError('is not valid JSON', { isTooLarge: false });
  }
}

const utf8 = new TextDecoder();

const inWords = (count: number): string => count.toLocaleString('en-US');

const backslash = 0x5c;
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
