import type { TSchema } from 'typebox';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { Operation } from '../../../contracts/operation.ts';
import * as catalogue from '../../../contracts/operations/catalogue.ts';
import * as fault from '../../../contracts/operations/fault.ts';
import * as journalSearch from '../../../contracts/operations/journal-search.ts';
import * as mock from '../../../contracts/operations/mock-schemas.ts';
import * as har from '../../../contracts/operations/har.ts';
import * as recipe from '../../../contracts/operations/recipe.ts';
import * as shell from '../../../contracts/operations/shell.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { personaIds } from '../../../contracts/api/personas.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { browserOperations } from '../../../mock-server/tools/client/contract.ts';
import { seeds } from '../../../mock-server/platform/recipes/rows.ts';

/** The JSON Schema keywords that the control API uses. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  /** Name of the definition, for a type that contains itself. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
}

/**
 * Returns the declarations of mock-server/tools/client/contract.ts with all types written out, so that projects without the
 * schema library can use them.
 */
export function contractDeclarations(): string {
  const operations = Object.entries<Operation>(mockOperations).filter(
    ([name]) => !(browserOperations as readonly string[]).includes(name),
  );
  const isInWorld = ([, { parameters }]: (typeof operations)[number]) => parameters !== undefined;
  return [
    `/** Id of a persona. */\nexport type PersonaId = ${unionOf(personaIds)};`,
    `/** Name of the data that a world starts with; \`bulk-500\` has 500 loans. */\nexport type SeedName = ${unionOf(Object.keys(seeds))} | \`bulk-\${number}\`;`,
    `/** Name of an operation of the product or of a legacy page. */\nexport type OperationName = ${unionOf([...Object.keys(productOperations), ...Object.keys(legacyPages)])};`,
    ...[...named].map(([text, name]) => {
      const type = typeOf(JSON.parse(text) as Schema, true);
      // A fault may affect requests of any operation.
      return `export type ${name} = ${name.endsWith('Fault') ? type.replace('OperationName', "OperationName | 'any'") : type};`;
    }),
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
  Object.entries<unknown>({
    ...catalogue,
    ...fault,
    ...mock,
    ...recipe,
    ...har,
    ...journalSearch,
    MenuEntry: shell.MenuEntry,
  })
    .filter(([, value]) => isSchema(value))
    .map(([name, schema]) => [keyOf(plain(schema)), name]),
);

/** Returns the JSON text of a schema without its own description, which differs by the place of its use. */
function keyOf({ description: _description, ...schema }: Schema): string {
  return JSON.stringify(schema);
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && ('type' in value || '$defs' in value);
}

function operationText([name, { summary, body, query, responses }]: readonly [string, Operation]): string {
  const parameters = { type: 'object', properties: query?.properties ?? {}, required: query?.required ?? [] };
  const [response] = Object.values(responses);
  return [
    `  /** ${summary} */`,
    `  readonly ${name}: {`,
    `    readonly ${body ? 'body' : 'parameters'}: ${typeOf(plain(body ?? parameters))};`,
    `    readonly response: ${typeOf(plain(response))};`,
    '  };',
  ].join('\n');
}

const unionOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

function plain(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema;
}

/** Returns the TypeScript type of a schema. @throws {Error} for an unsupported schema */
function typeOf(schema: Schema, isDefinition = false): string {
  const name = named.get(keyOf(schema));
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

/** Types of the properties that hold the name of something. */
const typesOfNames: Readonly<Record<string, string>> = {
  persona: 'PersonaId',
  caller: 'PersonaId',
  seed: 'SeedName',
  operation: 'OperationName',
};

/** Returns the type of an object: each property with its description. */
function objectType({ properties = {}, patternProperties = {}, required = [] }: Schema): string {
  const [values] = Object.values(patternProperties);
  if (values) return `Readonly<Record<string, ${typeOf(values)}>>`;
  const entries = Object.entries(properties).map(([name, schema]) => {
    const key = `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}`;
    const type = typeOf(schema).replace(/^string\b/, typesOfNames[name] ?? 'string');
    const words = schema.description === undefined ? '' : `/** ${schema.description} */\n`;
    return `${words}${key}: ${type};`.replaceAll(/^/gm, '  ');
  });
  return entries.length === 0 ? 'Record<never, never>' : `{\n${entries.join('\n')}\n}`;
}
