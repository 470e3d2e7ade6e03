import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidField, problem } from './problems.ts';

/** Far more than any documented body needs. */
const mostLevels = 32;

const longestPath = 200;

/**
 * Reads JSON strictly: in UTF-8 (RFC 8259, 8.1), no name twice in one object (RFC 8259, 4, leaves open which counts), and
 * nested no deeper than the journal can write it down.
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
    throw problem('content-type-unsupported', 'Send JSON as UTF-8: it has no other encoding.');
  }
  if (!isUtf8(body)) throw problem('unreadable-body', 'The body is not valid UTF-8.');
}

const charsetParameter = /;\s*charset\s*=\s*"?([\w-]+)/i;

/** @throws {ProblemError} unreadable-body, or naming a field that is wrong whatever the shape of the body is */
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
  // A name that occurs twice is there once in the value. To look for it takes longer than to parse.
  if (namesIn(value, '', 1) !== colonsAfterQuotes(json)) refuseRepetition(json);
  return value;
}

const byteOrderMark = '\ufeff';

/**
 * Counts the names of all objects in a value.
 *
 * @param path of the value, with a dot at its end
 * @throws {ProblemError} for a value that is nested too deeply, or whose name is that of a prototype
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

/** Counts what looks like the end of a name in a text of JSON: all names, and perhaps some places within texts. */
function colonsAfterQuotes(json: string): number {
  let count = 0;
  for (let colon = json.indexOf(':'); colon >= 0; colon = json.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isBlank(json[before])) before -= 1;
    if (json[before] === '"') count += 1;
  }
  return count;
}

/** An object or a list that is open at some place of a text. */
interface Level {
  /** Null for a list. */
  readonly names: Set<string> | null;
  /** The name or index of what is read. */
  key: string | number;
}

/** @throws {ProblemError} naming the first name that occurs twice in one object */
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

/** Brackets, commas and texts of valid JSON; a text before a colon is a name. */
const tokens = /[{}[\],]|("(?:[^"\\]|\\.)*"?)(\s*:)?/g;

const isBlank = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r';

const pathTo = (path: string): string => path.slice(0, longestPath);
