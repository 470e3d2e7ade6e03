import {
  type Addressed,
  type Content,
  type ContractDocument,
  type Header,
  operationsIn,
  type Response,
  shared,
  writing,
} from './document.ts';
import { otherChanges } from './other-changes.ts';
import { type Change, type ChangeKind, type Schema, schemaChanges } from './schema-changes.ts';
import { type Security, securityChanges } from './security-changes.ts';

/** The changes of one operation, the breaking ones first. */
export interface OperationChanges {
  readonly operation: string;
  /** The worst kind of its changes. */
  readonly kind: ChangeKind;
  /** Ids of the rules of the operation (`x-rules`). */
  readonly rules: readonly string[];
  readonly changes: readonly Change[];
}

/** The kinds of changes, the worst first. */
export const changeKinds: readonly ChangeKind[] = ['breaking', 'compatible', 'words'];

/** Returns the operations that differ between two documents, the breaking ones first. */
export function contractChanges(before: ContractDocument, after: ContractDocument): OperationChanges[] {
  const [earlier, later] = [operationsIn(before), operationsIn(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .flatMap((operation): OperationChanges[] => {
      const [was, is] = [earlier.get(operation), later.get(operation)];
      const changes = changesOf(was, is, [before, after]).toSorted(byKind);
      const [worst] = changes;
      return worst
        ? [{ operation, kind: worst.kind, rules: rulesOf(is) ?? rulesOf(was) ?? [], changes }]
        : [];
    })
    .toSorted(byKind);
}

/** Compares changes for a sort: the worst kind first. */
export const byKind = (one: { readonly kind: ChangeKind }, other: { readonly kind: ChangeKind }): number =>
  changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind);

const rulesOf = (operation: Addressed | undefined) => operation?.['x-rules'];

type Documents = readonly [before: ContractDocument, after: ContractDocument];

/** Parts of an operation with a comparison of their own. Its id is its name here. */
const comparedOfOperation = ['operationId', 'address', 'security', 'parameters', 'requestBody', 'responses'];

const securityOf = ({ security = [] }: Addressed, { components }: ContractDocument): Security => ({
  alternatives: security,
  schemes: components.securitySchemes ?? {},
});

function changesOf(was: Addressed | undefined, is: Addressed | undefined, documents: Documents): Change[] {
  if (was === undefined || is === undefined) {
    return [change(was ? 'breaking' : 'compatible', 'operation', was ? 'is removed' : 'is new')];
  }
  return [
    ...(was.address === is.address
      ? []
      : [change('breaking', 'address', `is ${is.address} instead of ${was.address}`)]),
    ...otherChanges(was, is, 'operation', comparedOfOperation),
    ...securityChanges(securityOf(was, documents[0]), securityOf(is, documents[1])),
    ...parameterChanges(was, is, documents),
    ...bodyChanges(was, is, documents),
    ...responseChanges(was, is, documents),
  ];
}

const change = (kind: ChangeKind, where: string, what: string): Change => ({ kind, where, what });

/** Returns the names of two records: those that only the first one has, only the second one, and both. */
function compared(was: object, is: object) {
  const [earlier, later] = [Object.keys(was), Object.keys(is)];
  return {
    gone: earlier.filter((name) => !later.includes(name)),
    added: later.filter((name) => !earlier.includes(name)),
    kept: later.filter((name) => earlier.includes(name)),
  };
}

/** Compares the parameters like properties of objects. A server may ignore a header, but not a part of the address. */
const parameterChanges = (was: Addressed, is: Addressed, documents: Documents): Change[] =>
  ['path', 'query', 'header', 'cookie'].flatMap((kind) => {
    const [before, after] = [parametersOf(was, kind), parametersOf(is, kind)];
    return [
      ...compare(before.schema, after.schema, kind, 'request', documents),
      ...before.parameters.flatMap((one) => {
        const other = after.parameters.find(({ name }) => name === one.name);
        return other ? otherChanges(one, other, `${kind}.${one.name}`, comparedOfParameter) : [];
      }),
    ];
  });

const comparedOfParameter = ['name', 'in', 'required', 'description', 'schema', 'example', 'examples'];

function parametersOf({ parameters = [] }: Addressed, kind: string) {
  const own = parameters.filter((one) => one.in === kind);
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      own.map(({ name, description, schema: given = {} }) => [name, { ...given, description }]),
    ),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: kind === 'header' || kind === 'cookie',
  };
  return { parameters: own, schema };
}

function compare(
  before: Schema,
  after: Schema,
  where: string,
  direction: 'request' | 'response',
  [earlier, later]: Documents,
): Change[] {
  const resolve = ({ components }: ContractDocument) => {
    return (reference: string) => components.schemas?.[reference.split('/').at(-1) ?? ''] ?? {};
  };
  return schemaChanges({
    before,
    after,
    where,
    direction,
    resolve: { before: resolve(earlier), after: resolve(later) },
  });
}

