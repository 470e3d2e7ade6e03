import { assistantOperations, type AssistantReaction } from '../../contracts/operations/assistant.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';
import { type AssistantResponse, parseResponse } from './parse-response.ts';

/** Endpoints of the assistant: prompts, and reactions to its answers. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestAssistant: build.mutation<AssistantResponse, string>({
      query: (prompt) => call(assistantOperations.requestAssistant, {}, { prompt }, { parse: parseResponse }),
    }),
    reactToAnswer: build.mutation<null, AssistantReaction>({
      query: (reaction) => call(assistantOperations.reactToAnswer, {}, reaction, { ignoreBody: true }),
    }),
  }),
});
