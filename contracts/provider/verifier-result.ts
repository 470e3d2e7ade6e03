import { invalidFieldsOf, notDocumented } from '../../mock-server/platform/http/validation.ts';
import type { Operation } from '../operation.ts';
import { productOperations } from '../operations/all.ts';
import { Problem } from '../problems.ts';

/** The result of a run of the Pact verifier, with the fields that are used here. */
export interface VerifierResult {
  readonly errors: readonly { readonly interaction: string; readonly mismatch: Mismatch }[];
  /** One entry for each interaction that the verifier has started. */
  readonly interactionResults: readonly unknown[];
}

type Mismatch =
  | { readonly type: 'mismatches'; readonly mismatches: readonly PartMismatch[] }
  | { readonly type: string; readonly message?: string };

interface PartMismatch {
  readonly type: string;
  readonly mismatch: string;
  /** JSON path of a difference in the body. */
  readonly path?: string;
  /** Name of the header that differs. */
  readonly key?: string;
  readonly expected?: string | number | null;
  readonly actual?: string | number | null;
}

/** One difference between a response and the pact. Values of a body are JSON. */
export interface Difference {
  /**
   * Place of the difference: `status`, a header such as `header x-trace-id`, `content type`, or a JSON path such as
   * `$.borrowers[0].initials`.
   */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
  /** Reason in the words of the verifier. */
  readonly why: string;
}

/**
 * Parses the result of a run. The verifier reports a failed run as an error whose message is the result. @throws
 * {Error} if there is no result
 */
export function resultIn(text: unknown): VerifierResult {
  try {
    return JSON.parse(String(text)) as VerifierResult;
  } catch (error) {
    throw new Error(`The verifier did not run: ${String(text)}`, { cause: error });
  }
}

/** Returns the differences: first the status, which explains most of the others, then headers, then the body. */
export function differencesIn(mismatch: Mismatch): readonly Difference[] {
  if (!('mismatches' in mismatch)) return [];
  return mismatch.mismatches
    .flatMap((part) => missingKeys(part) ?? [differenceOf(part)])
    .toSorted((a, b) => rank(a) - rank(b) || a.where.localeCompare(b.where, 'en'));
}

/**
 * Returns what in a response does not fit the schema of its operation, by place. Fields that the schema does not have are
 * no difference. Returns an empty list for a body that is no JSON, and for an operation or status without a schema.
 */
export function schemaDifferences(name: string, status: number, body: string): readonly Difference[] {
  const operation: Operation | undefined = Object.entries(productOperations).find(
    ([own]) => own === name,
  )?.[1];
  const schema = operation?.responses[status] ?? (status >= 400 ? Problem : undefined);
  const value = valueIn(body);
  if (operation === undefined || schema === undefined || value === undefined) return [];
  return invalidFieldsOf(schema, value, '')
    .filter(({ message }) => message !== notDocumented)
    .map(({ field, message }) => {
      const path = field === '' ? [] : field.split('.');
      const got = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
      return {
        where: `$${path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('')}`,
        expected: message.replace(/^must be /, ''),
        got: JSON.stringify(got) ?? 'nothing',
        why: 'not in the schema',
      };
    })
    .toSorted((a, b) => a.where.localeCompare(b.where, 'en'));
}

function valueIn(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the rank by which differences are sorted: status, headers, content type, body. */
const rank = ({ where }: Difference): number =>
  ['status', 'header ', 'content type', '$'].findIndex((start) => where.startsWith(start));

function differenceOf(part: PartMismatch): Difference {
  const why = part.mismatch.replaceAll(/\s+/g, ' ');
  const isMissing = /but was missing/.test(why);
  return {
    where: whereOf(part),
    expected: part.type === 'HeaderMismatch' ? unquoted(part.expected) : String(part.expected ?? 'nothing'),
    got: isMissing ? 'nothing' : String(part.actual ?? 'nothing'),
    why,
  };
}

/** Removes quotation marks around an expected header. The verifier reports the value as JSON for a missing header. */
const unquoted = (text: PartMismatch['expected']): string =>
  String(text ?? 'nothing').replace(/^"(.*)"$/, '$1');

function whereOf({ type, key = '', path = '$' }: PartMismatch): string {
  if (type === 'StatusMismatch') return 'status';
  if (type === 'HeaderMismatch') return `header ${key.toLowerCase()}`;
  if (type === 'BodyTypeMismatch') return 'content type';
  // The verifier gives this path to a missing body.
  return path === '/' ? '$' : path;
}

/**
 * Parses the verifier's message about missing properties, which has two lists of names. Returns null for any other
 * message.
 */
function missingKeys({ mismatch, path = '$', expected, actual }: PartMismatch): Difference[] | null {
  if (!mismatch.startsWith('Actual map is missing the following keys')) return null;
  const [promised, present] = [keysIn(expected), keysIn(actual)];
  return promised
    .filter((name) => !present.includes(name))
    .map((name) => ({
      where: `${path}.${name}`,
      expected: 'a value',
      got: 'nothing',
      why: 'the property is missing',
    }));
}

function keysIn(json: PartMismatch['expected']): readonly string[] {
  const keys = JSON.parse(String(json ?? '[]')) as unknown;
  return Array.isArray(keys) ? keys.map(String) : Object.keys(keys as object);
}
