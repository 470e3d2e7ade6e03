import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { limits } from '../api/limits.ts';
import { described, NoContent, nullable, oneOf, strict } from '../schema.ts';

export const Citation = strict({
  citationId: described(
    Type.String({ minLength: 1 }),
    'Id of the citation, by which the answer refers to it (S-3-64).',
  ),
  title: described(Type.String(), 'Title of the cited document (S-3-66).'),
  content: described(Type.String(), 'The cited text (S-3-66).'),
  url: described(
    nullable(Type.String()),
    'Address of the cited document; null for a citation without an address (S-3-66).',
  ),
});
export type Citation = Type.Static<typeof Citation>;

const AssistantRequest = strict({
  prompt: described(
    Type.String({ minLength: 5, maxLength: limits.prompt }),
    `Question of the user, 5 to ${limits.prompt} characters (S-7-09).`,
  ),
});

export const AssistantAnswer = strict({
  output: described(
    Type.String(),
    'Answer as text. It refers to its citations by id, such as [doc1]. Blank is shown as "[No Response Returned]" (S-8-11).',
  ),
  citations: described(Type.Array(Citation), 'Sources of the answer (S-7-10).'),
  troubleshooting: described(
    strict({
      trackingId: described(
        Type.String({ minLength: 1 }),
        'Tracking id of the answer, for a reaction to it (S-7-10).',
      ),
    }),
    'Data about the answer that users do not see.',
  ),
});
export type AssistantAnswer = Type.Static<typeof AssistantAnswer>;

export const AssistantReaction = strict({
  trackingId: described(
    Type.String({ minLength: 1, maxLength: 64 }),
    'Tracking id of the answer, from the response to the question (S-7-11).',
  ),
  reaction: described(oneOf(['Liked', 'Disliked']), 'Whether the user likes the answer (S-7-12).'),
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
    summary: 'Likes or dislikes an answer of the assistant.',
  },
} as const satisfies Operations;
