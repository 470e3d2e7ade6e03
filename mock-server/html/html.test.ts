import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './html.ts';

test('every value is escaped, in text and in attributes', () => {
  const hostile = `<b>"O'Neil" & Söhne</b>`;
  assert.equal(
    String(html`<p title="${hostile}">${hostile}</p>`),
    '<p title="&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Söhne&lt;/b&gt;">' +
      '&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Söhne&lt;/b&gt;</p>',
  );
});

test('what is escaped already is escaped again', () => {
  assert.equal(String(html`${'&lt;'}`), '&amp;lt;');
});

test('pages within pages and lists are taken as they are', () => {
  assert.equal(
    String(html`<ul>${['<', 2].map((item) => html`<li>${item}</li>`)}</ul>`),
    '<ul><li>&lt;</li><li>2</li></ul>',
  );
});

test('what is not there leaves nothing', () => {
  assert.equal(String(html`[${null}${undefined}${false}${''}]`), '[]');
});

test('zero is a value', () => {
  assert.equal(String(html`${0}`), '0');
});

test('texts are escaped, in elements and in attributes', () => {
  const hostile = `<script>"'&`;
  assert.equal(
    html`<a title="${hostile}">${hostile}</a>`.toString(),
    '<a title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</a>',
  );
});

test('markup in markup stays, lists are joined, nothing leaves nothing', () => {
  assert.equal(
    html`<p>${[html`<b>a</b>`, 1, null, undefined, false, '<']}</p>`.toString(),
    '<p><b>a</b>1&lt;</p>',
  );
});
