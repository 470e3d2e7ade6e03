import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGone, openControl, RefusedOrder } from './control.ts';
import { sampleState } from './sample-state.ts';

/** Returns a client whose requests all get one response, and the requests that it has sent. */
function answering(status: number, body: string) {
  const asked: { url: string; method: string | undefined; body: unknown }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), method: init?.method, body: init?.body });
    return new Response(status === 204 ? null : body, { status });
  };
  return { asked, control: openControl(send) };
}

test('requests go to the current world of the browser', async () => {
  const { asked, control } = answering(200, JSON.stringify(sampleState()));
  assert.deepEqual(await control.change({ persona: null }), sampleState());
  await control.setClock({ advanceSeconds: 60 });
  assert.deepEqual(asked, [
    { url: '/mock/worlds/current', method: 'PATCH', body: '{"persona":null}' },
    { url: '/mock/worlds/current/clock', method: 'POST', body: '{"advanceSeconds":60}' },
  ]);
});

test('a request and a response may have no body', async () => {
  const { asked, control } = answering(204, '');
  await control.clearFaults();
  assert.deepEqual(asked, [{ url: '/mock/worlds/current/faults', method: 'DELETE', body: undefined }]);
});

test('an error has the detail of the server and its invalid fields', async () => {
  const problem = { detail: 'Mend the fields.', errors: [{ field: 'now', message: 'is no date' }] };
  const { control } = answering(400, JSON.stringify(problem));
  await assert.rejects(
    control.setClock({ now: 'x' }),
    new RefusedOrder('Mend the fields. now is no date', 400),
  );
});

test('a field that the detail already names is not repeated', async () => {
  const problem = { detail: 'now: is no date.', errors: [{ field: 'now', message: 'is no date' }] };
  const { control } = answering(400, JSON.stringify(problem));
  await assert.rejects(control.setClock({ now: 'x' }), new RefusedOrder('now: is no date.', 400));
});

test('an error without a detail has the status', async () => {
  const { control } = answering(502, '<html>');
  await assert.rejects(control.state(), new RefusedOrder('The server responded with 502.', 502));
});

test('a request to an unreachable server fails with an error that says so', async () => {
  const control = openControl(async () => {
    throw new TypeError('fetch failed');
  });
  await assert.rejects(control.state(), { name: 'RefusedOrder', status: null });
});

test('only an unknown world counts as gone', () => {
  const codes = ['world-unknown', 'world-not-found', 'invalid-request', 'fault-not-found', null];
  const gone = codes.filter((code) => isGone(new RefusedOrder('', 404, code)));
  assert.deepEqual(gone, ['world-unknown', 'world-not-found']);
});

test('after the first state, requests go to the world that shows, also if the cookie names another one', async () => {
  const { asked, control } = answering(200, JSON.stringify(sampleState()));
  await control.state();
  await control.state();
  const { id } = sampleState();
  assert.deepEqual(
    asked.map(({ url }) => url),
    ['/mock/worlds/current', `/mock/worlds/${id}`],
  );
  assert.equal(control.stream(), `/mock/worlds/${id}/journal/stream`);
});
