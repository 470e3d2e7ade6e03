import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from './model/model.ts';
import { landingPage } from './pages/landing-page.ts';
import { creatingPage } from './pages/creating-page.ts';
import { siteOf } from './pages/layout.ts';
import { topicsByKind } from './pages/topics.ts';
import { readSources, type Sources } from './read/sources.ts';

const sources = readSources();
const reworded = { ...sources, rules: sources.rules.map((rule) => ({ ...rule, rule: `Rule ${rule.id}` })) };

/** Returns what the pages are made of, without the words of the rules. */
function structureOf(from: Sources) {
  const site = siteOf(modelOf(from));
  const links = (body: unknown) =>
    [...String(body).matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  return {
    messages: site.model.messageGroups.map(({ id, messages }) => [
      id,
      messages.map(({ title, rules }) => [title, rules.map(({ rule }) => rule.id)]),
    ]),
    topics: [...topicsByKind(site)].map(([kind, topics]) => [
      kind,
      topics.map(({ id, rules, decisions }) => [
        id,
        rules.map(({ rule }) => rule.id),
        decisions.map(({ decision }) => decision.id),
      ]),
    ]),
    landing: links(landingPage(site).body),
    creating: links(creatingPage(site).body),
  };
}

test('pages keep their content when every rule is reworded', () => {
  const structure = structureOf(sources);
  assert.deepEqual(structureOf(reworded), structure);
  assert.ok(structure.landing.includes('rules/S-4.3-06.html'));
});
