import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { NamedOperation } from '../inventory.ts';
import type { ProblemError } from '../http/problems.ts';
import type { Passed } from '../upstream/upstream.ts';

/** Maximum length of a body in the journal, in characters. The rest of a longer body is cut off. */
export const longestBody = 4_096;

/** Maximum length of an address in the journal, in characters. */
const longestAddress = 2_048;

/** A request as it was sent, with unmasked texts. */
export interface RecordedRequest {
  readonly at: Date;
  /** System time, microseconds since 1970. */
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
  readonly hasKey: boolean;
  /** Id of the persona who sent the request; null if the user is unknown. */
  readonly caller: PersonaId | null;
  readonly worldId: string;
  /** Body of the request, at most `longestBody` characters long; null without a body. */
  readonly requestBody: string | null;
  readonly answerBody: string | null;
}

/** Cuts a text to a length, as a copy: a substring would keep the whole text in memory. */
export const cut = (text: string, longest: number = longestBody): string =>
  text.length <= longest ? text : Buffer.from(text.slice(0, longest)).toString();

export const keptAddress = (url: string): string => cut(url, longestAddress);

/** Returns a body as text, because hundreds of parsed bodies in the journal would slow down each garbage collection. */
export const keptBody = (body: unknown, contentType?: string): string | null => {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return cut(body);
  return cut(contentType?.startsWith(formType) ? formText(body) : jsonText(body));
};

/** Returns a value as JSON, also one that is nested too deeply to be written. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '(nested too deeply)';
  }
}

const formType = 'application/x-www-form-urlencoded';

/** Returns the fields of a form as text. A field that was sent twice is in the text twice. */
const formText = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  ).toString();
