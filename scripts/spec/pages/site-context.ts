import type { Model } from '../model/model.ts';

/** The data that all pages share. */
export interface Site {
  readonly model: Model;
  /**
   * Notice on every page about the run that the verdicts are from; null if they are of the present sources and of this
   * machine.
   */
  readonly notice: string | null;
}

/** Returns the data that all pages share. */
export function siteOf(model: Model): Site {
  const { state, committed } = model.sources.evidence;
  return { model, notice: committed === null ? notices[state] : committedNotice(model) };
}

const notices = {
  none: 'Nothing has been run yet: no rule counts as passed. npm test runs everything.',
  earlier:
    'The results belong to an earlier state of the sources: every verdict here is of that run. npm test renews them.',
  present: null,
  committed: null,
} as const;

function committedNotice({ sources, rules }: Model): string | null {
  const { committed } = sources.evidence;
  if (committed === null) return null;
  const { run, isOfThisState, hasNewer } = committed;
  const verdicts = `The verdicts are of the complete run of ${dayOf(run.date)} at commit ${run.commit}`;
  const newer = hasNewer ? ', and of newer runs on this machine' : '';
  if (isOfThisState) return `${verdicts}${newer}. The sources are those of that run.`;
  const changed = rules.filter(({ verdict }) => verdict === 'changed').length;
  const what = changed === 0 ? 'but no rule and no test of one' : `and with them ${rulesOrTests(changed)}`;
  return `${verdicts}${newer}. The sources have changed since, ${what}. npm test renews the verdicts.`;
}

const rulesOrTests = (number: number): string =>
  number === 1 ? '1 rule or a test of it' : `${number} rules or tests of them`;

/** Returns the day of a time in words, such as 24 November 2026. */
export const dayOf = (date: string): string => days.format(new Date(date));

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
