import type { Model } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import type { RuleView } from './rules/rules.ts';

/** The rules and decisions in the format of sphinx-needs, one version; a decision links to the rules that show it. */
export function needsJson({ rules, questions }: Model): string {
  const needs = [
    ...rules.map((view) => ({
      id: view.rule.id,
      type: 'rule',
      title: view.rule.rule,
      status: view.verdict,
      tags: [view.area, view.rule.kind],
      sections: [view.section],
      external_url: addresses.rule(view.rule.id),
      tests: testsOf(view),
    })),
    ...questions.map(({ question, kind, state, sections }) => ({
      id: question.id,
      type: 'decision',
      title: question.question,
      description: question.decided,
      status: state,
      tags: [kind],
      sections: sections.map(({ id }) => id),
      external_url: addresses.question(question.id),
      links: question.evidence.split(', ').filter((id) => id !== ''),
    })),
  ];
  const byId = Object.fromEntries(needs.map((need) => [need.id, need]));
  return json({
    project: 'Threshold',
    current_version: '1',
    versions: { 1: { needs_amount: needs.length, needs: byId } },
  });
}

const testsOf = ({ scenarios, tests }: RuleView): string[] => [
  ...scenarios.map(({ feature, scenario }) => `${feature.file}: ${scenario.name}`),
  ...tests.map(({ source, name }) => `${source}: ${name}`),
];

/** The tests of the last run that claim rules, as JUnit: the rules are properties of a test. */
export function junitXml({ sources }: Model): string {
  const cases = sources.evidence.tests.map(
    ({ level, source, name, passed, rules, error = '' }) =>
      `<testcase classname="${attribute(`${level} ${source}`)}" name="${attribute(name)}"><properties>${rules
        .map((rule) => `<property name="rule" value="${rule}"/>`)
        .join('')}</properties>${passed ? '' : `<failure message="${attribute(error)}"/>`}</testcase>`,
  );
  const failures = sources.evidence.tests.filter(({ passed }) => !passed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="rules" tests="${cases.length}" failures="${failures}">
${cases.join('\n')}
</testsuite></testsuites>
`;
}

/** Control characters are not allowed in XML, however they are written. */
const attribute = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[&<>"\n\t]/g, (character) => `&#${character.codePointAt(0)};`);

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
