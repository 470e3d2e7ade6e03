import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newWorld, problemOf, signedIn, type TestUser, testApp } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

interface Answer {
  readonly output: string;
  readonly citations: readonly { readonly citationId: string; readonly title: string }[];
  readonly troubleshooting: { readonly trackingId: string };
}

const ask = async (user: TestUser, prompt: string): Promise<Answer> => {
  const answer = await user.post('/api/ai-service/request', { prompt });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Answer>();
};

const react = (user: TestUser, trackingId: string, reaction: string) =>
  user.post('/api/ai-service/react', { trackingId, reaction });

test('[S-7-09 S-7-10] a prompt gets an output, citations and a tracking id', async () => {
  const user = await newcomer('lending-staff');
  const { output, citations, troubleshooting } = await ask(user, 'May a gift pay the down payment?');
  assert.match(output, /^The Lending Guide says: Gift funds .* \[doc1\]$/);
  assert.deepEqual(
    citations.map(({ citationId }) => citationId),
    ['doc1', 'doc2', 'doc3'],
  );
  assert.equal(troubleshooting.trackingId, 'answer-000001');
  assert.equal((await ask(user, 'hello there')).troubleshooting.trackingId, 'answer-000002');
});

test('the assistant answers about the open loan of the user', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  assert.match((await ask(user, 'Give me the status.')).output, /^Open a loan, and then ask again/);
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  assert.match((await ask(user, 'Give me the status.')).output, /^Loan 1000123404 \(Casimir Dombrowski\): /);
});

test('a slow answer does not delay other requests', async (context) => {
  const app = await testApp(context);
  const user = await signedIn(app, 'lending-staff');
  let hasArrived = false;
  const slow = ask(user, 'Take your time: what is the lowest credit score?').then((answer) => {
    hasArrived = true;
    return answer;
  });
  await ask(user, 'What is the lowest credit score?');
  assert.equal(hasArrived, false);
  // A server that closes sends delayed responses at once.
  await app.close();
  assert.match((await slow).output, /The decision score is the lowest/);
});

test('[S-8-11] an answer may be empty', async () => {
  const user = await newcomer('lending-staff');
  const { output, citations } = await ask(user, 'say nothing');
  assert.equal(output, '');
  assert.deepEqual(citations, []);
});

test('[S-7-11] the latest reaction to an answer is kept in its world', async () => {
  const { app, store } = await commonServer();
  const [here, there] = [await newWorld(app), await newWorld(app)];
  const user = await signedIn(app, 'lending-staff', here);
  const { trackingId } = (await ask(user, 'What about credit?')).troubleshooting;
  await ask(await signedIn(app, 'lending-staff', there), 'What about credit?');
  const liked = await react(user, trackingId, 'Liked');
  assert.equal(liked.statusCode, 204);
  assert.equal(await store.in(here).assistant.reaction(trackingId), 'Liked');
  await react(user, trackingId, 'Disliked');
  assert.equal(await store.in(here).assistant.reaction(trackingId), 'Disliked');
  assert.equal(await store.in(there).assistant.reaction(trackingId), null);
});

test('[S-7-11] a reaction to an answer for another user is rejected', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const asked = await ask(await signedIn(app, 'originator', id), 'What about credit?');
  const reacting = await signedIn(app, 'closing', id);
  const refused = await react(reacting, asked.troubleshooting.trackingId, 'Liked');
  assert.equal(problemOf(refused).code, 'answer-not-found');
});
