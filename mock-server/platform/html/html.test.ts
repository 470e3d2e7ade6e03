import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { html } from './html.ts';
import { themeStyles } from './page.ts';

test('every value is escaped, in text and in attributes', () => {
  const hostile = `<b>"O'Neil" & Söhne</b>`;
  assert.equal(
    String(html`<p title="${hostile}">${hostile}</p>`),
    '<p title="&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Söhne&lt;/b&gt;">' +
      '&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Söhne&lt;/b&gt;</p>',
  );
});

test('a text that is already escaped is escaped again', () => {
  assert.equal(String(html`${'&lt;'}`), '&amp;lt;');
});

test('markup within markup and lists of markup are not escaped', () => {
  assert.equal(
    String(html`<ul>${['<', 2].map((item) => html`<li>${item}</li>`)}</ul>`),
    '<ul><li>&lt;</li><li>2</li></ul>',
  );
});

test('null, undefined, false and an empty text add nothing', () => {
  assert.equal(String(html`[${null}${undefined}${false}${''}]`), '[]');
});

test('zero is written', () => {
  assert.equal(String(html`${0}`), '0');
});

test('the font of the pages is that of the SPA, whose build keeps the names of its files', () => {
  const fonts = [...themeStyles().matchAll(/url\("\/assets\/(.*?)"\)/g)].map(([, name]) => name);
  assert.equal(fonts.length, 2);
  for (const name of fonts) {
    const file = new URL(`../../../node_modules/@fontsource-variable/inter/files/${name}`, import.meta.url);
    assert.ok(existsSync(file), name);
  }
});
