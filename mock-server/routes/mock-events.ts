import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EventData, type EventName, eventShapes } from '../../contracts/schemas/events.ts';
import { invalidFields } from '../plugins/problems.ts';
import { fieldErrorsOf } from '../plugins/validation.ts';
import type { Controls } from '../worlds/controls.ts';
import type { WorldNamed } from './named-world.ts';
import { serveMock } from './serve.ts';

/** Events are sent to the SPA from here. */
export function mockEventRoutes(app: FastifyInstance, { events }: Controls, worldNamed: WorldNamed): void {
  serveMock(app, 'sendEvent', async ({ request, parameters, body }) => {
    const { id } = await worldNamed(request, parameters.id);
    const { name, data = {} } = body;
    return { listeners: await events.publish(id, name, checkedData(request, name, data)) };
  });
}

/** @throws {ProblemError} naming the fields that are not those of the event */
function checkedData<Name extends EventName>(
  request: FastifyRequest,
  name: Name,
  data: unknown,
): EventData[Name] {
  const validate = request.compileValidationSchema(eventShapes[name]);
  if (validate(data)) return data as EventData[Name];
  const errors = fieldErrorsOf(validate.errors ?? [], '').map(({ field, message }) => ({
    field: field === '' ? 'data' : `data.${field}`,
    message,
  }));
  throw invalidFields(errors);
}
