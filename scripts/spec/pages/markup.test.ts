import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './markup.ts';

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
