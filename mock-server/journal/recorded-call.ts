import type { JournalEntry } from '../../contracts/schemas/mock.ts';
import type { NamedOperation } from '../plugins/operations.ts';
import type { ProblemError } from '../plugins/problems.ts';
import type { Passed } from '../upstream/passed.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { personas } from '../worlds/personas.ts';
import { curlOf } from './curl.ts';
import { masked } from './mask.ts';

/** Longest body that is kept, in characters; the rest of a longer one is cut off. */
export const longestBody = 4_096;

/** A call as it happened. Nothing is masked before somebody reads it. */
export interface RecordedCall {
  readonly at: Date;
  /** By the machine's clock, milliseconds since 1970. */
  readonly recordedAt: number;
  readonly traceId: string;
  readonly method: string;
  readonly host: string;
  readonly protocol: string;
  /** Path and query. */
  readonly url: string;
  /** What the inventory says about it; null for a call of a path that nobody knows. */
  readonly operation: NamedOperation | null;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
  readonly refusal: ProblemError | null;
  /** What came of passing the call on to a real backend; null when it was not. */
  readonly passed: Passed | null;
  /** The fault that the call met, in words. */
  readonly fault: string | null;
  readonly contentType: string | undefined;
  /** Who called, as the identity provider knows them; empty where nobody signed in is known. */
  readonly objectId: string;
  readonly worldId: string;
  /** At most `longestBody` characters, as `answerBody`. */
  readonly requestBody: string | null;
  readonly answerBody: string | null;
}

/** A call as it is shown: secrets masked. */
export function entryOf(number: number, call: RecordedCall): JournalEntry {
  const path = masked(call.url);
  const requestBody = maskedOrNull(call.requestBody);
  const caller = personaOf(call.objectId);
  return {
    number,
    at: call.at.toISOString(),
    traceId: call.traceId,
    method: call.method,
    path,
    operation: call.operation?.name ?? null,
    rules: [...(call.operation?.rules ?? [])],
    caller,
    status: call.status,
    milliseconds: Math.round(call.milliseconds * 1_000) / 1_000,
    ...(call.passed ? { upstream: call.passed.to } : {}),
    verdict: verdictOf(call.refusal) ?? call.passed?.verdict ?? null,
    fault: call.fault,
    requestBody,
    answerBody: maskedOrNull(call.answerBody),
    curl: curlOf(call, path, requestBody, caller),
  };
}

const personaOf = (objectId: string): PersonaId | null =>
  objectId === '' ? null : (personas.find((persona) => persona.objectId === objectId)?.id ?? null);

const maskedOrNull = (text: string | null): string | null => (text === null ? null : masked(text));

/** At most `longestBody` characters, in memory of their own: a part of a text would keep the whole one in memory. */
export const cut = (text: string): string =>
  text.length <= longestBody ? text : Buffer.from(text.slice(0, longestBody)).toString();

/**
 * A body as text. What was read from it is many small objects, and hundreds of such bodies in the journal, each looked
 * at whenever memory is cleaned up, would cost a creation several times what it costs to write them out.
 */
export const keptBody = (body: unknown, contentType?: string): string | null => {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return cut(body);
  return cut(contentType?.startsWith(formType) ? formText(body) : JSON.stringify(body));
};

const formType = 'application/x-www-form-urlencoded';

/** A form as it came: a field that was sent twice stands there twice. */
const formText = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  ).toString();

/** The code of a refusal. An answer that broke its contract says how, since nobody else is told. */
function verdictOf(refusal: ProblemError | null): string | null {
  if (!refusal) return null;
  const { cause } = refusal.more;
  return refusal.code === 'invalid-answer' && cause instanceof Error
    ? `${refusal.code}: ${cause.message}`
    : refusal.code;
}
