import type { FastifyInstance } from 'fastify';
import { type EventData, type EventName, eventSchemas } from '../../../contracts/operations/events.ts';
import type { EventOrder } from '../../../contracts/operations/mock-schemas.ts';
import { invalidField, invalidFields } from '../../platform/http/problems.ts';
import { invalidFieldsOf } from '../../platform/http/validation.ts';
import { loanUpdateOf } from '../menus/loan-facts.ts';
import { worldNamed } from '../../platform/control/world-actions.ts';
import { serveMock } from '../../platform/serve.ts';
import type { WorldStore } from '../../store/store.ts';

/** Serves the operation of the control API that sends an event to the SPA. */
export function mockEventRoutes(app: FastifyInstance): void {
  serveMock(app, 'sendEvent', async ({ request, parameters, body }) => {
    const { id, store } = await worldNamed(request, parameters.id);
    const { name } = body;
    const data = body.data ?? (await dataAbout(store, body));
    return { listeners: await app.events.publish(id, name, checkedData(name, data)) };
  });
}

/** Maximum length of the data of an event in bytes, so that it fits into a notification of PostgreSQL. */
const longestData = 7_000;

/** Returns the data of an event for a request without data: that of the requested loan, or an empty object. */
export function dataAbout(
  store: WorldStore,
  { name, generalAccountId }: EventOrder,
): object | Promise<object> {
  if (generalAccountId === undefined || name === 'sessionExtend') return {};
  return name === 'loanUpdate' ? loanUpdateOf(store, generalAccountId) : { generalAccountId };
}

/** Returns the data of an event if it is valid. @throws {ProblemError} invalid-request with the invalid fields */
export function checkedData<Name extends EventName>(name: Name, data: unknown): EventData[Name] {
  const errors = invalidFieldsOf(eventSchemas[name], data, '').map(({ field, message }) => ({
    field: field === '' ? 'data' : `data.${field}`,
    message,
  }));
  if (errors.length > 0) throw invalidFields(errors);
  if (Buffer.byteLength(JSON.stringify(data)) > longestData)
    throw invalidField('data', `must have at most ${longestData} bytes as JSON`);
  return data as EventData[Name];
}
