import { change, contentChanges } from './content-changes.ts';
import { type Addressed, type ContractDocument, operationsIn } from './document.ts';
import { type Resolve, resolveIn, type Sides } from './document-parts.ts';
import { type Change, type ChangeKind, otherChanges } from './other-changes.ts';
import { responseChanges } from './response-changes.ts';
import { schemaChanges } from './schema-changes.ts';
import { securityChanges } from './security-changes.ts';
import type { Schema } from './value-changes.ts';

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
  const resolve = { before: resolveIn(before), after: resolveIn(after) };
  const [earlier, later] = [operationsIn(before, resolve.before), operationsIn(after, resolve.after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .flatMap((operation): OperationChanges[] => {
      const [was, is] = [earlier.get(operation), later.get(operation)];
      const changes = changesOf(was, is, resolve).toSorted(byKind);
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

/** Parts of an operation with a comparison of their own. Its id is its name here. */
const comparedOfOperation = ['operationId', 'address', 'security', 'parameters', 'requestBody', 'responses'];

function changesOf(was: Addressed | undefined, is: Addressed | undefined, resolve: Sides<Resolve>): Change[] {
  if (was === undefined || is === undefined) {
    return [change(was ? 'breaking' : 'compatible', 'operation', was ? 'is removed' : 'is new')];
  }
  return [
    ...(was.address === is.address
      ? []
      : [change('breaking', 'address', `is ${is.address} instead of ${was.address}`)]),
    ...otherChanges(was, is, 'operation', comparedOfOperation, resolve),
    ...securityChanges(was.security ?? [], is.security ?? [], resolve),
    ...parameterChanges(was, is, resolve),
    ...bodyChanges(was, is, resolve),
    ...responseChanges(was.responses, is.responses, resolve),
  ];
}

const comparedOfParameter = ['name', 'in', 'required', 'description', 'schema', 'example', 'examples'];

/** Compares the parameters like properties of objects. A server may ignore a header, but not a part of the address. */
function parameterChanges(was: Addressed, is: Addressed, resolve: Sides<Resolve>): Change[] {
  const kinds = new Set([was, is].flatMap(({ parameters = [] }) => parameters.map((one) => one.in)));
  return [...kinds].flatMap((kind) => {
    const [before, after] = [parametersOf(was, kind), parametersOf(is, kind)];
    const schemas = { before: before.schema, after: after.schema };
    return [
      ...schemaChanges({ ...schemas, where: kind, direction: 'request', resolve }),
      ...before.parameters.flatMap((one) => {
        const other = after.parameters.find(({ name }) => name === one.name);
        return other ? otherChanges(one, other, `${kind}.${one.name}`, comparedOfParameter, resolve) : [];
      }),
    ];
  });
}

function parametersOf({ parameters = [] }: Addressed, kind: string) {
  const own = parameters.filter((one) => one.in === kind);
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      own.map(({ name, description, schema: given = {} }) => [
        name,
        typeof given === 'boolean' ? given : { ...given, description },
      ]),
    ),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: kind === 'header' || kind === 'cookie',
  };
  return { parameters: own, schema };
}

function bodyChanges(
  { requestBody: was }: Addressed,
  { requestBody: is }: Addressed,
  resolve: Sides<Resolve>,
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
    ...otherChanges(was, is, where, ['required', 'content'], resolve),
    ...contentChanges(was.content, is.content, where, 'request', resolve),
  ];
}
