import type { FastifyRequest } from 'fastify';
import { eventSchemas } from '../../../contracts/operations/events.ts';
import { responseJson } from '../../http/responses.ts';
import { problem } from '../../http/problems.ts';
import { StoreUnavailableError } from '../../store/dialects/errors.ts';
import type { EventHub, ServerEvent } from './hub.ts';
import { EventStream } from './stream.ts';

/**
 * The events of a world as they happen, until the reader goes, the world is deleted or the server stops, or until
 * one may have been missed. An event that breaks its contract is not sent; the log says how it does.
 *
 * @throws {ProblemError} too-many-streams, when the world has as many listeners as it may have
 * @throws {StoreUnavailableError} while events of other servers cannot be heard
 */
export function eventsOf(request: FastifyRequest, events: EventHub, worldId: string): EventStream {
  if (events.isFull(worldId)) {
    throw problem(
      'too-many-streams',
      'Too many windows receive events. Close one of them, or try again later.',
      {
        headers: { 'retry-after': '30' },
      },
    );
  }
  if (!events.isConnected) throw new StoreUnavailableError('The connection to the other servers is broken');
  const stream = new EventStream();
  const stop = events.subscribe(worldId, send, () => stream.end());
  stream.once('close', stop);
  return stream;

  function send({ name, data }: ServerEvent): void {
    try {
      responseJson(request, eventSchemas[name], data);
      stream.sendEvent(name, data);
    } catch (error) {
      request.log.error({ err: error, event: name }, 'An event breaks its contract');
    }
  }
}
