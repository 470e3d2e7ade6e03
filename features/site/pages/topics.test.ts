import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTexts } from '../../../contracts/api/error-texts.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { shippedFlags, shippedSettings } from '../../../contracts/api/settings.ts';
import { fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { html } from '../../../mock-server/platform/html/html.ts';
import { personas } from '../../../mock-server/los/seeds/personas.ts';
import { problemList } from '../model/messages.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { siteOf } from './layout.ts';
import { referencePage } from './reference.ts';
import { references } from './references.ts';
import { topicsByKind } from './topics.ts';
import type { TopicKind } from './topic-kinds.ts';

const site = siteOf(modelOf(readSources()));
const topics = topicsByKind(site);
const idsOf = (kind: TopicKind) => (topics.get(kind) ?? []).map(({ id }) => id);
const topicOf = (kind: TopicKind, id: string) =>
  topics.get(kind)?.find((topic) => topic.id === id) ?? assert.fail(`${kind} ${id}`);
const fact = (kind: TopicKind, id: string, name: string) => {
  const [, told] = topicOf(kind, id).facts.find(([own]) => own === name) ?? [];
  return html`${told}`.toString().replaceAll(/<[^>]+>/g, '');
};
const rulesOf = (kind: TopicKind, id: string) => topicOf(kind, id).rules.map(({ rule }) => rule.id);

test('each role, field, legacy page, setting and code of the tables is a topic', () => {
  assert.deepEqual(
    idsOf('role'),
    personas.map(({ id }) => id),
  );
  assert.deepEqual(idsOf('field'), fieldPaths);
  assert.deepEqual(idsOf('page'), Object.keys(legacyPages));
  const settings = new Set(idsOf('setting'));
  const shipped = [...Object.keys(shippedFlags), ...Object.keys(shippedSettings.idle), 'supportSiteUrl'];
  assert.deepEqual(
    shipped.filter((name) => !settings.has(name)),
    [],
  );
  for (const code of ['400', '404', '421', '504']) assert.ok(idsOf('error').includes(code), code);
});

test('each flag and idle time has its rules', () => {
  for (const name of [...Object.keys(shippedFlags), ...Object.keys(shippedSettings.idle), 'supportSiteUrl'])
    assert.notEqual(rulesOf('setting', name).length, 0, name);
});

test('a permission names the roles that have it and those that do not; the matrix has a column for each role', () => {
  const { title, lead, cells = [] } = topicOf('permission', 'hasOptimalBlueSearch');
  assert.equal(title, 'Who may use Optimal Blue Search');
  const roles = personas.map(({ role }) => role);
  const may = personas.filter(({ user }) => user.hasOptimalBlueSearch).map(({ role }) => role);
  assert.ok(may.length > 0);
  const others = roles.filter((role) => !may.includes(role));
  assert.equal(lead, `${may.join(', ')} may use Optimal Blue Search. ${others.join(', ')} may not.`);
  assert.deepEqual(
    cells,
    roles.map((role) => [role, may.includes(role) ? 'yes' : 'no']),
  );
  const matrix = references(topics, site).find(({ path }) => path === 'permissions.html') ?? assert.fail();
  const page = String(referencePage(matrix, site).body);
  for (const role of roles) assert.ok(page.includes(`<th scope="col">${role}</th>`), role);
});

test('ids of a kind are unique, because they are addresses', () => {
  for (const [kind, all] of topics) assert.equal(new Set(idsOf(kind)).size, all.length, kind);
});

test('a role says where it lands, what it sees, what it may do and what it is refused', () => {
  assert.match(fact('role', 'closing', 'Lands on'), /^Closing Queue \/lf\/closing-queue S-4.3-06/);
  assert.match(fact('role', 'closing', 'Sees'), /pipelines: Mortgage Pipeline, Closing Queue/);
  assert.match(fact('role', 'closing', 'Is refused'), /create loans \(createLoan\)/);
  assert.match(fact('role', 'closing', 'May'), /open the work-queue dashboard \(hasWorkQueueDashboard\)/);
  assert.equal(fact('role', 'closing', 'Work queue'), 'Closing Queue (Closing)');
  assert.match(fact('role', 'lending-staff', 'May'), /create loans \(createLoan\)/);
  assert.match(fact('role', 'administrator', 'Sees'), /no toolbar/);
  assert.ok(rulesOf('role', 'closing').includes('S-4.3-06'));
  assert.ok(!rulesOf('role', 'closing').includes('S-4.3-07'));
});

test('a field has the rules of its table, the co-borrower apart', () => {
  assert.ok(rulesOf('field', 'borrower.taxIdentifier').includes('L-5.1-12'));
  assert.ok(rulesOf('field', 'coBorrower.taxIdentifier').includes('L-5.1-10'));
  assert.ok(!rulesOf('field', 'borrower.taxIdentifier').includes('L-5.1-10'));
});

test('a code says what the error page says and which problems have it', () => {
  assert.equal(fact('error', '404', 'Title'), 'Page Not Found');
  assert.match(fact('error', '404', 'Problems of the server'), /account-not-found No such account/);
  // Whichever problem has a status without a text of its own: a code gets one by an entry in errorTexts.
  const { code, status } =
    problemList.find((one) => one.status !== 404 && !Object.hasOwn(errorTexts, String(one.status))) ??
    assert.fail('every status has a text');
  const { lead } = topicOf('error', String(status));
  assert.match(lead, /^The error page has no text of its own for this code/);
  assert.ok(lead.includes(code), lead);
});

test('a setting has both its values, its rules and what is undecided about it', () => {
  assert.equal(fact('setting', 'idleSeconds', 'Built into the product'), '600');
  assert.equal(fact('setting', 'idleSeconds', 'As the mock server ships it'), '3599');
  assert.ok(rulesOf('setting', 'idleSeconds').includes('L-9-02'));
  assert.ok(topicOf('setting', 'idleSeconds').decisions.some(({ decision }) => decision.id === 'C-01'));
});

const creating = references(topics, site).find(({ path }) => path === 'create.html') ?? assert.fail();
const createPage = String(referencePage(creating, site).body);
const told = (of: string) => {
  const [, text = ''] = createPage.split(`<dt>${of}</dt>`);
  return text
    .split('</dd>')[0]
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

test('the page begins with what a loan and a lead require, the co-borrower included', () => {
  const withCoBorrower =
    'Once a co-borrower is added, also co-borrower first name , co-borrower last name , co-borrower tax identifier .';
  assert.equal(
    told('A loan requires'),
    ` institution , originator , product , borrower first name , borrower last name , borrower tax identifier ; origination type while the user sees it. ${withCoBorrower}`,
  );
  assert.equal(
    told('A lead requires'),
    ` institution , originator , product , borrower first name , borrower last name ; origination type while the user sees it. ${withCoBorrower}`,
  );
});

test('what has no message of the documents is refused in words, not only marked', () => {
  assert.match(told('All else') ?? '', /says in words what is wrong: .* L-5\.2-23 /);
  assert.doesNotMatch(createPage, /only marked/);
});
