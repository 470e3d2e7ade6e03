import type { Operations } from './operation.ts';

/** The AI assistant. Document 000, sections 4.5 and 7. */
export const assistantOperations = {
  requestAssistant: {
    area: 'assistant',
    method: 'POST',
    path: '/api/ai-service/request',
    access: 'bearer',
    failure: 'local',
    rules: ['S-7-09', 'S-7-10'],
    summary: 'Puts a prompt to the assistant and answers its output with citations.',
  },
  reactToAnswer: {
    area: 'assistant',
    method: 'POST',
    path: '/api/ai-service/react',
    access: 'bearer',
    failure: 'local',
    problems: ['answer-not-found'],
    rules: ['S-7-11', 'S-7-12'],
    summary: 'Likes or dislikes an answer of the assistant.',
  },
} as const satisfies Operations;
