import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../shared/api/transport.ts';
import { constants } from '../shared/constants.ts';
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
} from './chat-slice.ts';

type State = { readonly chat: ChatState };
type Thunk<Result> = ThunkAction<Result, State, Transport, UnknownAction>;

/** Dispatches prompts and reactions. */
export type ChatDispatch = ThunkDispatch<State, Transport, UnknownAction>;

/** True when the prompt may be sent: long enough, and no answer is awaited (S-5-11, S-5-12). */
export const maySend = (prompt: string, { messages }: ChatState): boolean =>
  prompt.trim().length >= constants.promptMinimum && !messages.some((message) => message.awaitingAiResponse);

/**
 * Puts a prompt to the assistant. What is too short, or comes while an answer is awaited, is not sent.
 * A failure stands in the talk itself (S-4.5-06); an answer to a talk that has ended is dropped.
 */
export const ask =
  (prompt: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { chat } = getState();
    if (!maySend(prompt, chat)) return;
    const trimmed = prompt.trim();
    const answerId = `answer-${chat.talk}-${chat.messages.length / 2 + 1}`;
    dispatch(promptSent({ answerId, prompt: trimmed }));
    const { data } = await dispatch(
      assistantApi.endpoints.requestAssistant.initiate(trimmed, { track: false }),
    );
    dispatch(data ? answerArrived({ answerId, answer: data }) : answerFailed({ answerId }));
  };

/**
 * Likes or dislikes an answer. The same reaction again, and any while another is on its way, is ignored
 * (S-4.5-09, S-4.5-10). One that the server does not take is taken back without a word; the transport has logged it.
 */
export const react =
  (answerId: string, reaction: Reaction): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { messages, reacting } = getState().chat;
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
