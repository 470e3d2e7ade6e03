import type { TSchema } from 'typebox';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Operation } from '../../contracts/operation.ts';
import * as journalSearch from '../../contracts/operations/journal-search.ts';
import * as mock from '../../contracts/operations/mock-schemas.ts';
import * as recording from '../../contracts/operations/recording.ts';
import * as recipe from '../../contracts/operations/recipe.ts';
import * as shell from '../../contracts/operations/shell.ts';
import { browserOperations } from '../../mock-server/client/contract.ts';

/** The JSON Schema keywords that the control API uses. */
interface Schema {
  readonly type?: string;
  /** Name of the definition, for a type that contains itself. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
}

/**
 * Returns the declarations of mock-server/client/contract.ts with all types written out, so that projects without the
 * schema library can use them.
 */
export function contractDeclarations(): string {
  const operations = Object.entries<Operation>(mockOperations).filter(
    ([name]) => !(browserOperations as readonly string[]).includes(name),
  );
  const isInWorld = ([, { parameters }]: (typeof operations)[number]) => parameters !== undefined;
  return [
    ...[...named].map(([text, name]) => `export type ${name} = ${typeOf(JSON.parse(text) as Schema, true)};`),
    `export interface WorldOperations {\n${operations.filter(isInWorld).map(operationText).join('\n')}\n}`,
    `export interface ServerOperations {\n${operations
      .filter((one) => !isInWorld(one))
      .map(operationText)
      .join('\n')}\n}`,
    '',
  ].join('\n\n');
}

/** Names of the exported schemas, by the JSON text of the schema. */
const named = new Map(
  Object.entries<unknown>({ ...mock, ...recipe, ...recording, ...journalSearch, MenuEntry: shell.MenuEntry })
    .filter(([, value]) => isSchema(value))
    .map(([name, schema]) => [JSON.stringify(schema), name]),
);

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && ('type' in value || '$defs' in value);
}

function operationText([name, { summary, body, query, parameters: path, responses }]: readonly [
  string,
  Operation,
]): string {
  const { id: _world, ...others } = path?.properties ?? {};
  const rest = { ...query?.properties, ...others };
  const required = [...Object.keys(others), ...(query?.required ?? [])];
  const parameters = { type: 'object', properties: rest, required };
  const [response] = Object.values(responses);
  return [
    `  /** ${summary} */`,
    `  readonly ${name}: {`,
    `    readonly ${body ? 'body' : 'parameters'}: ${typeOf(plain(body ?? parameters))};`,
    `    readonly response: ${typeOf(plain(response))};`,
    '  };',
  ].join('\n');
}

const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

/** Returns the TypeScript type of a schema. @throws {Error} for an unsupported schema */
function typeOf(schema: Schema, isDefinition = false): string {
  const name = named.get(JSON.stringify(schema));
  if (name !== undefined && !isDefinition) return name;
  if (schema.$ref !== undefined) return schema.$defs ? typeOf(schema.$defs[schema.$ref] ?? {}) : schema.$ref;
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  switch (schema.type) {
    case undefined:
      return 'unknown';
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectType(schema);
    default:
      throw new Error(`No type is known for a schema of type "${schema.type}": add it to typeOf.`);
  }
}

function objectType({ properties = {}, required = [] }: Schema): string {
  const entries = Object.entries(properties).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return entries.length === 0 ? 'Record<never, never>' : `{ ${entries.join(' ')} }`;
}
