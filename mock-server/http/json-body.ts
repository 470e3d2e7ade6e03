import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidField, problem } from './problems.ts';

/** Maximum depth of a request body. Documented bodies need far less. */
const mostLevels = 32;

const longestPath = 200;

/**
 * Parses JSON bodies strictly. A body must be UTF-8 (RFC 8259, 8.1), must not repeat a name in one object (RFC 8259,
 * 4), and must not be nested deeper than the journal can record.
 */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      requireUtf8(request.headers['content-type'], body);
      done(null, readJson(body.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
}

function requireUtf8(contentType: string | undefined, body: Buffer): void {
  const charset = charsetParameter.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw problem('content-type-unsupported', 'Send JSON as UTF-8, the only encoding of JSON.');
  }
  if (!isUtf8(body)) throw problem('unreadable-body', 'The body is not valid UTF-8.');
}

const charsetParameter = /;\s*charset\s*=\s*"?([\w-]+)/i;

/**
 * Parses a JSON text strictly.
 *
 * @throws {ProblemError} unreadable-body, or invalid-request for a repeated name, `__proto__` or a body that is too
 * deep
 */
function readJson(text: string): unknown {
  if (text === '')
    throw problem('unreadable-body', 'The content type announces JSON, but the body is empty.');
  const json = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw problem('unreadable-body', 'The body is not valid JSON.');
  }
  // JSON.parse drops all but the last of repeated names. Only a difference of the counts starts the slow search for one.
  if (namesIn(value, '', 1) !== colonsAfterQuotes(json)) refuseRepetition(json);
  return value;
}

const byteOrderMark = '\ufeff';

/**
 * Counts the names of all objects in a value.
 *
 * @param path path of the value, ending with a dot; empty for the body
 * @throws {ProblemError} invalid-request if the value is nested too deeply or contains the name `__proto__`
 */
function namesIn(value: unknown, path: string, level: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (level > mostLevels) throw invalidField('body', `is nested more than ${mostLevels} levels deep`);
  const isList = Array.isArray(value);
  let names = 0;
  for (const name of Object.keys(value)) {
    if (name === '__proto__') throw invalidField(pathTo(path + name), 'is not a documented field');
    if (!isList) names += 1;
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof part === 'object') names += namesIn(part, `${path}${name}.`, level + 1);
  }
  return names;
}

/** Counts the quotes before a colon in a JSON text. Each name has one such quote, and a string may contain more. */
function colonsAfterQuotes(json: string): number {
  let count = 0;
  for (let colon = json.indexOf(':'); colon >= 0; colon = json.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isBlank(json[before])) before -= 1;
    if (json[before] === '"') count += 1;
  }
  return count;
}

/** An object or a list that is open while the text is scanned. */
interface Level {
  /** Names of the object that were found so far; null for a list. */
  readonly names: Set<string> | null;
  /** Name or index of the current value. */
  key: string | number;
}

/** Searches for the first name that occurs twice in one object. @throws {ProblemError} invalid-request with its path */
function refuseRepetition(json: string): void {
  const levels: Level[] = [];
  for (const [token, text, isName] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') levels.push({ names: token === '{' ? new Set() : null, key: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level?.names === null) level.key = Number(level.key) + 1;
    else if (text !== undefined && isName !== undefined && level?.names) {
      const name = JSON.parse(text) as string;
      level.key = name;
      if (level.names.has(name)) {
        throw invalidField(pathTo(levels.map(({ key }) => key).join('.')), 'occurs twice');
      }
      level.names.add(name);
    }
  }
}

/** Matches brackets, commas and strings of valid JSON; a string before a colon is a name. */
const tokens = /[{}[\],]|("(?:[^"\\]|\\.)*"?)(\s*:)?/g;

const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r';

const pathTo = (path: string): string => path.slice(0, longestPath);
