import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Element, Window } from 'happy-dom';
import { junitXml } from './junit.ts';
import type { SuiteResults } from './results.ts';

/** What a CI server allows in an element: child elements, and attributes with the form of their value. */
interface Allowed {
  readonly children: readonly string[];
  readonly attributes: Readonly<Record<string, RegExp>>;
  readonly required?: readonly string[];
}
type Schema = Readonly<Record<string, Allowed>>;

const anyText = /^/;
const seconds = /^\d*(\.\d*)?$/;
const counts = { tests: anyText, failures: anyText, errors: anyText };
const message = { children: [], attributes: { type: anyText, message: anyText } };
const output = { children: [], attributes: {} };

/** The format that the xUnit plugin of Jenkins validates reports with (junit-10.xsd), for the elements of one run. */
const jenkins: Schema = {
  testsuites: { children: ['testsuite'], attributes: { name: anyText, time: seconds, ...counts } },
  testsuite: {
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
    attributes: {
      name: anyText,
      ...counts,
      group: anyText,
      time: seconds,
      skipped: anyText,
      timestamp: anyText,
      hostname: anyText,
      id: anyText,
      package: anyText,
      file: anyText,
      log: anyText,
      url: anyText,
    },
    required: ['name', 'tests', 'failures', 'errors'],
  },
  testcase: {
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    attributes: { name: anyText, time: anyText, classname: anyText, group: anyText },
    required: ['name'],
  },
  failure: message,
  error: message,
  skipped: message,
  'system-out': output,
  'system-err': output,
};

/** What GitLab reads of a report. It ignores everything else, and a test without a class or name. */
const gitlab: Schema = {
  testsuites: { children: ['testsuite'], attributes: {} },
  testsuite: { children: ['testcase'], attributes: { name: anyText } },
  testcase: {
    children: ['failure', 'error', 'skipped', 'system-out', 'system-err'],
    attributes: { classname: /./, name: /./, time: /^\d+(\.\d+)?$/ },
    required: ['classname', 'name', 'time'],
  },
};

/** Returns what a schema does not allow in an element and the elements in it. */
function findingsIn(schema: Schema, element: Element): string[] {
  const name = element.tagName;
  const allowed = schema[name];
  if (!allowed) return [];
  const { children, attributes, required = [] } = allowed;
  const inside = [...element.children];
  return [
    ...required.filter((one) => !element.hasAttribute(one)).map((one) => `${name} without ${one}`),
    ...[...element.attributes]
      .filter((one) => !attributes[one.name]?.test(one.value ?? ''))
      .map((one) => `${name} ${one.name}="${one.value}"`),
    ...inside
      .filter(({ tagName }) => !children.includes(tagName))
      .map(({ tagName }) => `${tagName} in ${name}`),
    ...inside.flatMap((child) => findingsIn(schema, child)),
  ];
}

/** Leaves out the attributes that GitLab ignores. */
function asGitLabReads(element: Element): Element {
  for (const { name } of Array.from(element.attributes)) {
    if (!Object.hasOwn(gitlab[element.tagName]?.attributes ?? {}, name)) element.removeAttribute(name);
  }
  for (const child of element.children) asGitLabReads(child);
  return element;
}

const parsed = (xml: string): Element =>
  new new Window().DOMParser().parseFromString(xml, 'text/xml').documentElement;

const suite: SuiteResults = {
  suite: 'features',
  seconds: 12.5,
  startedAt: '2026-03-10T07:30:00.000Z',
  tests: [
    {
      source: 'a.feature',
      name: 'one',
      passed: true,
      rules: [['S', '1', '01'].join('-')],
      seconds: 0.25,
    },
    {
      source: 'a.feature',
      name: 'two',
      passed: false,
      rules: [],
      seconds: 1,
      error: 'Error: no\nat <x>',
    },
    {
      source: 'b.feature',
      name: 'three',
      passed: false,
      rules: [],
      seconds: 0,
      skipped: 'not offered',
    },
  ],
};
const report = junitXml([suite]);

test('the report has only elements and attributes that Jenkins allows', () => {
  assert.deepEqual(findingsIn(jenkins, parsed(report)), []);
});

test('GitLab finds class, name and time of each test, and why a test failed or was skipped', () => {
  assert.deepEqual(findingsIn(gitlab, asGitLabReads(parsed(report))), []);
});

test('the report of a run has times, the start and the files', () => {
  const [first, second, ...others] = parsed(report).children;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [first, second].map((one) =>
      ['file', 'time', 'timestamp', 'tests'].map((name) => one?.getAttribute(name)),
    ),
    [
      ['a.feature', '1.250', '2026-03-10T07:30:00.000Z', '2'],
      ['b.feature', '0.000', '2026-03-10T07:30:00.000Z', '1'],
    ],
  );
});

test('the tables refuse what the servers refuse', () => {
  const wrong = report
    .replace('<system-out>', '<properties/><system-out>')
    .replace(' errors="0"', ' errors="0" skipped="1"');
  assert.deepEqual(findingsIn(jenkins, parsed(wrong)), ['testsuites skipped="1"', 'properties in testcase']);
});
