import { mockOperations } from '../operations/mock.ts';
import { eventMessageNames, eventOfMessage } from '../operations/event-messages.ts';
import type { EventOrder } from '../operations/mock-schemas.ts';
import type { EventMessage } from '../operations/state-schemas.ts';
import { sessionOperations } from '../operations/session.ts';
import { addressAt, patience, type ProviderClient } from './provider-client.ts';

/**
 * Returns functions that produce the messages of the pact, by description. Each function opens the event
 * stream as the signed-in user, makes the server send an event, and returns the received event.
 */
export function eventMessages(client: ProviderClient): Readonly<Record<string, () => Promise<EventMessage>>> {
  return Object.fromEntries(
    eventMessageNames.map((name) => [
      name,
      () => received(client, { name: eventOfMessage(name), generalAccountId: client.openLoan }),
    ]),
  );
}

/** Makes the server send an event and returns the first event on the stream. @throws {Error} if no event arrives */
async function received(client: ProviderClient, order: EventOrder): Promise<EventMessage> {
  const leaving = new AbortController();
  const response = await fetch(addressAt(client.provider, sessionOperations.getEvents.path), {
    headers: client.headers,
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]),
  });
  const type = String(response.headers.get('content-type'));
  if (!response.body || !type.startsWith('text/event-stream')) {
    throw new Error(
      `the response to the request for the event stream is ${response.status} with content type ${type}`,
    );
  }
  const parts = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  try {
    const sent = await client.send(mockOperations.sendEvent, order);
    const { listeners } = (await sent.json()) as { readonly listeners: number };
    if (listeners === 0)
      throw new Error('the event was sent, but the server has no listener, although the stream is open');
    return await firstEvent(parts);
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
    const { path } = mockOperations.sendEvent;
    throw new Error(
      `no event arrived within ${patience / 1_000} s: after POST ${path}, the server must send "${order.name}" to the open GET ${sessionOperations.getEvents.path} at once, and no proxy may hold it back`,
      { cause: error },
    );
  } finally {
    leaving.abort();
  }
}

async function firstEvent(parts: AsyncIterator<string>): Promise<EventMessage> {
  let text = '';
  for (;;) {
    const { done, value } = await parts.next();
    if (done) throw new Error('the event stream ended before the event arrived');
    text += value;
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)\n\n/m.exec(text) ?? [];
    if (event !== '') return { event, data: JSON.parse(data) } as EventMessage;
  }
}
