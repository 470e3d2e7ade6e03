import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { worldCookieName } from '../../../contracts/api/headers.ts';
import { testApp, type TestResponse } from '../../test/server.ts';
import { demoNamed, startOfStep } from './library.ts';
import { demoNames } from '../../../contracts/operations/mock-schemas.ts';
import { folderWith } from '../../test/folder.ts';

const consoleRoot = folderWith({ after }, { 'index.html': '' });

const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0', host: 'localhost' };
const typed = {
  ...browser,
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const linked = { ...typed, 'sec-fetch-site': 'cross-site' };
const embedded = { ...typed, 'sec-fetch-dest': 'iframe' };
const ownForm = { ...typed, 'sec-fetch-site': 'same-origin' };

/** Returns the id of the world that a response selects in the browser. */
const worldOf = ({ headers }: TestResponse): string => {
  const [, id = ''] = /^threshold-world-80=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
  return id;
};
const inWorld = (id: string) => ({ ...typed, cookie: `${worldCookieName('80')}=${id}` });

test('the start page has a card for each demo', async (context) => {
  const app = await testApp(context, { consoleRoot });
  const { body } = await app.inject({ url: '/mock/demos', headers: typed });
  for (const name of demoNames) {
    assert.match(body, new RegExp(`href="/mock/demos/${name}"`));
    assert.match(body, new RegExp(`action="/mock/demos/${name}/1"`));
  }
  assert.doesNotMatch(body, /storyboard/);
});

for (const name of demoNames) {
  test(`each step of ${name} can begin: its recipe is accepted, and the product opens at its address`, async (context) => {
    const app = await testApp(context);
    const demo = demoNamed(name);
    assert.ok(demo);
    for (const [index] of demo.steps.entries()) {
      const start = startOfStep(demo, index + 1);
      const response = await app.inject({
        method: 'POST',
        url: `/mock/demos/${name}/${index + 1}`,
        headers: ownForm,
      });
      assert.equal(response.statusCode, 303, `${name}, step ${index + 1}: ${response.body}`);
      assert.equal(response.headers['location'], start.address);
      const state = await app.inject({ url: `/mock/worlds/${worldOf(response)}` });
      assert.deepEqual(state.json().presenter, { demo: name, step: start.step });
      assert.equal(state.json().name, demo.title);
    }
  });
}

test('a start clears the sign-in of the tab, which belongs to another world', async (context) => {
  const app = await testApp(context);
  const { headers } = await app.inject({ method: 'POST', url: '/mock/demos/idle/1', headers: ownForm });
  assert.equal(headers['clear-site-data'], '"storage"');
});

test('a deep link starts a world at once, asks first on another site, and is refused in a frame', async (context) => {
  const app = await testApp(context);
  const url = '/mock/demos/closing-week/4';
  const direct = await app.inject({ url, headers: typed });
  assert.equal(direct.statusCode, 303);
  assert.equal(direct.headers['location'], '/dashboard/123404/70103');
  const asked = await app.inject({ url, headers: linked });
  assert.equal(asked.statusCode, 200);
  assert.match(asked.body, /Start this demo\?/);
  assert.equal(asked.headers['set-cookie'], undefined);
  assert.equal((await app.inject({ url, headers: embedded })).statusCode, 403);
  const foreign = await app.inject({ method: 'POST', url, headers: linked });
  assert.equal(foreign.statusCode, 403);
});

test('the start page takes a title, a logo and a color into its links, and a demo started there shows them', async (context) => {
  const app = await testApp(context);
  const start = async (query: string) => {
    const url = `/mock/demos/first-loan/1?${query}`;
    const response = await app.inject({ method: 'POST', url, headers: ownForm });
    const { settings, users } = (await app.inject({ url: `/mock/worlds/${worldOf(response)}` })).json();
    return { response, settings, logo: users?.originator?.profiles?.['301']?.pipelineLogo };
  };
  const query = 'title=Harbor+%26+Sons&logo=&color=%23aa3300';
  const { body } = await app.inject({ url: `/mock/demos?${query}`, headers: typed });
  assert.match(
    body,
    /action="\/mock\/demos\/first-loan\/1\?title=Harbor\+%26\+Sons&amp;logo=&amp;color=%23aa3300"/,
  );
  assert.match(body, /<input name="title" value="Harbor &amp; Sons"/);
  const tile = await start(query);
  assert.deepEqual(tile.settings, { productTitle: 'Harbor & Sons' });
  const svg = decodeURIComponent(String(tile.logo).replace('data:image/svg+xml,', ''));
  assert.match(svg, /fill="#aa3300".*>H&amp;S<\/text>/s);
  assert.equal((await start('title=&logo=%2Flogo.svg&color=%23aa3300')).logo, '/logo.svg');
  assert.equal((await start('')).settings, undefined);
  for (const wrong of ['logo=https%3A%2F%2Fexample.com%2Fa.png', 'color=red"', `title=${'x'.repeat(61)}`])
    assert.equal((await start(wrong)).response.statusCode, 400, wrong);
});

test('a deep link to the next step goes on in the world of the browser', async (context) => {
  const app = await testApp(context);
  const id = worldOf(await app.inject({ url: '/mock/demos/closing-week/1', headers: typed }));
  const next = await app.inject({ url: '/mock/demos/closing-week/2', headers: inWorld(id) });
  assert.equal(next.headers['location'], '/lf/closing-queue');
  assert.equal(next.headers['set-cookie'], undefined);
  const state = await app.inject({ url: `/mock/worlds/${id}` });
  assert.deepEqual(state.json().presenter, { demo: 'closing-week', step: 2 });
  const far = await app.inject({ url: '/mock/demos/closing-week/9', headers: inWorld(id) });
  assert.notEqual(worldOf(far), '');
  assert.notEqual(worldOf(far), id);
});

test('the notes show the step of their address, and without one the step of the world', async (context) => {
  const app = await testApp(context);
  const notes = '/mock/demos/outage/notes';
  const outside = await app.inject({ url: `${notes}?step=3`, headers: typed });
  assert.match(outside.body, /Step 3 of 10/);
  assert.match(outside.body, /This browser isn't in the demo\./);
  assert.doesNotMatch(outside.body, /<script/);
  assert.match(outside.body, />Next: Click Create Loan \(in a narrow window, [^<]* and tax identifier\.</);
  const id = worldOf(await app.inject({ url: '/mock/demos/outage/4', headers: typed }));
  const inside = await app.inject({ url: notes, headers: inWorld(id) });
  assert.match(inside.body, /Step 4 of 10/);
  assert.match(inside.body, /<script/);
  const { body: last } = await app.inject({ url: `${notes}?step=99`, headers: typed });
  assert.match(last, /Step 10 of 10/);
  assert.match(last, />This is the last step\.</);
});

test('the notes change the step and the world, and reset it', async (context) => {
  const app = await testApp(context);
  const id = worldOf(await app.inject({ url: '/mock/demos/outage/1', headers: typed }));
  const post = (path: string) =>
    app.inject({ method: 'POST', url: `/mock/demos/outage/notes${path}&world=${id}`, headers: ownForm });
  const state = async () => (await app.inject({ url: `/mock/worlds/${id}` })).json();
  const moved = await post('?step=2');
  assert.equal(moved.headers['location'], `/mock/demos/outage/notes?step=2&world=${id}`);
  assert.deepEqual((await state()).presenter, { demo: 'outage', step: 2 });
  await post('/change?step=2');
  assert.equal((await state()).faults.loan.operation, 'getLoanDashboard');
  await post('/reset?');
  const { presenter, faults } = await state();
  assert.deepEqual({ presenter, faults }, { presenter: { demo: 'outage', step: 1 }, faults: undefined });
});

test('notes of a world that is in no demo change nothing', async (context) => {
  const app = await testApp(context);
  const response = await app.inject({
    method: 'POST',
    url: '/mock/demos/outage/notes/change?step=2',
    headers: ownForm,
  });
  assert.equal(response.statusCode, 303);
  const state = await app.inject({ url: '/mock/worlds/current' });
  assert.deepEqual(state.json().state.faults, {});
});

test('an unknown demo, and a step that a demo does not have, get a page with status 404', async (context) => {
  const noSteps = ['0', '11', '99', '-1', '1.5', '1e0', 'two'].map((step) => `outage/${step}`);
  const app = await testApp(context);
  for (const path of ['no-such-demo', 'no-such-demo/2', '__proto__', 'outage%2F..', ...noSteps]) {
    const response = await app.inject({ url: `/mock/demos/${path}`, headers: typed });
    assert.equal(response.statusCode, 404, path);
    assert.match(response.body, /find this demo or step/, path);
  }
});
