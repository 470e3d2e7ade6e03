import {
  _,
  Ajv,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  type Options,
  type ValidateFunction,
} from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { asFraction } from '../../../contracts/schema.ts';
import { type FieldError, invalidFields } from './problems.ts';

/**
 * Options for strict validation: fields are not removed, converted or filled in, and every invalid field is reported.
 */
export const validationOptions = {
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  allErrors: true,
  // Adds the schema to each error, so that messages can list the allowed values.
  verbose: true,
  keywords: [
    {
      keyword: 'decimals',
      type: 'number',
      schemaType: 'number',
      validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
    },
  ],
} satisfies Options;

/** Maximum number of fields in one problem, so that a hostile body cannot cause a huge response. */
const mostErrors = 20;

/** Keywords whose cost grows with the length of a value, each with the keyword that limits the length. */
const limited = [
  { keyword: 'pattern', limit: 'maxLength', unit: 2 },
  { keyword: 'uniqueItems', limit: 'maxItems', unit: 1 },
] as const;

/**
 * Makes Ajv skip `pattern` for texts longer than maxLength, and `uniqueItems` for lists longer than maxItems. With
 * `allErrors`, Ajv would still evaluate these keywords. The limit is multiplied by `unit`, because a character may have
 * two code units. Also stops the validation of a list when there are more errors than a response shows: Ajv copies all
 * errors for each item, which takes a minute for 70,000 invalid items.
 */
export function limitsFirst(ajv: Ajv): Ajv {
  for (const { keyword, limit, unit } of limited) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({
      ...definition,
      code: (context) => {
        const most: unknown = context.parentSchema[limit];
        if (typeof most !== 'number') definition.code(context);
        else context.gen.if(_`${context.data}.length <= ${most * unit}`, () => definition.code(context));
      },
    });
  }
  const items = ajv.getKeyword('items') as CodeKeywordDefinition;
  return ajv.removeKeyword('items').addKeyword({ ...items, code: validateItems });
}

/** Generates the code that validates the items of a list until there are more errors than a response shows. */
function validateItems(context: KeywordCxt): void {
  const { gen, data, it, keyword } = context;
  it.items = true;
  const errorsBefore = gen.const('errorsBefore', errorCount);
  const length = gen.const('length', _`${data}.length`);
  gen.forRange('index', 0, length, (index) => {
    context.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
    gen.if(_`${errorCount} > ${mostErrors}`, () => gen.break());
  });
  context.ok(_`${errorCount} === ${errorsBefore}`);
}

/** Name of the variable that counts the errors in the code that Ajv generates. */
const errorCount = new Name('errors');

/** All servers of a process share the compiled schemas. */
let ajv: Ajv | undefined;

/** Returns the validator of a schema. The first call compiles it. */
export function validatorOf(schema: TSchema): ValidateFunction {
  ajv ??= limitsFirst(new Ajv(validationOptions));
  return ajv.compile(schema);
}

/** Returns the invalid fields of a value; an empty list for a valid value. See {@link fieldErrorsOf} for `part`. */
export function invalidFieldsOf(schema: TSchema, value: unknown, part: string): FieldError[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : fieldErrorsOf(validate.errors ?? [], part);
}

/** @throws {ProblemError} invalid-request with the path of each invalid field, such as `details.firstName` */
export function checkValue(schema: TSchema, value: unknown, part: string): void {
  const errors = invalidFieldsOf(schema, value, part);
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * Validates requests by the schemas of their routes. A schema is compiled at its first use: compiling all of them would
 * take most of the startup time.
 */
export const validationPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.setValidatorCompiler<TSchema>(({ schema }) => (value: unknown) => {
      const validate = validatorOf(schema);
      return validate(value) || { error: validate.errors as FastifySchemaValidationError[] };
    });
    app.setSchemaErrorFormatter((errors, part) =>
      invalidFields(fieldErrorsOf(errors, partNames[part] ?? part)),
    );
  },
  { name: 'validation', dependencies: ['error-handler'], fastify: '5.x' },
);

/** Names of the parts of a request in messages, by their names in Fastify. */
const partNames: Readonly<Record<string, string>> = { params: 'path', querystring: 'query' };

/**
 * Converts errors of the validator to messages, one for each invalid field.
 *
 * @param part the field name for errors of the whole value, such as `body`
 */
export function fieldErrorsOf(faults: readonly FastifySchemaValidationError[], part: string): FieldError[] {
  const skipsNull = faults.some((fault) => !isAboutNull(fault));
  const messages = new Map<string, string>();
  for (const fault of faults) {
    if (messages.size === mostErrors) break;
    if (skipsNull && isAboutNull(fault)) continue;
    const field = fieldOf(fault) || part;
    if (!messages.has(field)) messages.set(field, messageOf(fault));
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

/**
 * Returns true for the error that a value in a nullable field is not null. Such errors are dropped, because the errors
 * of the other type say what is wrong.
 */
const isAboutNull = ({ keyword, params }: FastifySchemaValidationError): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path.join('.').slice(0, longestName);
}

/** An error of the validator, with the schema that the value violates. */
type VerboseError = FastifySchemaValidationError & {
  readonly data?: unknown;
  readonly parentSchema?: {
    readonly decimals?: number;
    readonly type?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly examples?: readonly (string | number)[];
  };
};

/** Message for a field that the schema does not have. */
export const notDocumented = 'is not a documented field';

function messageOf({ keyword, params, message, parentSchema, data }: VerboseError): string {
  const { type, minimum, maximum, examples: [example] = [] } = parentSchema ?? {};
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return `must be a whole number from ${minimum} to ${maximum}`;
  // The example of a fraction is less than 1.
  if (keyword.endsWith('imum') && maximum !== undefined && Number(example) < 1)
    return asFraction(data as number, maximum);
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return notDocumented;
    case 'enum':
      return `must be one of ${listOf(params['allowedValues'] as readonly unknown[])}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'type':
      return `${message ?? 'is not valid'}${example === undefined ? '' : `, such as ${example}`}`;
    case 'pattern':
      return `does not have the documented form${example === undefined ? '' : `, such as ${example}`}`;
    case 'decimals':
      return `has more decimals than ${10 ** -(parentSchema?.decimals ?? 0)} allows`;
    default:
      return message ?? 'is not valid';
  }
}

/** Lists values as JSON. A long list is cut at {@link longestList} and ends with the number of the remaining values. */
function listOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  let shown = 0;
  for (let length = 0; shown < texts.length; shown += 1) {
    length += (texts[shown] ?? '').length + 2;
    if (length > longestList) break;
  }
  const listed = texts.slice(0, shown).join(', ');
  return shown === texts.length ? listed : `${listed} and ${texts.length - shown} more`;
}

/** Maximum length of the list of allowed values in a message, in characters. */
const longestList = 400;

const longestName = 200;

/** Decodes a part of a JSON pointer, which has ~1 for a slash and ~0 for a tilde. */
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
