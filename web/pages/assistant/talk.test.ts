import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userFixture } from '../../session/fixtures.ts';
import { fakeTransport, type SentRequest } from '../../shared/api/fake-transport.ts';
import { logoutStarted, userLoaded } from '../../shared/store/session-slice.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { conversationStarted, selectChat } from './chat-slice.ts';
import { ask, react } from './talk.ts';

const answer = {
  output: 'Up to 50 percent [doc1].',
  citations: [
    { citationId: 'doc1', title: 'Ratios', content: 'words', url: null },
    { citationId: 'doc2', title: 'Credit', content: 'words', url: null },
  ],
  troubleshooting: { trackingId: 'T-1' },
};

/** Returns a conversation whose requests get the given responses, in order. */
function talk(...answers: (Response | Promise<Response>)[]) {
  const { transport, happened } = fakeTransport(() => answers.shift() ?? Response.json(answer));
  const store = createAppStore(transport);
  return {
    store,
    sent: happened.sent,
    dialogs: happened.serverErrors,
    messages: () => selectChat(store.getState()).messages,
    reactions: () => happened.sent.filter(({ url }) => url.endsWith('/react')).map(bodyOf),
  };
}

const bodyOf = ({ body }: SentRequest): unknown => JSON.parse(body ?? 'null');

/** Returns the two messages of a prompt whose answer is loading. */
async function messagesWhileWaiting() {
  const arrival = Promise.withResolvers<Response>();
  const { store, messages } = talk(arrival.promise);
  const asked = store.dispatch(ask('  What is the debt ratio?  '));
  const [prompt, placeholder] = messages();
  arrival.resolve(Response.json(answer));
  await asked;
  return { prompt, placeholder };
}

/** Returns the messages of a prompt and its answer. */
async function messagesAfterAnswer() {
  const { store, messages } = talk();
  await store.dispatch(ask('What is the debt ratio?'));
  return messages();
}

test('[S-4.5-01 S-3-62] a prompt is a user message, trimmed, with an id of its own', async () => {
  const { prompt, placeholder } = await messagesWhileWaiting();
  assert.deepEqual([prompt?.type, prompt?.userInput], ['User', 'What is the debt ratio?']);
  assert.notEqual(prompt?.id, placeholder?.id);
});

test('[S-4.5-01 S-3-62] each message of a conversation has an id of its own, and follows the earlier ones', async () => {
  const { store, messages } = talk();
  await store.dispatch(ask('the first question'));
  await store.dispatch(ask('the second question'));
  assert.deepEqual(
    messages().map(({ id }) => id),
    ['answer-1-1-prompt', 'answer-1-1', 'answer-1-2-prompt', 'answer-1-2'],
  );
});

test('[S-4.5-02 S-3-65] an AI message whose answer is loading follows the prompt', async () => {
  const { placeholder } = await messagesWhileWaiting();
  assert.deepEqual(
    [
      placeholder?.type,
      placeholder?.aiRequestNotify,
      placeholder?.awaitingAiResponse,
      placeholder?.aiRequestError,
    ],
    ['AI', 'Gathering information...', true, null],
  );
});

test('[S-3-63 S-3-68] an answer keeps its raw text and its tracking id', async () => {
  const [, arrived] = await messagesAfterAnswer();
  assert.equal(arrived?.aiOutputRaw, answer.output);
  assert.equal(arrived?.trackingId, 'T-1');
});

test('[S-3-66 S-3-67] an answer keeps all citations, and the ids of the additional ones', async () => {
  const [, arrived] = await messagesAfterAnswer();
  assert.deepEqual(arrived?.citations, answer.citations);
  assert.deepEqual(arrived?.additionalCitationIds, ['doc2']);
});

test('[A-156] an answer without a tracking id has no reaction', async () => {
  const { store, messages, reactions } = talk(Response.json({ output: 'Yes.' }));
  await store.dispatch(ask('What is the debt ratio?'));
  await store.dispatch(react('answer-1-1', 'Liked'));
  assert.equal(messages()[1]?.aiOutputRaw, 'Yes.');
  assert.deepEqual(reactions(), []);
});

test('[S-3-63] the raw answer is stored with its blanks', async () => {
  const output = '  Up to 50 percent.\n';
  const { store, messages } = talk(Response.json({ ...answer, output }));
  await store.dispatch(ask('What is the debt ratio?'));
  assert.equal(messages()[1]?.aiOutputRaw, output);
});

