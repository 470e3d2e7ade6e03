import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionIdOf } from '../../../scripts/shared/ids.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { addresses } from './addresses.ts';
import { sectionPages } from './section-pages.ts';
import { siteOf } from './layout.ts';

const model = modelOf(readSources());
const pages = sectionPages(siteOf(model)).map(({ path, body }) => ({ path, text: String(body) }));
const textOf = (id: string) =>
  pages.find(({ path }) => path === addresses.section(id))?.text ?? assert.fail(id);

test('the sections together have each rule once, in the order of the documents', () => {
  const sentences = pages.flatMap(({ text }) =>
    [...text.matchAll(/<article class="sentence" id="([^"]+)"/g)].map(([, id]) => id),
  );
  assert.deepEqual(
    sentences,
    model.rules.map(({ rule }) => rule.id),
  );
});

test('a section has its own rules only, so that printing it prints a chapter', () => {
  for (const { path, text } of pages) {
    for (const [, id = ''] of text.matchAll(/<article class="sentence" id="([^"]+)"/g)) {
      assert.equal(addresses.section(sectionIdOf(id)), path);
    }
  }
});

test('a decision stands where it arises: behind the rule before its number, or behind the first rule that shows it', () => {
  const session = textOf('S-4.1');
  const behind = (id: string) =>
    session
      .slice(0, session.indexOf(`Decision ${id}:`))
      .match(/id="S-4\.1-\d+"/g)
      ?.at(-1);
  assert.equal(behind('S-4.1-30'), 'id="S-4.1-29"');
  assert.equal(behind('C-01'), 'id="S-4.1-23"');
});

test('a scenario unfolds once on a page; further rules that it shows refer to it', () => {
  const names = [...textOf('S-4.1').matchAll(/<details class="example"><summary>(.*?) <span/g)].map(
    ([, name]) => name,
  );
  assert.ok(names.length > 5);
  assert.match(textOf('S-4.1'), /<p class="again">.*\(above, in/);
});

test('each rule that a decision overrules names the decision', () => {
  const amended = model.rules.filter(({ amendedBy }) => amendedBy !== null);
  assert.ok(amended.length > 5);
  for (const { rule, section, amendedBy } of amended) {
    const [, own = ''] = textOf(section).split(`<article class="sentence" id="${rule.id}">`);
    assert.match(own.split('</article>')[0] ?? '', new RegExp(`>${amendedBy}</a> overrules`), rule.id);
  }
});

test('every decision of the documents is on the page of a section', () => {
  const all = pages.map(({ text }) => text).join('');
  assert.deepEqual(
    model.decisions
      .filter(({ decision }) => !all.includes(`Decision ${decision.id}:`))
      .map(({ decision }) => decision.id),
    [],
  );
});
