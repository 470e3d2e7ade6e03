import type { Fault } from '../../client/contract.ts';

/** An error that a button injects: a fault without its target. */
export interface KnownError {
  readonly id: string;
  /** Text before the label: a status, or a word if the error has no status. */
  readonly badge: string;
  readonly label: string;
  readonly fault: Readonly<Omit<Fault, 'operation' | 'nth' | 'times'>>;
  /** Name of the only operation that can have this error; undefined if all can. */
  readonly only?: string;
}

interface ErrorGroup {
  readonly title: string;
  readonly errors: readonly KnownError[];
}

const serverMessage = 'The server is under maintenance. Try again in a minute.';

/** The errors that the console offers, the most common first in each group. */
export const errorGroups: readonly ErrorGroup[] = [
  {
    title: 'Refused',
    errors: [
      refusal('unauthorized', 401, 'Sign-in expired', 'The access token has expired. Sign in again.'),
      refusal('forbidden', 403, 'Not allowed', 'You are not allowed to do this. Ask your administrator.'),
      refusal('not-found', 404, 'Not found', 'The record was not found. It may have been deleted.'),
      refusal('conflict', 409, 'Conflict', 'Another user has changed the record. Load it again.'),
    ],
  },
  {
    title: 'Server failed',
    errors: [
      refusal('server', 500, 'Message and trace id', serverMessage),
      refusal('server-untraced', 500, 'Message only', serverMessage, false),
      refusal('server-mute', 500, 'Trace id only'),
      refusal('server-bare', 500, 'No message, no trace id', undefined, false),
    ],
  },
  {
    title: 'No response',
    errors: [
      { id: 'timeout', badge: 'Hang', label: 'Timeout', fault: { kind: 'hang' } },
      { id: 'reset', badge: 'Reset', label: 'Connection breaks', fault: { kind: 'reset' } },
      {
        id: 'delay',
        badge: '3 s',
        label: 'Late response',
        fault: { kind: 'delay', delayMilliseconds: 3000 },
      },
    ],
  },
  {
    title: 'Malformed response',
    errors: [
      { id: 'truncate', badge: 'Cut', label: 'Truncated JSON', fault: { kind: 'truncate' } },
      { id: 'wrong-type', badge: 'Shape', label: 'Wrong types', fault: { kind: 'wrong-type' } },
      { id: 'html', badge: 'HTML', label: 'Page, not JSON', fault: { kind: 'html' } },
      {
        id: 'create-error',
        badge: '200',
        label: 'Create: status error',
        fault: { kind: 'create-error', message: 'The loan number range is used up. Call support.' },
        only: 'createLoan',
      },
    ],
  },
];

const kindsInWords: Readonly<Record<Exclude<Fault['kind'], 'status' | 'delay' | 'response'>, string>> = {
  hang: 'Timeout',
  reset: 'Connection breaks',
  truncate: 'Truncated JSON',
  'wrong-type': 'Wrong types',
  html: 'HTML instead of JSON',
  'create-error': 'Status "error"',
};

/** Describes the kind of a fault in a few words, without its target. */
export function faultInWords({
  kind,
  status = 500,
  message,
  withTraceId,
  delayMilliseconds = 0,
  response,
}: Fault): string {
  if (kind === 'response') return `Response ${response?.status}`;
  if (kind === 'delay') return `${delayMilliseconds / 1000} s late`;
  if (kind !== 'status') return kindsInWords[kind];
  const lacks = [
    ...(message === undefined ? ['message'] : []),
    ...(withTraceId === false ? ['trace id'] : []),
  ];
  return lacks.length === 0 ? `${status}` : `${status} without ${lacks.join(' and ')}`;
}

/** Describes which requests a fault affects, such as "once", "3 times from the 2nd request on", "always". */
export function oftenInWords({ times, nth }: Pick<Fault, 'times' | 'nth'>): string {
  const often =
    times === 'always' ? 'always' : times === undefined || times === 1 ? 'once' : `${times} times`;
  if (nth === undefined || nth <= 1) return often;
  return times === undefined || times === 1
    ? `on the ${ordinal(nth)} request`
    : `${often} from the ${ordinal(nth)} request on`;
}

function refusal(id: string, code: number, label: string, message?: string, withTraceId = true): KnownError {
  return {
    id,
    badge: String(code),
    label,
    fault: { kind: 'status', status: code, withTraceId, ...(message === undefined ? {} : { message }) },
  };
}

function ordinal(number: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${number}${endings[rule] ?? 'th'}`;
}
