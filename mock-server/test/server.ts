import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { antiForgeryCookie, antiForgeryHeader, worldHeader } from '../../contracts/api/headers.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import type { WorldRecipe, WorldTicket } from '../../contracts/operations/mock-schemas.ts';
import type { Problem } from '../../contracts/problems.ts';
import { type AppOptions, buildApp } from '../app/app.ts';
import { accessTokenFor } from './sign-in.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store, WorldStore } from '../store/store.ts';
import { sampleLoan } from '../los/sample-loan.ts';

/** Builds a server that is closed after the test. Default store: a new one in memory. */
export async function testApp(
  context: Pick<TestContext, 'after'>,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const store = options.store ?? (await openStore(':memory:'));
  const app = await buildApp({ ...options, store });
  context.after(async () => {
    await app.close();
    if (!options.store) await store.close();
  });
  return app;
}

/** Returns a store to simulate errors. In each world the repository `part` has only the given methods. */
export const storeWith = <Part extends keyof WorldStore>(
  store: Store,
  part: Part,
  methodsIn: (worldId: string) => Partial<WorldStore[Part]>,
): Store => ({
  ...store,
  in: (worldId) => ({ ...store.in(worldId), [part]: methodsIn(worldId) }),
});

/** Returns a store to simulate errors. Its property `part` has only the given methods. */
export const storeWithPart = <Part extends keyof Store>(
  store: Store,
  part: Part,
  methods: Partial<Store[Part]>,
): Store => ({ ...store, [part]: methods });

export async function newWorld(app: FastifyInstance, recipe: WorldRecipe = {}): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<WorldTicket>().id;
}

/** A signed-in user. The requests have an access token and the anti-forgery header, as requests of the SPA have. */
export interface TestUser {
  readonly headers: Readonly<Record<string, string>>;
  get(url: string): Promise<TestResponse>;
  post(url: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
}

export type TestResponse = Awaited<ReturnType<FastifyInstance['inject']>>;

export async function signedIn(
  app: FastifyInstance,
  persona: PersonaId,
  worldId?: string,
): Promise<TestUser> {
  const world: Record<string, string> = worldId === undefined ? {} : { [worldHeader]: worldId };
  const token = await accessTokenFor(app, persona, world);
  const headers = { ...world, authorization: `Bearer ${token}`, ...antiForgery };
  return {
    headers,
    get: (url) => app.inject({ url, headers }),
    post: (url, body, more = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...more },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}

const forgeryToken = 'a-token-of-the-right-length';

export const antiForgery = {
  cookie: `${antiForgeryCookie}=${forgeryToken}`,
  [antiForgeryHeader]: forgeryToken,
};

export const problemOf = (response: TestResponse): Problem => response.json<Problem>();

/** Returns the names of the invalid fields in a problem. */
export const fieldsOf = (response: TestResponse): string[] =>
  (problemOf(response).errors ?? []).map(({ field }) => field);

/** A valid create request, with choices that most personas have. */
export const loanRequest = sampleLoan;
