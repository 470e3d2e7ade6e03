import { join } from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { antiForgeryHeader, traceIdHeader } from '../api/headers.ts';
import { problemMediaType } from '../api/problems.ts';
import { api } from '../../web/api/api.ts';
import type { ServerError, Transport } from '../../web/api/transport.ts';
import { type AppStore, createAppStore } from '../../web/app/store.ts';
import type { ProviderState } from '../provider/states.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const { boolean, eachKeyMatches, eachLike, integer, like, nullValue, number, regex, string } =
  MatchersV3;

/** One exchange that both sides promise. */
export interface Interaction {
  /** Says what is asked for; with the state it is the name of the exchange, so it must be its own. */
  readonly description: string;
  readonly state: ProviderState;
  readonly request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    /** What the call presents; an access token and the anti-forgery header unless it says otherwise. */
    readonly without?: 'token';
  };
  readonly answer: { readonly status: number; readonly body?: unknown };
}

/** The SPA's store whose calls reach the pact, and what its transport was told. */
export interface Consumer {
  readonly store: AppStore;
  readonly serverErrors: readonly ServerError[];
  readonly unauthorized: () => number;
}

const pact = new PactV4({
  dir: join(import.meta.dirname, '..', 'pacts'),
  consumer: 'threshold-web',
  provider: 'threshold-server',
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

const token = 'an-access-token';
const antiForgeryToken = 'an-anti-forgery-token';

/** Every address below these needs a token, as the server's settings say. */
const protectedResources = { '/api/': ['scope'], '/login/': ['scope'], '/Pipeline/': ['scope'] };

/** Lets the SPA's store run one exchange against the pact; the exchange is written down when it went as described. */
export async function exchange(
  interaction: Interaction,
  run: (consumer: Consumer) => Promise<void>,
): Promise<void> {
  const { description, state, request, answer } = interaction;
  await pact
    .addInteraction()
    .given(state.name, { ...state.parameters })
    .uponReceiving(description)
    .withRequest(request.method, request.path, (builder) => {
      if (request.query) builder.query({ ...request.query });
      builder.headers({ accept: 'application/json', ...credentialsOf(interaction), ...request.headers });
      if (request.body !== undefined) builder.jsonBody(request.body);
    })
    .willRespondWith(answer.status, (builder) => {
      builder.headers({ [traceIdHeader]: string('0001-000001'), ...contentTypeOf(answer.status) });
      if (answer.body !== undefined) builder.jsonBody(answer.body);
    })
    .executeTest(async ({ url }) => {
      const consumer = consumerAt(url, request.without === 'token' ? null : token);
      await run(consumer);
      // Answers kept for later would keep the process alive.
      consumer.store.dispatch(api.util.resetApiState());
    });
}

/** A refusal as every call gives it. */
export const problemBody = (status: number, code: string) => ({
  type: string('about:blank'),
  title: string('A title'),
  status,
  detail: string('What to do.'),
  code,
  traceId: string('0001-000001'),
});

/** Bodies are JSON of their own accord; a refusal says that it is one. */
const contentTypeOf = (status: number): Readonly<Record<string, MatchersV3.Matcher<string>>> =>
  status < 400
    ? {}
    : { 'Content-Type': regex(String.raw`^application/problem\+json(;.*)?$`, problemMediaType) };

function credentialsOf({ request }: Interaction) {
  return {
    ...(request.without === 'token' ? {} : { authorization: regex('^Bearer \\S+$', `Bearer ${token}`) }),
    [antiForgeryHeader]: string(antiForgeryToken),
  };
}

function consumerAt(baseUrl: string, accessToken: string | null): Consumer {
  const serverErrors: ServerError[] = [];
  let unauthorized = 0;
  const transport: Transport = {
    baseUrl,
    fetch: (input, init) => fetch(input, init),
    accessToken: async () => accessToken,
    antiForgeryToken: () => antiForgeryToken,
    protectedResources: () => protectedResources,
    onUnauthorized: () => {
      unauthorized += 1;
    },
    onServerError: (error) => serverErrors.push(error),
    log: () => {},
  };
  return { store: createAppStore(transport), serverErrors, unauthorized: () => unauthorized };
}
