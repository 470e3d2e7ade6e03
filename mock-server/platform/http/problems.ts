import { type Problem, type ProblemCode, problemMediaType, problems } from '../../../contracts/problems.ts';

/** Optional parts of a problem besides code and detail. */
interface ProblemMore {
  /** Invalid fields, for invalid-request. */
  readonly errors?: readonly FieldError[];
  /** The known path or name that is most similar to the requested one. */
  readonly nearest?: string;
  /** Identifier of the record that an earlier request with the same idempotency key created. */
  readonly existing?: string;
  /** Headers of the response, such as `allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** An error with a code of the problem catalogue. The error handler responds with its problem body. */
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
 * Returns an error to throw.
 *
 * @param detail tells the client what is wrong and what to do, without personal data
 */
export const problem = (code: ProblemCode, detail: string, more: ProblemMore = {}): ProblemError =>
  new ProblemError(code, detail, more);

/** Returns the error invalid-request, with a message for each invalid field. */
export function invalidFields(errors: readonly FieldError[]): ProblemError {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return problem('invalid-request', `${detail}.`, { errors });
}

export const invalidField = (field: string, message: string): ProblemError =>
  invalidFields([{ field, message }]);

export function problemBody({ code, message, more }: ProblemError, traceId: string): Problem {
  const { status, title } = problems[code];
  const { errors, nearest, existing } = more;
  return {
    type: `urn:threshold:problem:${code}`,
    title,
    status,
    detail: message,
    code,
    traceId,
    ...(errors ? { errors: [...errors] } : {}),
    ...(nearest === undefined ? {} : { nearest }),
    ...(existing === undefined ? {} : { existing }),
  };
}

export const problemContentType = `${problemMediaType}; charset=utf-8`;
