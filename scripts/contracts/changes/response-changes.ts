import { change, compared, contentChanges } from './content-changes.ts';
import { type Header, type Response, writing } from './document.ts';
import { followed, type Resolve, type Sides } from './document-parts.ts';
import { type Change, otherChanges } from './other-changes.ts';
import { schemaChanges } from './schema-changes.ts';
import type { Schema } from './value-changes.ts';

/** Responses by status; `default` is the one to all other statuses. */
type Responses = Readonly<Record<string, Response>>;

/** Returns the changes of all responses of an operation. Changes that several statuses share are told once. */
export function responseChanges(was: Responses, is: Responses, resolve: Sides<Resolve>): Change[] {
  const [earlier, later] = [resolved(was, resolve.before), resolved(is, resolve.after)];
  const { gone, added, kept } = compared(earlier, later);
  const shared = Map.groupBy(
    kept.flatMap((status) => {
      const comparable = (response: Response = {}, resolveIn: Resolve) =>
        isError(status) ? withoutCodes(response, resolveIn) : response;
      return changesOf(
        comparable(earlier[status], resolve.before),
        comparable(later[status], resolve.after),
        resolve,
      ).map((one) => ({ status, one }));
    }),
    ({ one }) => JSON.stringify(one),
  );
  return [
    ...gone.map((status) =>
      change(
        isError(status) && status !== 'default' ? 'compatible' : 'breaking',
        `response ${status}`,
        'is removed',
      ),
    ),
    // A client that sends no entity tag never gets 304.
    ...added.map((status) =>
      change(isError(status) || status === '304' ? 'compatible' : 'breaking', `response ${status}`, 'is new'),
    ),
    ...[...shared.values()].flatMap((same) => {
      const statuses = same.map(({ status }) => status).join(', ');
      return same.slice(0, 1).map(({ one }) => ({ ...one, where: `response ${statuses}${one.where}` }));
    }),
    ...problemChanges(earlier, later, resolve),
  ];
}

/** Clients must handle an error that they do not know. */
const isError = (status: string): boolean => /^[45]|^default$/.test(status);

const resolved = (responses: Responses, resolve: Resolve): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [status, followed(response, resolve)]),
  );

/** Returns the changes of a response, without its status in their places. */
const changesOf = (was: Response, is: Response, resolve: Sides<Resolve>): Change[] => [
  ...headerChanges(was.headers ?? {}, is.headers ?? {}, resolve),
  ...otherChanges(was, is, '', ['headers', 'content'], resolve),
  ...contentChanges(was.content ?? {}, is.content ?? {}, '', 'response', resolve),
];

type Headers = Readonly<Record<string, Header>>;

/** Compares headers like properties of a response. Their names have no upper and lower case. */
function headerChanges(was: Headers, is: Headers, resolve: Sides<Resolve>): Change[] {
  const [before, after] = [headersOf(was, resolve.before), headersOf(is, resolve.after)];
  const { gone, added, kept } = compared(before, after);
  const at = (name: string) => ` header ${name}`;
  return [
    ...gone.map((name) => change('breaking', at(name), 'is removed')),
    ...added.map((name) => change('compatible', at(name), 'is new')),
    ...kept.flatMap((name) => {
      const [one = {}, other = {}] = [before[name], after[name]];
      const [needed, needs] = [one.required ?? false, other.required ?? false];
      const schemas = { before: one.schema ?? {}, after: other.schema ?? {} };
      return [
        ...(needed === needs
          ? []
          : [
              needs
                ? change('compatible', at(name), 'is required now')
                : change('breaking', at(name), 'is no longer required'),
            ]),
        ...otherChanges(one, other, at(name), ['required', 'schema'], resolve),
        ...schemaChanges({ ...schemas, where: at(name), direction: 'response', resolve }),
      ];
    }),
  ];
}

const headersOf = (headers: Headers, resolve: Resolve): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      { ...writing({}), ...followed(header, resolve) },
    ]),
  );

/**
 * Compares the codes of problems. Clients must handle a problem that they do not know, so a code breaks them only if it
 * moves to another status.
 */
function problemChanges(was: Responses, is: Responses, resolve: Sides<Resolve>): Change[] {
  const [before, after] = [statusesOf(was, resolve.before), statusesOf(is, resolve.after)];
  const { gone, added, kept } = compared(before, after);
  return [
    ...(added.length > 0 ? [change('compatible', 'problems', `can also be ${added.join(', ')}`)] : []),
    ...(gone.length > 0 ? [change('compatible', 'problems', `are no longer ${gone.join(', ')}`)] : []),
    ...kept.flatMap((code) => {
      const statuses = compared(before[code] ?? {}, after[code] ?? {});
      const [earlier, later] = [statuses.gone.join(', '), statuses.added.join(', ')];
      const where = `problem ${code}`;
      if (earlier && later) return [change('breaking', where, `has status ${later} instead of ${earlier}`)];
      // The status itself is told if it is new or removed.
      const isKept = (status: string) => status in was && status in is;
      return [
        ...statuses.gone
          .filter(isKept)
          .map((status) => change('compatible', where, `no longer has status ${status}`)),
        ...statuses.added
          .filter(isKept)
          .map((status) => change('compatible', where, `can also have status ${status}`)),
      ];
    }),
  ];
}

/** Returns the statuses, as keys, that each code has. The default response has no status of its own. */
function statusesOf(responses: Responses, resolve: Resolve): Readonly<Record<string, object>> {
  const statuses: Record<string, Record<string, true>> = {};
  for (const [status, response] of Object.entries(responses)) {
    if (!isError(status) || status === 'default') continue;
    const codes = Object.values(response.content ?? {}).flatMap(
      ({ schema }) => codesOf(schema, resolve) ?? [],
    );
    for (const code of codes.length > 0 ? codes : ['without a code']) (statuses[code] ??= {})[status] = true;
  }
  return statuses;
}

/** Returns the codes that a schema of problems allows; undefined if it does not limit them. */
function codesOf(schema: Schema = true, resolve: Resolve): readonly string[] | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { properties, allOf = [] } = followed(schema, resolve);
  return [valuesOf(properties?.['code'], resolve)?.map(String), ...allOf.map((one) => codesOf(one, resolve))]
    .filter((codes) => codes !== undefined)
    .reduce<readonly string[] | undefined>(
      (all, codes) => all?.filter((code) => codes.includes(code)) ?? codes,
      undefined,
    );
}

function valuesOf(schema: Schema = true, resolve: Resolve): readonly unknown[] | undefined {
  if (typeof schema === 'boolean') return undefined;
  const whole = followed(schema, resolve);
  return 'const' in whole ? [whole.const] : whole.enum;
}

const withoutCodes = ({ content = {}, ...others }: Response, resolve: Resolve): Response => ({
  ...others,
  content: Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      { ...media, schema: withAnyCode(media.schema, resolve) },
    ]),
  ),
});

/** Returns a schema of problems with codes of any value, and of the same type. */
function withAnyCode(schema: Schema = true, resolve: Resolve): Schema {
  if (typeof schema === 'boolean') return schema;
  const whole = followed(schema, resolve);
  const { properties, allOf } = whole;
  const [sample] = valuesOf(properties?.['code'], resolve) ?? [];
  return {
    ...whole,
    ...(sample !== undefined && { properties: { ...properties, code: { type: typeof sample } } }),
    ...(allOf && { allOf: allOf.map((one) => withAnyCode(one, resolve)) }),
  };
}
