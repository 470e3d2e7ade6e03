import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { limits } from '../api/limits.ts';
import { NoContent, nullable, oneOf, strict } from '../schema.ts';

export const Citation = strict({
  citationId: Type.String({ minLength: 1 }),
  title: Type.String(),
  content: Type.String(),
  url: nullable(Type.String()),
});
export type Citation = Type.Static<typeof Citation>;

const AssistantRequest = strict({ prompt: Type.String({ minLength: 5, maxLength: limits.prompt }) });

export const AssistantAnswer = strict({
  output: Type.String(),
  citations: Type.Array(Citation),
  troubleshooting: strict({ trackingId: Type.String({ minLength: 1 }) }),
});
export type AssistantAnswer = Type.Static<typeof AssistantAnswer>;

export const AssistantReaction = strict({
  trackingId: Type.String({ minLength: 1, maxLength: 64 }),
  reaction: oneOf(['Liked', 'Disliked']),
});
export type AssistantReaction = Type.Static<typeof AssistantReaction>;

/** The AI assistant. Document 000, sections 4.5 and 7. */
export const assistantOperations = {
  requestAssistant: {
    area: 'assistant',
    method: 'POST',
    path: '/api/ai-service/request',
    access: 'bearer',
    body: AssistantRequest,
    responses: { 200: AssistantAnswer },
    successes: ['with citations', 'without citations', 'about the open loan', 'an empty answer'],
    failure: 'local',
    rules: ['S-7-09', 'S-7-10'],
    summary: 'Sends a prompt to the assistant. The response has its answer with citations.',
  },
  reactToAnswer: {
    area: 'assistant',
    method: 'POST',
    path: '/api/ai-service/react',
    access: 'bearer',
    body: AssistantReaction,
    responses: { 204: NoContent },
    successes: ['liked', 'disliked'],
    failure: 'local',
    problems: ['answer-not-found'],
    rules: ['S-7-11', 'S-7-12'],
    summary: 'Likes or dislikes an answer of the assistant.',
  },
} as const satisfies Operations;
