import type { FastifyRequest } from 'fastify';
import { eventSchemas } from '../../../contracts/operations/events.ts';
import { responseJson } from '../../http/responses.ts';
import { StoreUnavailableError } from '../../store/dialects/errors.ts';
import type { ServerEvent } from './hub.ts';
import { EventStream } from './stream.ts';

/**
 * Returns the events of the world of a request as a stream. The stream ends when the client disconnects, the world is deleted or the
 * server stops. It also ends when an event may have been missed. An event that violates its contract is logged and not
 * sent.
 *
 * @throws {ProblemError} too-many-streams, when the world has the maximum number of streams
 * @throws {StoreUnavailableError} while events of other servers cannot be received
 */
export function eventsOf(request: FastifyRequest): EventStream {
  const { events } = request.server;
  const worldId = request.world.id;
  if (!events.isConnected) throw new StoreUnavailableError('The connection to the other servers is broken');
  const stream = new EventStream();
  events.admit(worldId, stream);
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
