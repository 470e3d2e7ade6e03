import { assistantOperations, type AssistantReaction } from '../../contracts/operations/assistant.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';
import { type AssistantResponse, parseResponse } from './parse-response.ts';

/** Prompts to the assistant, and reactions to its answers. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A response without any text to be had counts as a failed call, so its data is never null. */
    requestAssistant: build.mutation<AssistantResponse | null, string>({
      query: (prompt) => call(assistantOperations.requestAssistant, {}, { prompt }, { isReadable: hasText }),
      transformResponse: parseResponse,
    }),
    reactToAnswer: build.mutation<null, AssistantReaction>({
      query: (reaction) => call(assistantOperations.reactToAnswer, {}, reaction, { ignoreAnswer: true }),
    }),
  }),
});

const hasText = (response: unknown): boolean => parseResponse(response) !== null;

export const { useRequestAssistantMutation, useReactToAnswerMutation } = assistantApi;
