import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { mask, masked } from '../http/mask.ts';
import type { ProblemError } from '../http/problems.ts';
import type { RecordedRequest } from './recorded-request.ts';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  idempotencyKeyHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { originOf } from '../http/origin.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';

/** Returns a request as the journal shows it, without secrets in its texts, and without its number. */
export function entryOf(request: RecordedRequest): Omit<JournalEntry, 'number'> {
  const path = masked(request.url);
  const requestBody = maskedOrNull(request.requestBody);
  return {
    at: request.at.toISOString(),
    recordedAt: new Date(request.recordedAt / 1_000).toISOString(),
    traceId: request.traceId,
    method: request.method,
    path,
    operation: request.operation?.name ?? null,
    rules: [...(request.operation?.rules ?? [])],
    caller: request.caller,
    status: request.status,
    milliseconds: Math.round(request.milliseconds * 1_000) / 1_000,
    ...(request.passed ? { upstream: request.passed.to } : {}),
    verdict: verdictOf(request.refusal) ?? request.passed?.verdict ?? null,
    fault: request.fault,
    requestBody,
    answerBody: maskedOrNull(request.answerBody),
    curl: curlOf(request, path, requestBody, request.caller),
  };
}

/**
 * Returns a shell command that sends a request again. The command contains no secrets: it signs the caller in again,
 * and invented values replace masked ones. The token of an unknown caller and the anti-forgery token of a real backend
 * are variables of the shell.
 *
 * @param path path and query, masked
 * @param body masked
 */
export function curlOf(
  request: RecordedRequest,
  path: string,
  body: string | null,
  caller: PersonaId | null,
): string {
  const { operation, contentType } = request;
  const isHead = request.method === 'HEAD';
  const changesState = request.method !== 'GET' && !isHead;
  const isPage = operation?.isPage === true;
  const needsToken = operation?.needsToken === true;
  const signIn = isPage ? sessionFor : needsToken ? tokenFor : null;
  const signsIn = caller === null || signIn === null ? null : signIn(request, caller);
  const forgeryToken = request.passed ? '$ANTI_FORGERY' : standIn.forgeryToken;
  const cookies = [
    ...(isPage && signsIn !== null ? ['$SESSION'] : []),
    ...(changesState && (isPage || needsToken) ? [`${antiForgeryCookie}=${forgeryToken}`] : []),
  ];
  const command = [
    'curl',
    // With -X HEAD curl would wait for a body.
    ...(isHead ? ['--head'] : changesState ? ['-X', request.method] : []),
    quoted(`${originOf(request)}${path}`),
    ...inHeader(quoted(`${worldHeader}: ${request.worldId}`)),
    ...(body === null || contentType === undefined ? [] : inHeader(quoted(`content-type: ${contentType}`))),
    // Double quotes let the shell fill in its variables.
    ...(needsToken ? inHeader('"authorization: Bearer $ACCESS_TOKEN"') : []),
    ...(changesState && needsToken ? inHeader(`"${antiForgeryHeader}: ${forgeryToken}"`) : []),
    // A new key, so that the command creates once; the key of the recorded request belongs to the recorded
    // body.
    ...(request.hasKey ? inHeader(quoted(`${idempotencyKeyHeader}: copied-${request.traceId}`)) : []),
    ...(cookies.length === 0 ? [] : inHeader(`"cookie: ${cookies.join('; ')}"`)),
    ...(body === null ? [] : ['--data-raw', quoted(unmasked(body))]),
  ].join(' ');
  return signsIn === null ? command : `${signsIn}\n${command}`;
}

/** Values that replace masked ones. */
const standIn = {
  /** A tax identifier that is never issued. */
  taxIdentifier: '000000000',
  /** Anti-forgery token for the cookie, and for the header or form field that must repeat the cookie. */
  forgeryToken: 'copied-from-the-journal',
} as const;

const maskedOrNull = (text: string | null): string | null => (text === null ? null : masked(text));

/** Returns the code of a problem. Adds the violations of an invalid response, which only the journal shows. */
function verdictOf(refusal: ProblemError | null): string | null {
  if (!refusal) return null;
  const { cause } = refusal.more;
  return refusal.code === 'invalid-answer' && cause instanceof Error
    ? `${refusal.code}: ${cause.message}`
    : refusal.code;
}

const unmasked = (body: string): string =>
  body
    .replaceAll(/axIdentifier":"\*+"/g, `axIdentifier":"${standIn.taxIdentifier}"`)
    .replaceAll(`antiForgeryToken=${mask}`, `antiForgeryToken=${standIn.forgeryToken}`);

/** Returns the command that gets a token of the caller from the control API. */
const tokenFor = (request: RecordedRequest, caller: PersonaId): string => {
  const address = originOf(request) + addressOf(mockOperations.issueToken, { id: request.worldId });
  return `ACCESS_TOKEN=$(curl -s ${quoted(address)} ${asJson({ persona: caller })} | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`;
};

/**
 * Returns the command that signs the caller in at the identity provider, for a legacy page. Such a page identifies its
 * user by the session cookie.
 */
const sessionFor = (request: RecordedRequest, caller: PersonaId): string => {
  const address = originOf(request) + providerPaths.session;
  const world = quoted(`${worldHeader}: ${request.worldId}`);
  return `SESSION=$(curl -si ${quoted(address)} -H ${world} ${asJson({ persona: caller })} | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\).*/\\1/p')`;
};

const asJson = (body: object): string =>
  `-H 'content-type: application/json' --data-raw ${quoted(JSON.stringify(body))}`;

const inHeader = (text: string): string[] => ['-H', text];

/** Returns a text in single quotes, in which a shell interprets nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
