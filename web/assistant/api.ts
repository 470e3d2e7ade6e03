import { assistantOperations } from '../../contracts/api/assistant.ts';
import type { AssistantAnswer, AssistantReaction } from '../../contracts/schemas/assistant.ts';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { isAssistantAnswer } from './readable-answer.ts';

/** Prompts to the assistant, and reactions to its answers. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestAssistant: build.mutation<AssistantAnswer, string>({
      query: (prompt) =>
        call(assistantOperations.requestAssistant, {}, { prompt }, { isReadable: isAssistantAnswer }),
    }),
    reactToAnswer: build.mutation<null, AssistantReaction>({
      query: (reaction) => call(assistantOperations.reactToAnswer, {}, reaction, { ignoreAnswer: true }),
    }),
  }),
});

export const { useRequestAssistantMutation, useReactToAnswerMutation } = assistantApi;
