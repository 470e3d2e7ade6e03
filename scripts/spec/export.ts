import { junitXml } from '../reporters/junit.ts';
import { reportedSuiteOf } from '../reporters/report-files.ts';
import type { Model } from './model/model.ts';

/** Returns the tests of the last run that claim rules, as JUnit XML, by level. Rule ids are in the output of the tests. */
export function junitOf({ sources }: Model): string {
  const byLevel = Map.groupBy(sources.evidence.tests, ({ level }) => level);
  return junitXml([...byLevel].map(([level, tests]) => reportedSuiteOf({ suite: level, seconds: 0, tests })));
}
