import type { Method, Operations } from './operation.ts';

/**
 * The control surface of the mock server. It is not part of the product and never reaches a real backend;
 * it only exists while the server runs as a mock.
 */
const control = (method: Method, path: string, summary: string, problems: readonly string[] = []) =>
  ({
    area: 'configuration',
    method,
    path,
    access: 'anonymous',
    failure: 'local',
    problems,
    rules: [],
    summary,
  }) as const;

const ofWorld = ['world-not-found'];

/** `{id}` of a world may be `current`: the world that the request itself is in. */
export const mockOperations = {
  createWorld: control(
    'POST',
    '/mock/worlds',
    'Creates a world from a recipe and answers the cookie that leads into it.',
    ['persona-not-found', 'seed-not-found', 'operation-not-found', 'too-many-loans'],
  ),
  getWorld: control('GET', '/mock/worlds/{id}', 'The present state of a world.', ofWorld),
  changeWorld: control(
    'PATCH',
    '/mock/worlds/{id}',
    'Changes persona, flags, features, settings or menus of a world.',
    [...ofWorld, 'persona-not-found'],
  ),
  resetWorld: control('POST', '/mock/worlds/{id}/reset', 'Puts a world back to what its recipe made.', [
    ...ofWorld,
    'too-many-loans',
  ]),
  deleteWorld: control('DELETE', '/mock/worlds/{id}', 'Deletes a world and everything in it.', ofWorld),
  setClock: control(
    'POST',
    '/mock/worlds/{id}/clock',
    "Sets, advances, freezes or releases a world's clock.",
    ofWorld,
  ),
  getFaults: control('GET', '/mock/worlds/{id}/faults', 'The faults that wait in a world.', ofWorld),
  addFault: control(
    'POST',
    '/mock/worlds/{id}/faults',
    'Makes an operation fail, once, some times or always.',
    [...ofWorld, 'operation-not-found'],
  ),
  clearFaults: control('DELETE', '/mock/worlds/{id}/faults', 'Takes all faults of a world away.', ofWorld),
  sendEvent: control(
    'POST',
    '/mock/worlds/{id}/events',
    'Sends an event to everybody who listens in a world.',
    [...ofWorld, 'account-not-found'],
  ),
  issueToken: control(
    'POST',
    '/mock/worlds/{id}/tokens',
    'Issues an access token of a persona in a world, a good one or one to be refused.',
    [...ofWorld, 'persona-not-found'],
  ),
  changeState: control(
    'POST',
    '/mock/states',
    'Sets a provider state up in a world of its own, or takes it down; the body is that of Pact.',
    ['persona-not-found', 'operation-not-found', 'account-not-found'],
  ),
  getJournal: control(
    'GET',
    '/mock/worlds/{id}/journal',
    'The newest calls of a world, newest last.',
    ofWorld,
  ),
  streamJournal: control(
    'GET',
    '/mock/worlds/{id}/journal/stream',
    'The calls of a world as they happen, as server-sent events.',
    ofWorld,
  ),
  getCatalogue: control(
    'GET',
    '/mock/catalogue',
    'What worlds can be made from: personas, seeds, operations, problems, fault kinds.',
  ),
  enterWorld: control(
    'GET',
    '/mock/enter',
    'Makes a world from a recipe in the query, leads the browser into it and opens the product. A page asks before it does so for another site, or for a bulk seed.',
    ['persona-not-found', 'seed-not-found', 'operation-not-found', 'window-needed', 'too-many-loans'],
  ),
  confirmWorld: control(
    'POST',
    '/mock/enter',
    'The button of that page: makes the world, leads the browser into it and opens the product.',
    ['persona-not-found', 'seed-not-found', 'operation-not-found', 'too-many-loans'],
  ),
} as const satisfies Operations;
