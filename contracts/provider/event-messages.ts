import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { loanUpdateOf } from '../../mock-server/shell/loan-update.ts';
import type { Store } from '../../mock-server/store/store.ts';
import { worldHeader } from '../api/headers.ts';
import { mockOperations } from '../api/mock.ts';
import { sessionOperations } from '../api/session.ts';
import { nameOf } from '../consumer/names.ts';
import { successes } from '../outcomes.ts';
import type { EventName } from '../schemas/events.ts';
import type { ProviderWorld } from './provider-world.ts';

/** What a listener gets: the event's name and its data. */
export interface EventMessage {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Produces the messages of the pact as a listener gets them: it opens the stream as the signed-in person, lets the
 * event happen in the world, and reads what arrives.
 */
export function eventMessages(
  app: FastifyInstance,
  store: Store,
  world: ProviderWorld,
): Readonly<Record<string, () => Promise<EventMessage>>> {
  return Object.fromEntries(
    successes.getEvents.map((outcome) => [
      nameOf('getEvents', outcome),
      () => received(app, world, () => happen(outcome)),
    ]),
  );

  async function happen(outcome: (typeof successes.getEvents)[number]): Promise<void> {
    const { worldId, openLoan: generalAccountId } = world;
    if (outcome === 'the session goes on') await send('sessionExtend', {});
    else if (outcome === 'a menu changed') await send('menuUpdate', { generalAccountId });
    else await send('loanUpdate', await loanUpdateOf(store, worldId, generalAccountId));
  }

  async function send(name: EventName, data: object): Promise<void> {
    const { method, path } = mockOperations.sendEvent;
    const url = path.replace('{id}', world.worldId);
    const answer = await app.inject({ method, url, payload: { name, data } });
    assert.deepEqual([answer.statusCode, answer.json()], [202, { listeners: 1 }]);
  }
}

/** The first event that arrives on the stream of the person's events. */
async function received(
  app: FastifyInstance,
  { host, worldId, token }: ProviderWorld,
  happen: () => Promise<void>,
): Promise<EventMessage> {
  const answer = await app.inject({
    url: sessionOperations.getEvents.path,
    headers: { host, [worldHeader]: worldId, authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  assert.match(String(answer.headers['content-type']), /^text\/event-stream\b/);
  const stream = answer.stream().setEncoding('utf8');
  const parts = stream[Symbol.asyncIterator]();
  await parts.next();
  await happen();
  const text = String((await parts.next()).value);
  stream.destroy();
  const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)\n\n$/.exec(text) ?? assert.fail(text);
  return { event, data: JSON.parse(data) as unknown };
}
