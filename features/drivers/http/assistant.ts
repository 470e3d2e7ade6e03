import assert from 'node:assert/strict';
import { assistantOperations } from '../../../contracts/operations/assistant.ts';
import { type ChatMessage, reactionOf } from '../../../web/assistant/chat-slice.ts';
import { ask, react } from '../../../web/assistant/talk.ts';
import type { AssistantActions } from '../areas/assistant.ts';
import type { HttpContext } from './context.ts';

const reactions = { like: 'Liked', dislike: 'Disliked' } as const;

export function assistantActions(context: HttpContext): Partial<AssistantActions> {
  const answer = (): ChatMessage => {
    const last = context.store.getState().chat.messages.at(-1);
    assert.ok(last?.type === 'AI', 'There is no answer in the talk');
    return last;
  };
  const say = (reaction: keyof typeof reactions) =>
    context.store.dispatch(react(answer().id, reactions[reaction]));
  const titleOf = (citationId: string) =>
    answer().citations.find((citation) => citation.citationId === citationId)?.title;

  return {
    open: async () => undefined,
    ask: (prompt) => context.store.dispatch(ask(prompt)),
    react: say,
    reactTwiceAtOnce: async (first, second) => {
      await Promise.all([say(first), say(second)]);
    },

    seesAnswer: async (text) => assert.equal(wordsOf(answer()), text),
    seesFailure: async (text) => assert.equal(answer().aiRequestError, text),
    refersTo: async (title) => {
      const referred = answer().aiOutputParts.flatMap((part) =>
        part.type === 'citation' ? [titleOf(part.citationId)] : [],
      );
      assert.ok(referred.includes(title), `It refers to ${referred.join(', ')}`);
    },
    listsAdditional: async (titles) => assert.deepEqual(answer().additionalCitationIds.map(titleOf), titles),
    promptsSent: async (count) =>
      assert.equal(sent(context, assistantOperations.requestAssistant.path).length, count),
    reactionsSent: async (expected) =>
      assert.deepEqual(
        sent(context, assistantOperations.reactToAnswer.path).map(
          (body) => (body as { readonly reaction: string }).reaction,
        ),
        expected,
      ),
    shows: async (reaction) => {
      const expected = { liked: 'Liked', disliked: 'Disliked', neither: null } as const;
      assert.equal(reactionOf(answer()), expected[reaction]);
    },
  };
}

/** The answer as it is read: references by their names. */
const wordsOf = ({ aiOutputParts }: ChatMessage): string =>
  aiOutputParts.map((part) => (part.type === 'text' ? part.text : `[${part.citationId}]`)).join('');

const sent = ({ client }: HttpContext, path: string): unknown[] =>
  client.calls.filter((call) => call.path === path).map(({ body }) => body);
