import { AjvCompiler } from '@fastify/ajv-compiler';
import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import type { Operation } from '../../contracts/operation.ts';
import { type FieldError, invalidField, invalidFields } from './problems.ts';

/**
 * Strict requests: nothing is stripped, converted or filled in, and every wrong field is named.
 * A multiple of 0.01 is checked to a ten-thousandth of a cent: binary fractions of amounts near the maximum of a
 * billion dollars are off by more than a finer check would let pass.
 */
export const validationOptions = {
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  multipleOfPrecision: 4,
  allErrors: true,
  // A refusal says what the schema allows.
  verbose: true,
} as const;

/** Keywords that look at all of a value, each with the keyword that limits how much of it there may be. */
const limited = [
  { keyword: 'pattern', limit: 'maxLength', unit: 2 },
  { keyword: 'uniqueItems', limit: 'maxItems', unit: 1 },
] as const;

/**
 * Evaluates no pattern on a text that is longer than its maxLength, and compares no items of a list that is longer than
 * its maxItems. With `allErrors` Ajv evaluates every keyword, whatever the others have found. `unit` is the most that one
 * character or item adds to `length`: a character may have two code units.
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
  return ajv;
}

/** Shared by all servers of a process: tests start many, and each schema is compiled once. */
export const buildValidator = AjvCompiler();

/** Longest list of fields in one answer: a hostile body must not be answered with a longer one. */
const mostErrors = 20;

/**
 * Checks every part of a request against its shape. Each shape is compiled when it is first needed: compiling all of
 * them at the start would take most of it.
 *
 * @throws {ProblemError} naming each wrong field by its path, such as `details.firstName`
 */
export function checkRequest(
  request: FastifyRequest,
  { parameters, query, body }: Pick<Operation, 'parameters' | 'query' | 'body'>,
): void {
  if (parameters) checkPart(request, 'path', parameters, request.params);
  if (query) checkPart(request, 'query', query, request.query);
  if (body) checkPart(request, 'body', body, request.body);
  else if (request.body !== undefined && request.body !== null) {
    throw invalidField('body', 'must not be sent: this call takes none');
  }
}

function checkPart(request: FastifyRequest, part: string, shape: TSchema, value: unknown): void {
  const validate = request.compileValidationSchema(shape);
  if (!validate(value)) throw invalidFields(fieldErrorsOf(validate.errors ?? [], part));
}

/**
 * The wrong fields in words, each once.
 *
 * @param part names the whole where it is wrong as such
 */
export function fieldErrorsOf(faults: readonly FastifySchemaValidationError[], part: string): FieldError[] {
  const telling = faults.filter((fault) => !isAboutNull(fault));
  const messages = new Map<string, string>();
  for (const fault of telling.length > 0 ? telling : faults) {
    const field = fieldOf(fault) || part;
    if (!messages.has(field)) messages.set(field, messageOf(fault));
  }
  return [...messages].slice(0, mostErrors).map(([field, message]) => ({ field, message }));
}

/** Of a nullable field the other alternative says what is wrong; that null would do as well is no help. */
const isAboutNull = ({ keyword, params }: FastifySchemaValidationError): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path.join('.').slice(0, longestName);
}

/** An error of the validator, with the schema that the value does not fit. */
type VerboseError = FastifySchemaValidationError & {
  readonly parentSchema?: { readonly type?: string; readonly minimum?: number; readonly maximum?: number };
};

function messageOf({ keyword, params, message, parentSchema }: VerboseError): string {
  const { type, minimum, maximum } = parentSchema ?? {};
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return `must be a whole number from ${minimum} to ${maximum}`;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a documented field';
    case 'enum':
      return `must be one of ${listOf(params['allowedValues'] as readonly unknown[])}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'pattern':
      return 'does not have the documented form';
    case 'multipleOf':
      return `has more decimals than ${String(params['multipleOf'])} allows`;
    default:
      return message ?? 'is not valid';
  }
}

/** The values as JSON, as many as fit into a message. */
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

/** Characters of the allowed values in one message. */
const longestList = 400;

const longestName = 200;

/** JSON pointers write a slash as ~1 and a tilde as ~0. */
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