function bodyChanges(
  { requestBody: was }: Addressed,
  { requestBody: is }: Addressed,
  documents: Documents,
): Change[] {
  const where = 'request body';
  if (was === undefined && is === undefined) return [];
  if (was === undefined)
    return is?.required
      ? [change('breaking', where, 'is new and required')]
      : [change('compatible', where, 'is new and optional')];
  if (is === undefined) return [change('breaking', where, 'is removed')];
  const [needed, needs] = [was.required ?? false, is.required ?? false];
  return [
    ...(needed === needs
      ? []
      : [
          needs
            ? change('breaking', where, 'is required now')
            : change('compatible', where, 'is no longer required'),
        ]),
    ...otherChanges(was, is, where, ['required', 'content']),
    ...contentChanges(was.content, is.content, where, 'request', documents),
  ];
}

function contentChanges(
  was: Content,
  is: Content,
  where: string,
  direction: 'request' | 'response',
  documents: Documents,
): Change[] {
  const { gone, added, kept } = compared(was, is);
  return [
    ...gone.map((type) => change('breaking', where, `is no longer ${type}`)),
    ...added.map((type) => change('compatible', where, `can be ${type}`)),
    ...kept.flatMap((type) => {
      const [before, after] = [was[type], is[type]];
      if (before === undefined || after === undefined) return [];
      return [
        ...otherChanges(before, after, `${where} ${type}`, ['schema', 'example', 'examples']),
        ...compare(before.schema ?? {}, after.schema ?? {}, `${where} $`, direction, documents),
      ];
    }),
  ];
}

function responseChanges(was: Addressed, is: Addressed, documents: Documents): Change[] {
  const [earlier, later] = [resolved(was, documents[0]), resolved(is, documents[1])];
  const { gone, added, kept } = compared(earlier, later);
  const isSuccess = (status: string) => /^[23]/.test(status);
  return [
    ...gone.filter(isSuccess).map((status) => change('breaking', `response ${status}`, 'is removed')),
    // A client that sends no entity tag never gets 304.
    ...added
      .filter(isSuccess)
      .map((status) => change(status === '304' ? 'compatible' : 'breaking', `response ${status}`, 'is new')),
    ...kept.filter(isSuccess).flatMap((status) => {
      const [before = {}, after = {}] = [earlier[status], later[status]];
      const where = `response ${status}`;
      return [
        ...headerChanges(before.headers ?? {}, after.headers ?? {}, where, documents),
        ...otherChanges(before, after, where, ['headers', 'content']),
        ...contentChanges(before.content ?? {}, after.content ?? {}, where, 'response', documents),
      ];
    }),
    ...problemChanges(earlier, later, documents),
  ];
}

type Headers = Readonly<Record<string, Header>>;

/** Compares headers like properties of a response. Their names have no upper and lower case. */
function headerChanges(was: Headers, is: Headers, where: string, documents: Documents): Change[] {
  const [before, after] = [headersOf(was, documents[0]), headersOf(is, documents[1])];
  const { gone, added, kept } = compared(before, after);
  const at = (name: string) => `${where} header ${name}`;
  return [
    ...gone.map((name) => change('breaking', at(name), 'is removed')),
    ...added.map((name) => change('compatible', at(name), 'is new')),
    ...kept.flatMap((name) => {
      const [one = {}, other = {}] = [before[name], after[name]];
      const [needed, needs] = [one.required ?? false, other.required ?? false];
      return [
        ...(needed === needs
          ? []
          : [
              needs
                ? change('compatible', at(name), 'is required now')
                : change('breaking', at(name), 'is no longer required'),
            ]),
        ...otherChanges(one, other, at(name), ['required', 'schema']),
        ...compare(one.schema ?? {}, other.schema ?? {}, at(name), 'response', documents),
      ];
    }),
  ];
}

const headersOf = (headers: Headers, { components }: ContractDocument): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      { ...writing({}), ...shared(header, components.headers) },
    ]),
  );

type Responses = Readonly<Record<string, Response>>;

/** Returns the responses of an operation. Those that several operations share come from the components. */
const resolved = ({ responses }: Addressed, { components }: ContractDocument): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [status, shared(response, components.responses)]),
  );

/** Compares the codes of problems. Clients must handle a problem that they do not know, so no code breaks them. */
function problemChanges(was: Responses, is: Responses, documents: Documents): Change[] {
  const codes = (responses: Responses) =>
    Object.fromEntries(
      Object.values(responses)
        .flatMap(codesOf)
        .map((code) => [code, true]),
    );
  const { gone, added } = compared(codes(was), codes(is));
  return [
    ...(added.length > 0 ? [change('compatible', 'problems', `can also be ${added.join(', ')}`)] : []),
    ...(gone.length > 0 ? [change('compatible', 'problems', `are no longer ${gone.join(', ')}`)] : []),
    // All problems have the body of this one.
    ...contentChanges(
      was['default']?.content ?? {},
      is['default']?.content ?? {},
      'problems',
      'response',
      documents,
    ).filter(({ where }) => !where.endsWith('$.code')),
  ];
}

const codesOf = ({ content = {} }: Response): readonly string[] =>
  Object.values(content).flatMap(({ schema }) =>
    (schema?.allOf ?? []).flatMap(({ properties }) => (properties?.['code']?.enum ?? []).map(String)),
  );
