import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { NamedOperation } from '../operations.ts';
import type { ProblemError } from '../../http/problems.ts';
import type { Passed } from '../upstream/passed.ts';
import { masked, maskedAddress } from '../../http/mask.ts';

/** Maximum length of a body in the journal, in characters. The rest of a longer body is cut off. */
export const longestBody = 4_096;

/** Maximum length of a real backend's body that is stored for a recording, in characters. */
export const longestRecorded = 1_048_576;

/** Maximum length of an address in the journal, in characters. */
const longestAddress = 2_048;

/** A request as it was sent. The journal masks its texts when it is first read. */
export interface RecordedRequest {
  readonly at: Date;
  /** System time, milliseconds since 1970. */
  readonly recordedAt: number;
  readonly traceId: string;
  readonly method: string;
  readonly host: string;
  readonly protocol: string;
  /** Path and query of the request, shortened by `keptAddress`. */
  readonly url: string;
  /** The operation; null for an unknown path. */
  readonly operation: NamedOperation | null;
  /** Status of the response; 0 without a response. */
  readonly status: number;
  readonly milliseconds: number;
  readonly refusal: ProblemError | null;
  /** How the request was passed to a real backend; null for a request that this server handled. */
  readonly passed: Passed | null;
  /** The fault that the request met, in words. */
  readonly fault: string | null;
  readonly contentType: string | undefined;
  /** True if the request has an idempotency key. */
  readonly hasKey: boolean;
  /** Id of the persona who sent the request; null if the user is unknown. */
  readonly caller: PersonaId | null;
  readonly worldId: string;
  /** Body of the request, at most `longestBody` characters long; null without a body. */
  readonly requestBody: string | null;
  readonly answerBody: string | null;
  /** Whole body of a response of a real backend, for a recording; null for other responses. */
  readonly wholeBody: string | null;
}

/** A request without secrets in its texts. */
export interface MaskedRequest extends RecordedRequest {
  /** Code of the problem, or how request or response broke their contract; null for neither. */
  readonly verdict: string | null;
}

/** Returns the request without secrets; the same object if it is masked already. */
export const maskedRequest = (request: RecordedRequest | MaskedRequest): MaskedRequest =>
  'verdict' in request
    ? request
    : {
        ...request,
        url: maskedAddress(request.url),
        contentType: request.contentType && masked(request.contentType),
        requestBody: maskedOrNull(request.requestBody),
        answerBody: maskedOrNull(request.answerBody),
        verdict: maskedOrNull(verdictOf(request.refusal) ?? request.passed?.verdict ?? null),
      };

const maskedOrNull = (text: string | null): string | null => (text === null ? null : masked(text));

/** Cuts a text to a length, as a copy: a substring would keep the whole text in memory. */
export const cut = (text: string, longest: number = longestBody): string =>
  text.length <= longest ? text : Buffer.from(text.slice(0, longest)).toString();

export const keptAddress = (url: string): string => cut(url, longestAddress);

/** Returns a body as text, because hundreds of parsed bodies in the journal would slow down each garbage collection. */
export const keptBody = (body: unknown, contentType?: string): string | null => {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return cut(body);
  return cut(contentType?.startsWith(formType) ? formText(body) : JSON.stringify(body));
};

const formType = 'application/x-www-form-urlencoded';

/** Returns the fields of a form as text. A field that was sent twice is in the text twice. */
const formText = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  ).toString();

/** Returns the code of a problem. Adds the violations of an invalid response, which only the journal shows. */
function verdictOf(refusal: ProblemError | null): string | null {
  if (!refusal) return null;
  const { cause } = refusal.more;
  return refusal.code === 'invalid-answer' && cause instanceof Error
    ? `${refusal.code}: ${cause.message}`
    : refusal.code;
}
