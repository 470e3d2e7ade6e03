import { addListener, removeListener } from '@reduxjs/toolkit';
import { constants } from '../../shared/constants.ts';
import type { AppThunk } from '../../shared/store/store.ts';
import { assistantApi } from './api.ts';
import {
  answerArrived,
  answerFailed,
  type ChatState,
  promptSent,
  type Reaction,
  reactionEnded,
  reactionOf,
  reactionStarted,
  selectChat,
} from './chat-slice.ts';

/** Returns true if a prompt is long enough and no answer is loading. */
export const maySend = (prompt: string, { messages }: ChatState): boolean =>
  prompt.trim().length >= constants.promptMinimum && !messages.some((message) => message.awaitingAiResponse);

/**
 * Sends a prompt to the assistant if `maySend` allows it. An error is shown in the conversation. An answer to a
 * conversation that has ended is dropped, and its request is aborted.
 */
export const ask =
  (prompt: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const chat = selectChat(getState());
    if (!maySend(prompt, chat)) return;
    const trimmed = prompt.trim();
    const answerId = `answer-${chat.talk}-${chat.messages.length / 2 + 1}`;
    dispatch(promptSent({ answerId, prompt: trimmed }));
    const asked = dispatch(assistantApi.endpoints.requestAssistant.initiate(trimmed, { track: false }));
    const ending = {
      predicate: () => selectChat(getState()).talk !== chat.talk,
      effect: () => asked.abort(),
    };
    dispatch(addListener(ending));
    const { data } = await asked;
    dispatch(removeListener(ending));
    dispatch(data ? answerArrived({ answerId, answer: data }) : answerFailed({ answerId }));
  };

/**
 * Sends a reaction to an answer. The same reaction again, and a reaction while another one is being sent, are ignored.
 * A refused reaction is reverted without a message, and the transport logs its error.
 */
export const react =
  (answerId: string, reaction: Reaction): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { messages, reacting } = selectChat(getState());
    const message = messages.find(({ id }) => id === answerId);
    if (!message?.trackingId || reacting !== null || reactionOf(message) === reaction) return;
    const before = reactionOf(message);
    dispatch(reactionStarted({ answerId, reaction }));
    const { error } = await dispatch(
      assistantApi.endpoints.reactToAnswer.initiate(
        { trackingId: message.trackingId, reaction },
        { track: false },
      ),
    );
    dispatch(reactionEnded({ answerId, ...(error ? { restore: before } : {}) }));
  };
