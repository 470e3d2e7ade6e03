import type { Operations } from './operation.ts';

/**
 * The control surface of the mock server. It is not part of the product and never reaches a real backend;
 * it only exists while the server runs as a mock.
 */
export const mockOperations = {
  createWorld: {
    area: 'configuration',
    method: 'POST',
    path: '/mock/worlds',
    access: 'anonymous',
    failure: 'local',
    problems: ['persona-not-found', 'seed-not-found'],
    rules: [],
    summary: 'Creates a world from a recipe and answers the cookie that leads into it.',
  },
  deleteWorld: {
    area: 'configuration',
    method: 'DELETE',
    path: '/mock/worlds/{id}',
    access: 'anonymous',
    failure: 'local',
    problems: ['world-not-found'],
    rules: [],
    summary: 'Deletes a world and everything in it.',
  },
} as const satisfies Operations;
