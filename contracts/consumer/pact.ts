import { getTestContext } from 'node:test';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { api } from '../../web/shared/api/api.ts';
import { pactFolder } from '../../scripts/shared/folders.ts';
import type { ProviderState } from './states.ts';
import { productOperations, type OperationName } from '../operations/all.ts';
import { antiForgeryCookie, antiForgeryHeader, traceIdHeader, worldHeader } from '../api/headers.ts';
import { addressOf, type Operation } from '../operation.ts';
import { problemMediaType, type ProblemCode, problems } from '../problems.ts';
import { type OutcomeOf, nameOf } from '../operations/outcomes.ts';
import {
  antiForgeryToken,
  browserHeaders,
  type Consumer,
  consumerAt,
  token,
  traceId,
  worldId,
} from './consumer.ts';
import { idsIn, ofState, pathWithStateIds, withStateIds } from './state-values.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const {
  arrayContaining,
  boolean,
  constrainedArrayLike,
  eachKeyMatches,
  eachLike,
  equal,
  integer,
  like,
  nullValue,
  number,
  regex,
  string,
} = MatchersV3;

/** One interaction of the pact: an operation and one of its outcomes. */
export interface Interaction<Name extends OperationName = OperationName> {
  readonly operation: Name;
  /**
   * Name of a success, or the code of a problem, which determines the response. Operation and outcome together name the
   * interaction.
   */
  readonly outcome: OutcomeOf<Name>;
  readonly state: ProviderState;
  /** Parameters of path and query. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The header that the request leaves out. By default a request has both: access token and anti-forgery header. */
  readonly without?: 'token' | 'anti-forgery';
  /** Body of a successful response. */
  readonly answer?: unknown;
}

export const pact = new PactV4({
  dir: pactFolder,
  consumer: 'threshold-web',
  provider: 'threshold-server',
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/**
 * Runs one interaction: the SPA's store sends the request, and Pact responds. If the request is as described, Pact
 * writes the interaction to the pact file.
 */
export async function exchange<Name extends OperationName>(
  interaction: Interaction<Name>,
  run: (consumer: Consumer) => Promise<void>,
): Promise<void> {
  const { state, without, parameters = {}, headers = {}, body: sent } = interaction;
  const { method, path } = productOperations[interaction.operation];
  const { pathname, searchParams } = new URL(addressIn(interaction), 'http://localhost');
  const { status, body } = answerOf(interaction);
  await pact
    .addInteraction()
    .given(state.name, { ...state.parameters, ...idsIn(parameters, sent) })
    .uponReceiving(nameOf(interaction.operation, interaction.outcome))
    .testName(getTestContext()?.fullName ?? '')
    .withRequest(method, pathWithStateIds(pathname, path, parameters), (builder) => {
      builder.query(withStateIds(Object.fromEntries(searchParams)) as Record<string, string>);
      builder.headers({ accept: 'application/json', ...credentialsOf(interaction), ...headers });
      if (sent !== undefined) builder.jsonBody(withStateIds(sent));
    })
    .willRespondWith(status, (builder) => {
      builder.headers({ [traceIdHeader]: string(traceId), ...contentTypeOf(status) });
      if (body !== undefined) builder.jsonBody(body);
    })
    .executeTest(async ({ url }) => {
      const consumer = consumerAt(url, { without });
      await run(consumer);
      // Cached responses have timers that would keep the process alive.
      consumer.store.dispatch(api.util.resetApiState());
    });
}

function addressIn({ operation, parameters = {} }: Interaction): string {
  return addressOf<Operation>(productOperations[operation], parameters);
}

function answerOf({ operation, outcome, answer }: Interaction): { status: number; body?: unknown } {
  if (isProblem(outcome)) return { status: problems[outcome].status, body: problemBody(outcome) };
  const [status] = Object.keys(productOperations[operation].responses);
  return { status: Number(status), ...(answer === undefined ? {} : { body: answer }) };
}

const isProblem = (outcome: string): outcome is ProblemCode => Object.hasOwn(problems, outcome);

/** An application identifier in the form that the server gives to a new loan. */
export const applicationIdentifier = regex('^[A-Za-z0-9-]{1,64}$', 'A1');

/** Returns the matchers for the body of a problem. The code of an unexpected server error may be any text. */
const problemBody = (code: ProblemCode) => ({
  type: string('about:blank'),
  title: string('A title'),
  status: problems[code].status,
  detail: string('What to do.'),
  code: code === 'internal-error' ? string(code) : code,
  traceId: string(traceId),
  ...(code === 'invalid-request'
    ? { errors: MatchersV3.eachLike({ field: string('field'), message: string('is wrong') }) }
    : {}),
  ...(code === 'idempotency-key-reused' ? { existing: applicationIdentifier } : {}),
});

/** Returns the content type of a problem, for a status from 400 on. Pact adds the content type of other responses. */
const contentTypeOf = (status: number): Readonly<Record<string, MatchersV3.Matcher<string>>> =>
  status < 400
    ? {}
    : { 'Content-Type': regex(String.raw`^application/problem\+json(;.*)?$`, problemMediaType) };

/** Returns the headers that identify the user and the world. A verifier takes their values from the provider state. */
const credentialsOf = ({ without }: Interaction) => ({
  ...(without === 'token' ? {} : { authorization: ofState('Bearer ${accessToken}', `Bearer ${token}`) }),
  ...(without === 'anti-forgery'
    ? {}
    : { [antiForgeryHeader]: ofState('${antiForgeryToken}', antiForgeryToken) }),
  cookie: ofState(`${antiForgeryCookie}=\${antiForgeryToken}`, browserHeaders.cookie),
  [worldHeader]: ofState('${worldId}', worldId),
});
