import { type Problem, type ProblemCode, problemMediaType, problems } from '../../contracts/problems.ts';
import { masked } from './mask.ts';

/** What a refusal may say besides its code and detail. */
export interface ProblemMore {
  /** The fields that are wrong, for a bad request. */
  readonly errors?: readonly FieldError[];
  /** The known path that is most like the one asked for. */
  readonly nearest?: string;
  /** Application identifier of what an earlier request has created. */
  readonly existing?: string;
  /** Headers that belong to the refusal, such as `allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A refusal of the error catalogue; thrown, it becomes a problem body. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly more: ProblemMore;

  constructor(code: ProblemCode, detail: string, more: ProblemMore) {
    super(detail, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.statusCode = problems[code].status;
    this.more = more;
  }
}

/**
 * A refusal to throw.
 *
 * @param detail one sentence that says what is wrong and what to do; it must not repeat personal data
 */
export const problem = (code: ProblemCode, detail: string, more: ProblemMore = {}): ProblemError =>
  new ProblemError(code, detail, more);

/** Refuses a request for its wrong fields, each named with what is wrong with it. */
export function invalidFields(errors: readonly FieldError[]): ProblemError {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return problem('invalid-request', `${detail}.`, { errors });
}

export const invalidField = (field: string, message: string): ProblemError =>
  invalidFields([{ field, message }]);

/** The body of a refusal. A path or field that the caller named may be anything, a tax identifier too: it is masked. */
export function problemBody({ code, message, more }: ProblemError, traceId: string): Problem {
  const { status, title } = problems[code];
  const { errors, nearest, existing } = more;
  return {
    type: `urn:threshold:problem:${code}`,
    title,
    status,
    detail: masked(message),
    code,
    traceId,
    ...(errors
      ? { errors: errors.map(({ field, message: fault }) => ({ field: masked(field), message: fault })) }
      : {}),
    ...(nearest === undefined ? {} : { nearest }),
    ...(existing === undefined ? {} : { existing }),
  };
}

/** Content type of a refusal. */
export const problemContentType = `${problemMediaType}; charset=utf-8`;
