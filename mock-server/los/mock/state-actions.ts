import type { FastifyInstance } from 'fastify';
import { type AssistantAnswer, assistantOperations } from '../../../contracts/operations/assistant.ts';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  idempotencyKeyHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf, type Operation } from '../../../contracts/operation.ts';
import type { StateValues } from '../../../contracts/operations/state-schemas.ts';
import type { Problem } from '../../../contracts/problems.ts';
import { problem } from '../../http/problems.ts';
import { sampleLoan } from '../sample-loan.ts';
import type { StateWorld } from './state-worlds.ts';

/** The signed-in user of a provider state, with host and world. */
interface Actor {
  readonly host: string;
  readonly worldId: string;
  readonly accessToken: string;
}

/**
 * Sends the requests that the user of a provider state must have sent, such as opening a loan.
 *
 * @throws {ProblemError} account-not-found for an unknown loan, invalid-request if another request is rejected
 */
export async function actAs(app: FastifyInstance, actor: Actor, state: StateWorld): Promise<StateValues> {
  const { openLoan, creationKey, prompt } = state;
  if (openLoan !== undefined) {
    await send(loanOperations.selectLoan, addressOf(loanOperations.selectLoan, { accountId: openLoan }));
  }
  if (creationKey !== undefined) {
    const operation = createLoanOperations.createLoan;
    await send(operation, operation.path, sampleLoan, { [idempotencyKeyHeader]: creationKey });
  }
  if (prompt === undefined) return {};
  const operation = assistantOperations.requestAssistant;
  const answer = (await send(operation, operation.path, { prompt })) as AssistantAnswer;
  return { trackingId: answer.troubleshooting.trackingId };

  async function send(
    { method }: Operation,
    url: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const response = await app.inject({
      method,
      url,
      headers: {
        host: actor.host,
        [worldHeader]: actor.worldId,
        authorization: `Bearer ${actor.accessToken}`,
        ...antiForgery,
        ...more,
      },
      ...(body ? { payload: body } : {}),
    });
    if (response.statusCode >= 400) throw refusalOf(response.json<Problem>());
    return response.body === '' ? null : response.json();
  }
}

/** Converts the problem of a rejected request to the problem that the setup of the state responds with. */
function refusalOf({ code, detail }: Problem) {
  if (code === 'account-not-found') return problem(code, detail);
  return problem('invalid-request', `The user of the state was not allowed to do this: ${detail}`);
}

/** An anti-forgery token. Any text of the right length will do: the server only compares cookie and header. */
export const antiForgeryToken = 'a-token-of-the-right-length';
const antiForgery = {
  cookie: `${antiForgeryCookie}=${antiForgeryToken}`,
  [antiForgeryHeader]: antiForgeryToken,
};
