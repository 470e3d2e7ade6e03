import { junitXml } from '../reporters/junit.ts';
import { reportedSuiteOf } from '../reporters/report-files.ts';
import type { Model } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import type { RuleView } from './rules/rules.ts';

/**
 * Returns the rules and decisions as the file needs.json of sphinx-needs. The file has only the version 1. A decision
 * links to the rules that show it.
 */
export function needsJson({ rules, decisions }: Model): string {
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
    ...decisions.map(({ decision, kind, state, sections }) => ({
      id: decision.id,
      type: 'decision',
      title: decision.question,
      description: decision.decided,
      status: state,
      tags: [kind],
      sections: sections.map(({ id }) => id),
      external_url: addresses.decision(decision.id),
      links: decision.evidence.split(', ').filter((id) => id !== ''),
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

/** Returns the tests of the last run that claim rules, as JUnit XML, by level. Rule ids are properties of the tests. */
export function junitOf({ sources }: Model): string {
  const byLevel = Map.groupBy(sources.evidence.tests, ({ level }) => level);
  return junitXml([...byLevel].map(([level, tests]) => reportedSuiteOf({ suite: level, seconds: 0, tests })));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
