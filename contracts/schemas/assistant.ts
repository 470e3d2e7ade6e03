import Type from 'typebox';
import type { assistantOperations } from '../api/assistant.ts';
import { limits } from '../api/limits.ts';
import { Nothing, nullable, oneOf, type ShapesOf, strict } from './shapes.ts';

export const Citation = strict({
  citationId: Type.String({ minLength: 1 }),
  title: Type.String(),
  content: Type.String(),
  url: nullable(Type.String()),
});
export type Citation = Type.Static<typeof Citation>;

export const AssistantRequest = strict({ prompt: Type.String({ minLength: 5, maxLength: limits.prompt }) });

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

export const assistantShapes = {
  requestAssistant: { body: AssistantRequest, answers: { 200: AssistantAnswer } },
  reactToAnswer: { body: AssistantReaction, answers: { 204: Nothing } },
} as const satisfies ShapesOf<typeof assistantOperations>;