test('[S-4.5-06 S-8-10 S-3-65] an error replaces the loading message, and no dialog opens', async () => {
  const failures = [
    new Response(null, { status: 500 }),
    new Response('<html>', { status: 200 }),
    Promise.reject(new TypeError('fetch failed')),
  ];
  for (const failure of failures) {
    const { store, messages, dialogs } = talk(failure);
    await store.dispatch(ask('What is the debt ratio?'));
    assert.equal(
      messages()[1]?.aiRequestError,
      'The AI Assistant has encountered a request error.  Please contact your system admin for support.',
    );
    assert.equal(messages()[1]?.awaitingAiResponse, false);
    assert.deepEqual(dialogs, []);
  }
});

test('[S-4.5-08 S-3-69 S-7-11] liked and disliked exclude each other, and are sent for their answer', async () => {
  const next = { ...answer, troubleshooting: { trackingId: 'T-2' } };
  const { store, messages, reactions } = talk(Response.json(answer), Response.json(next));
  await store.dispatch(ask('the first question'));
  await store.dispatch(ask('the second question'));
  await store.dispatch(react('answer-1-1', 'Liked'));
  assert.deepEqual([messages()[1]?.liked, messages()[1]?.disliked], [true, false]);
  await store.dispatch(react('answer-1-1', 'Disliked'));
  assert.deepEqual([messages()[1]?.liked, messages()[1]?.disliked], [false, true]);
  assert.deepEqual(reactions(), [
    { trackingId: 'T-1', reaction: 'Liked' },
    { trackingId: 'T-1', reaction: 'Disliked' },
  ]);
});

test('[S-4.5-10] a reaction to another answer while one is being sent is ignored', async () => {
  const reply = Promise.withResolvers<Response>();
  const { store, messages, reactions } = talk(Response.json(answer), Response.json(answer), reply.promise);
  await store.dispatch(ask('the first question'));
  await store.dispatch(ask('the second question'));
  const first = store.dispatch(react('answer-1-1', 'Liked'));
  await store.dispatch(react('answer-1-2', 'Disliked'));
  reply.resolve(new Response(null, { status: 204 }));
  await first;
  assert.equal(reactions().length, 1);
  assert.deepEqual(
    messages().map(({ liked, disliked }) => [liked, disliked]),
    [
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ],
  );
});

test('[S-4.5-10] a reaction that is still being sent for an ended conversation does not concern the next one', async () => {
  for (const end of [logoutStarted(), userLoaded(userFixture()), conversationStarted()]) {
    const [late, next] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const { store, messages, reactions } = talk(
      Response.json(answer),
      late.promise,
      Response.json(answer),
      next.promise,
    );
    await store.dispatch(ask('the question before'));
    const before = store.dispatch(react('answer-1-1', 'Liked'));
    store.dispatch(end);
    await store.dispatch(ask('the question after'));
    const after = store.dispatch(react('answer-2-1', 'Disliked'));
    late.resolve(new Response(null, { status: 500 }));
    await before;
    const ignored = store.dispatch(react('answer-2-1', 'Liked'));
    next.resolve(new Response(null, { status: 204 }));
    await Promise.all([after, ignored]);
    assert.deepEqual(reactions(), [
      { trackingId: 'T-1', reaction: 'Liked' },
      { trackingId: 'T-1', reaction: 'Disliked' },
    ]);
    assert.deepEqual([messages()[1]?.liked, messages()[1]?.disliked], [false, true]);
  }
});

test('[S-4.5-13] a reaction that the server refuses is reverted', async () => {
  const { store, messages, dialogs } = talk(Response.json(answer), new Response(null, { status: 500 }));
  await store.dispatch(ask('What is the debt ratio?'));
  await store.dispatch(react('answer-1-1', 'Liked'));
  assert.deepEqual([messages()[1]?.liked, messages()[1]?.disliked], [false, false]);
  assert.deepEqual(dialogs, []);
});

test('a conversation ends with the session, the profile or a new conversation: its request is aborted', async () => {
  for (const end of [logoutStarted(), userLoaded(userFixture()), conversationStarted()]) {
    const signals: AbortSignal[] = [];
    const firstIsSent = Promise.withResolvers<void>();
    const arrival = Promise.withResolvers<Response>();
    const { transport } = fakeTransport(() =>
      signals.length === 1 ? arrival.promise : Response.json(answer),
    );
    const store = createAppStore({
      ...transport,
      fetch: (request) => {
        signals.push(request.signal);
        firstIsSent.resolve();
        return transport.fetch(request);
      },
    });
    const asked = store.dispatch(ask('the question before'));
    await firstIsSent.promise;
    store.dispatch(end);
    const next = store.dispatch(ask('the question after'));
    arrival.resolve(Response.json({ ...answer, output: 'late' }));
    await Promise.all([asked, next]);
    assert.deepEqual(
      signals.map((signal) => signal.aborted),
      [true, false],
    );
    assert.deepEqual(
      selectChat(store.getState()).messages.map((message) => message.aiOutputRaw),
      [null, answer.output],
    );
  }
});
