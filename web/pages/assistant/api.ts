import { type AssistantReaction, assistantOperations } from '../../../contracts/operations/assistant.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { type AssistantResponse, parseResponse } from './parse-response.ts';

export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestAssistant: build.mutation<AssistantResponse, string>({
      query: (prompt) =>
        apiRequest(
          assistantOperations.requestAssistant,
          {},
          { prompt },
          { parse: parseResponse, isSilent: true },
        ),
    }),
    reactToAnswer: build.mutation<null, AssistantReaction>({
      query: (reaction) => apiRequest(assistantOperations.reactToAnswer, {}, reaction, { ignoreBody: true }),
    }),
  }),
});
