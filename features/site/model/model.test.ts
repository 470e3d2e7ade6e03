import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTexts } from '../../../contracts/api/error-texts.ts';
import { areaOf, sections } from '../read/sections.ts';
import { readSources, type Sources } from '../read/sources.ts';
import { kindsOfUser, personaLandings } from './landing.ts';
import { messageGroups } from './messages.ts';
import { modelOf } from './model.ts';

const sources = readSources();
const model = modelOf(sources);
const group = (id: string) =>
  (messageGroups.find((one) => one.id === id)?.messages ?? []).map((message) => ({
    ...message,
    rules: model.about(message.about).rules.map(({ rule }) => rule.id),
  }));

test('every rule has a section of its document and an area', () => {
  const known = new Set(sections.map((section) => section.id));
  for (const view of model.rules) assert.ok(known.has(view.section), view.rule.id);
  assert.equal(areaOf('S-2.1-02'), 'landing');
  assert.equal(areaOf('S-2.1-03'), 'loan');
  assert.equal(areaOf('L-6-01'), 'session');
  assert.equal(areaOf('L-6-02'), 'create-loan');
  assert.deepEqual(['T-1-01', 'T-2-01', 'T-3-01'].map(areaOf), ['errors', 'errors', 'create-loan']);
  assert.throws(() => areaOf('S-12-01'), /no section/);
});

test('every persona has a landing page with a title', () => {
  const pages = new Map(
    personaLandings().map(({ persona, page, isFullPage }) => [persona.id, [page, isFullPage]]),
  );
  assert.deepEqual(pages.get('originator'), ["What's New", false]);
  assert.deepEqual(pages.get('closing'), ['Closing Queue', false]);
  assert.deepEqual(pages.get('lead-only'), ['Mortgage Pipeline', false]);
  assert.deepEqual(pages.get('administrator-support'), ['Support Administration', true]);
});

test('every kind of user lands on one page, whatever else is true of them', () => {
  assert.deepEqual(
    kindsOfUser().map(({ page }) => page),
    [
      'Support Administration',
      'Administration',
      "What's New",
      'Closing Queue',
      'Funding Queue',
      'Loan Opener Queue',
      'Processor Queue',
      'Underwriting Queue',
      'Mortgage Pipeline',
    ],
  );
});

test('the error page is shown with every code, each with its rules', () => {
  const messages = group('error-page');
  assert.equal(messages.length, Object.keys(errorTexts).length + 1);
  for (const { when, rules } of messages)
    assert.ok(
      rules.some((id) => id.startsWith('L-8.5-')),
      when,
    );
});

test('a message is joined to its rules', () => {
  const rulesOf = (title: string) => group('create-screen').find((one) => one.title === title)?.rules;
  assert.deepEqual(rulesOf('Create Lead Failed'), ['L-4.6-07', 'L-8.2-02']);
  assert.deepEqual(rulesOf('Required'), ['S-5-03', 'L-5.1-13']);
  assert.deepEqual(rulesOf('Must contain 4 numeric characters'), ['L-5.2-11']);
});

test('every way of the server-error dialog has its rule', () => {
  for (const { when, rules } of group('server-error')) assert.notEqual(rules.length, 0, when);
});

test('the alert window tells its types, and each refusal of image flow with its rules', () => {
  const messages = group('alert-window');
  assert.equal(messages.length, 8);
  assert.ok(messages.some(({ title }) => title === 'No Message'));
  for (const { when, rules } of messages) assert.notEqual(rules.length, 0, when);
});

test('the note on construction is one of the messages of the create screen', () => {
  const note = group('create-screen').find(({ when }) => when.includes('Construction-Permanent'));
  assert.ok(note?.rules.includes('L-8.3-01'));
});

test('an operation has its interactions and problems', () => {
  const create = model.operations.find(({ name }) => name === 'createLoan');
  assert.ok(create?.interactions.some(({ outcome }) => outcome === 'a lead'));
  assert.ok(create?.problems.some(({ code }) => code === 'feature-missing'));
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
  assert.equal(standing(sources.rules.map((rule) => ({ ...rule, rule: 'It does not hold.' }))), 'changed');
});
