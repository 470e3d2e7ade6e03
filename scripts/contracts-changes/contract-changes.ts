import { type Change, type ChangeKind, type Schema, schemaChanges } from './schema-changes.ts';

/** The parts of an OpenAPI document that are compared. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly 'x-rules'?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}
interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

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

type Addressed = DocumentedOperation & { readonly address: string };

const rulesOf = (operation: Addressed | undefined) => operation?.['x-rules'];

const operationsIn = ({ paths }: ContractDocument): Map<string, Addressed> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { ...operation, address: `${method.toUpperCase()} ${path}` },
      ]),
    ),
  );

type Documents = readonly [before: ContractDocument, after: ContractDocument];

function changesOf(was: Addressed | undefined, is: Addressed | undefined, documents: Documents): Change[] {
  if (was === undefined || is === undefined) {
    return [change(was ? 'breaking' : 'compatible', 'operation', was ? 'is removed' : 'is new')];
  }
  const told = ({ summary, description, 'x-rules': rules }: Addressed) =>
    JSON.stringify([summary, description, rules]);
  return [
    ...(was.address === is.address
      ? []
      : [change('breaking', 'address', `is ${is.address} instead of ${was.address}`)]),
    ...(told(was) === told(is) ? [] : [change('words', 'operation', 'has other words')]),
    ...securityChanges(was, is),
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

function securityChanges(was: Addressed, is: Addressed): Change[] {
  const { gone, added } = compared(was.security?.[0] ?? {}, is.security?.[0] ?? {});
  return [
    ...added.map((name) => change('breaking', name, 'is required now')),
    ...gone.map((name) => change('compatible', name, 'is no longer required')),
  ];
}

/** Compares the parameters like properties of objects. A server may ignore a header, but not a part of the address. */
const parameterChanges = (was: Addressed, is: Addressed, documents: Documents): Change[] =>
  ['path', 'query', 'header'].flatMap((kind) =>
    compare(parametersOf(was, kind), parametersOf(is, kind), kind, 'request', documents),
  );

function parametersOf({ parameters = [] }: Addressed, kind: string): Schema {
  const own = parameters.filter((one) => one.in === kind);
  return {
    type: 'object',
    properties: Object.fromEntries(
      own.map(({ name, description, schema }) => [name, { ...schema, description }]),
    ),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: kind === 'header',
  };
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

function bodyChanges(was: Addressed, is: Addressed, documents: Documents): Change[] {
  const where = 'request body';
  if (!was.requestBody && is.requestBody) return [change('breaking', where, 'is new and required')];
  if (was.requestBody && !is.requestBody) return [change('breaking', where, 'is removed')];
  return contentChanges(
    was.requestBody?.content ?? {},
    is.requestBody?.content ?? {},
    where,
    'request',
    documents,
  );
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
      return before && after ? compare(before.schema, after.schema, `${where} $`, direction, documents) : [];
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
      const headers = compared(before.headers ?? {}, after.headers ?? {});
      const where = `response ${status}`;
      return [
        ...headers.gone.map((name) => change('breaking', `${where} header ${name}`, 'is removed')),
        ...headers.added.map((name) => change('compatible', `${where} header ${name}`, 'is new')),
        ...(before.description === after.description ? [] : [change('words', where, 'has other words')]),
        ...contentChanges(before.content ?? {}, after.content ?? {}, where, 'response', documents),
      ];
    }),
    ...problemChanges(earlier, later, documents),
  ];
}

type Responses = Readonly<Record<string, Response>>;

/** Returns the responses of an operation. Those that several operations share come from the components. */
const resolved = ({ responses }: Addressed, { components }: ContractDocument): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      components.responses?.[response.$ref?.split('/').at(-1) ?? ''] ?? response,
    ]),
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
    (schema.allOf ?? []).flatMap(({ properties }) => (properties?.['code']?.enum ?? []).map(String)),
  );
