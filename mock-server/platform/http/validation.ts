import { Ajv, type Options, type ValidateFunction } from 'ajv';
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

/** Maximum number of fields in one problem. */
const mostErrors = 20;

/** All servers of a process share the compiled schemas. */
let ajv: Ajv | undefined;

/** Returns the validator of a schema. The first call compiles it. */
export function validatorOf(schema: TSchema): ValidateFunction {
  ajv ??= new Ajv(validationOptions);
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
    const message = messages.get(field);
    // The other types of a field's value come first.
    if (message === undefined) messages.set(field, messageOf(fault));
    else if (fault.keyword === 'const')
      messages.set(field, `${message} or ${JSON.stringify(fault.params['allowedValue'])}`);
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
    /** The numbers between these limits are not allowed. */
    readonly not?: { readonly exclusiveMinimum: number; readonly exclusiveMaximum: number };
    readonly examples?: readonly (string | number)[];
  };
};

/** Message for a field that the schema does not have. */
export const notDocumented = 'is not a documented field';

function messageOf({ keyword, params, message, parentSchema, data }: VerboseError): string {
  const { type, minimum, maximum, not, examples: [example] = [] } = parentSchema ?? {};
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return not
      ? `must be ${not.exclusiveMinimum}, or a whole number from ${not.exclusiveMaximum} to ${maximum}`
      : `must be a whole number from ${minimum} to ${maximum}`;
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
