import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AssistantReaction, Citation } from '../../../contracts/operations/assistant.ts';
import { logoutStarted, userLoaded } from '../../shared/store/session-slice.ts';
import { rootReducer } from '../../shared/store/store.ts';
import { type AnswerPart, parseAnswer } from './answer-parts.ts';
import type { AssistantResponse } from './parse-response.ts';
import { texts } from './texts.ts';

/** One message of the conversation. Document 000, section 3. */
export interface ChatMessage {
  readonly id: string;
  readonly type: 'User' | 'AI';
  /** The prompt; for an answer, the prompt that it answers. */
  readonly userInput: string;
  /** The unparsed answer; null until it arrives. */
  readonly aiOutputRaw: string | null;
  readonly aiOutputParts: readonly AnswerPart[];
  /** Text to show while the answer is loading; null otherwise. */
  readonly aiRequestNotify: string | null;
  /** Text of a failed request; null otherwise. */
  readonly aiRequestError: string | null;
  readonly awaitingAiResponse: boolean;
  readonly citations: readonly Citation[];
  readonly additionalCitationIds: readonly string[];
  /** The server's id of the answer; null until the answer arrives, and for an answer without an id. */
  readonly trackingId: string | null;
  readonly liked: boolean;
  readonly disliked: boolean;
}

export type Reaction = AssistantReaction['reaction'];

/** The conversation with the assistant. It is lost when the page closes, the user switches the profile or logs out. */
export interface ChatState {
  /** Number of the conversation on this page. It is used to drop late answers to earlier conversations. */
  readonly talk: number;
  readonly messages: readonly ChatMessage[];
  /** Id of the answer whose reaction is being sent; null while none is being sent. */
  readonly reacting: string | null;
}

const initialState: ChatState = { talk: 1, messages: [], reacting: null };

const nextTalk = ({ talk }: ChatState): ChatState => ({ ...initialState, talk: talk + 1 });

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** Starts a new conversation. An answer that is still loading belongs to the previous conversation. */
    conversationStarted: nextTalk,
    /** Adds the user's message, and a message for the answer that is loading. */
    promptSent: (
      state: ChatState,
      { payload }: PayloadAction<{ readonly answerId: string; readonly prompt: string }>,
    ): ChatState => ({
      ...state,
      messages: [...state.messages, ...exchange(payload.answerId, payload.prompt)],
    }),
    /** Replaces the loading message by the answer. */
    answerArrived: (
      state: ChatState,
      { payload }: PayloadAction<{ readonly answerId: string; readonly answer: AssistantResponse }>,
    ): ChatState => {
      const { output, citations, trackingId } = payload.answer;
      const parsed = parseAnswer(output, citations);
      return withChange(state, payload.answerId, {
        ...settled,
        aiOutputRaw: output,
        aiOutputParts: parsed.parts,
        citations: parsed.citations,
        additionalCitationIds: parsed.additionalCitationIds,
        trackingId,
      });
    },
    /** Replaces the loading message by the error. */
    answerFailed: (state: ChatState, { payload }: PayloadAction<{ readonly answerId: string }>): ChatState =>
      withChange(state, payload.answerId, { ...settled, aiRequestError: texts.failure }),
    reactionStarted: (
      state: ChatState,
      { payload }: PayloadAction<{ readonly answerId: string; readonly reaction: Reaction }>,
    ): ChatState => ({
      ...withChange(state, payload.answerId, marked(payload.reaction)),
      reacting: payload.answerId,
    }),
    /**
     * Ends the request of a reaction.
     * @param payload `restore` is the earlier reaction, which is shown again if the server refused the new one
     */
    reactionEnded: (
      state: ChatState,
      { payload }: PayloadAction<{ readonly answerId: string; readonly restore?: Reaction | null }>,
    ): ChatState => {
      if (state.reacting !== payload.answerId) return state;
      const change = payload.restore === undefined ? {} : marked(payload.restore);
      return { ...withChange(state, payload.answerId, change), reacting: null };
    },
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, nextTalk).addCase(userLoaded, nextTalk),
  selectors: { selectChat: (chat) => chat },
});

declare module '../../shared/store/store.ts' {
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const {
  conversationStarted,
  promptSent,
  answerArrived,
  answerFailed,
  reactionStarted,
  reactionEnded,
} = chatSlice.actions;
export const { selectChat } = chatSlice.injectInto(rootReducer).selectors;

export const reactionOf = ({ liked, disliked }: ChatMessage): Reaction | null => {
  if (liked) return 'Liked';
  return disliked ? 'Disliked' : null;
};

const blank: Omit<ChatMessage, 'id' | 'type' | 'userInput'> = {
  aiOutputRaw: null,
  aiOutputParts: [],
  aiRequestNotify: null,
  aiRequestError: null,
  awaitingAiResponse: false,
  citations: [],
  additionalCitationIds: [],
  trackingId: null,
  liked: false,
  disliked: false,
};

const settled = { aiRequestNotify: null, awaitingAiResponse: false } as const;

const exchange = (answerId: string, prompt: string): ChatMessage[] => [
  { ...blank, id: `${answerId}-prompt`, type: 'User', userInput: prompt },
  {
    ...blank,
    id: answerId,
    type: 'AI',
    userInput: prompt,
    aiRequestNotify: texts.waiting,
    awaitingAiResponse: true,
  },
];

const withChange = (state: ChatState, messageId: string, change: Partial<ChatMessage>): ChatState => ({
  ...state,
  messages: state.messages.map((message) => (message.id === messageId ? { ...message, ...change } : message)),
});

/** Returns the fields of a message for a reaction. An answer cannot be both liked and disliked. */
const marked = (reaction: Reaction | null) => ({
  liked: reaction === 'Liked',
  disliked: reaction === 'Disliked',
});
