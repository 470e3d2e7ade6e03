import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { fieldsOf, newWorld, problemOf } from '../../test/server.ts';
import { control } from '../../test/control.ts';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();

test('a token of a persona is accepted in its world, and one with a flaw is not', async () => {
  const id = await newWorld(app, { clock: { now: '2031-02-03T04:05:06Z' } });
  const statusWith = async (order: object) => {
    const response = await control(app, 'POST', `${id}/tokens`, { persona: 'closing', ...order });
    assert.equal(response.statusCode, 201, response.body);
    const { accessToken } = response.json<{ accessToken: string }>();
    const headers = { [worldHeader]: id, authorization: `Bearer ${accessToken}` };
    return (await app.inject({ url: '/api/navigation/user', headers })).statusCode;
  };
  assert.equal(await statusWith({}), 200);
  assert.equal(await statusWith({ flaw: 'expired' }), 401);
  assert.equal(await statusWith({ flaw: 'foreign' }), 401);
});

test('a token for an unknown persona is refused', async () => {
  const id = await newWorld(app);
  const refused = (order: object) => control(app, 'POST', `${id}/tokens`, order);
  assert.equal(problemOf(await refused({ persona: 'nobody' })).code, 'persona-not-found');
  assert.deepEqual(fieldsOf(await refused({ persona: 'closing', flaw: 'ugly' })), ['flaw']);
});

test('a token of another world is refused, also in the default world of a request that names none', async () => {
  const [own, other] = [await newWorld(app), await newWorld(app)];
  const response = await control(app, 'POST', `${own}/tokens`, { persona: 'closing' });
  const { accessToken } = response.json<{ accessToken: string }>();
  const getUser = (headers: Record<string, string>) =>
    app.inject({
      url: '/api/navigation/user',
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
  // The second request of each kind finds the verified token in the cache.
  const named: Record<string, string> = { [worldHeader]: other };
  for (const headers of [named, {}, named, {}]) {
    const { status, code, detail } = problemOf(await getUser(headers));
    assert.deepEqual([status, code], [401, 'token-rejected']);
    assert.match(detail, new RegExp(`of the world "${own}".*in the world "(?:${other}|default)"`));
  }
  assert.equal((await getUser({ [worldHeader]: own })).statusCode, 200);
});
