import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { personaIds } from '../../contracts/api/personas.ts';
import { personas } from '../los/seeds/personas.ts';
import { pageStylesheet } from '../platform/html/page.ts';
import { personaGroups } from '../los/seeds/persona-groups.ts';
import { signInPage } from './sign-in-page.ts';

const context = {
  action: '/authorize?state=1',
  host: 'localhost:4000',
  world: null,
  hint: null,
  cancelAddress: '/callback#error=x',
};
const page = String(signInPage(context));

test('[S-1-02] every persona is in exactly one group', () => {
  assert.deepEqual(personaGroups.flatMap(({ ids }) => ids).toSorted(), [...personaIds].toSorted());
});

test('every persona is a button with name, role and description', () => {
  const buttons = page.split('<button').slice(1);
  assert.equal(buttons.length, personas.length);
  for (const { id, name, role } of personas) {
    const button = buttons.find((text) => text.includes(`value="${id}"`));
    assert.ok(button, id);
    assert.ok(button.includes(`<span class="name">${name}</span>`));
    assert.ok(button.includes(`<span class="role">${role}</span>`));
  }
});

test('the button of the login hint has the focus', () => {
  const hinted = String(signInPage({ ...context, hint: personas[3]?.email.toUpperCase() ?? '' }));
  assert.match(hinted, new RegExp(`value="${personas[3]?.id}" autofocus>`));
  assert.equal(page.includes('autofocus'), false);
});

test('values of the request are escaped', () => {
  const hostile = `"><script>alert('x')</script>`;
  const text = String(
    signInPage({
      ...context,
      action: hostile,
      host: hostile,
      world: hostile,
      hint: hostile,
      cancelAddress: hostile,
    }),
  );
  assert.equal(text.includes('<script'), false);
  assert.ok(text.includes('action="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"'));
});

test('page and stylesheet together stay under 20 kB compressed, and need no script', () => {
  assert.ok(gzipSync(page).length + gzipSync(pageStylesheet.content).length < 20_000);
  assert.equal(page.includes('<script'), false);
});
