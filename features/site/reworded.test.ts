import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from './model/model.ts';
import { type Page, siteOf } from './pages/layout.ts';
import { referencePage, topicPage } from './pages/reference.ts';
import { references } from './pages/references.ts';
import { topicsByKind } from './pages/topics.ts';
import { readSources, type Sources } from './read/sources.ts';

const sources = readSources();
const reworded = { ...sources, rules: sources.rules.map((rule) => ({ ...rule, rule: `Rule ${rule.id}` })) };

/** Returns what the pages are made of, without the words of the rules. */
function structureOf(from: Sources) {
  const site = siteOf(modelOf(from));
  const topics = topicsByKind(site);
  const linksIn = ({ path, body }: Page) => [
    path,
    [...String(body).matchAll(/href="([^"]+)"/g)].map(([, address]) => address),
  ];
  return [
    ...references(topics, site).map((reference) => referencePage(reference, site)),
    ...[...topics.values()].flat().map((topic) => topicPage(topic, site)),
  ].map(linksIn);
}

test('reference pages keep their links when every rule is reworded', () => {
  const structure = structureOf(sources);
  assert.deepEqual(structureOf(reworded), structure);
  assert.ok(JSON.stringify(structure).includes('rules/S-4.3-06.html'));
});

test('what a rule is about is no word of it: approvals hold when only that changes', () => {
  const [view] = modelOf(sources).rules;
  assert.ok(view);
  const { words, evidence } = view.standing;
  const note = { rule: view.rule.id, time: '2026-05-04T09:00:00Z', by: 'Ada', words, evidence, reason: '' };
  const notes = { ...sources.notes, approvals: [{ ...note, what: 'approved' } as const] };
  const standing = (rules: Sources['rules']) =>
    modelOf({ ...sources, notes, rules }).ruleById.get(view.rule.id)?.standing.state;
  assert.equal(standing(sources.rules.map((rule) => ({ ...rule, about: ['field:city'] }))), 'approved');
  assert.equal(standing(reworded.rules), 'changed');
});
