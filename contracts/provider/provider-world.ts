import type { FastifyInstance } from 'fastify';
import { accessTokenFor } from '../../mock-server/identity/testing.ts';
import { worldHeader } from '../api/headers.ts';
import { mockOperations } from '../api/mock.ts';
import type { WorldTicket } from '../schemas/mock.ts';
import { type StateName, states } from './states.ts';

/** The world that the present interaction takes place in, and the token of whoever is signed in there. */
export class ProviderWorld {
  readonly #app: FastifyInstance;
  readonly #host: string;
  worldId = '';
  token: string | null = null;

  /** @param host host and port that the interactions are sent to; tokens are good there only */
  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.#host = host;
  }

  /** Makes the world of a state. @throws {Error} when the server refuses the recipe */
  async enter(name: StateName, parameters: Readonly<Record<string, string>>): Promise<void> {
    const { recipe, persona } = states[name](parameters);
    const { method, path } = mockOperations.createWorld;
    const answer = await this.#app.inject({ method, url: path, payload: recipe });
    if (answer.statusCode !== 201) throw new Error(`No world for the state "${name}": ${answer.body}`);
    this.worldId = answer.json<WorldTicket>().id;
    const headers = { host: this.#host, [worldHeader]: this.worldId };
    this.token = persona === null ? null : await accessTokenFor(this.#app, persona, headers);
  }
}
