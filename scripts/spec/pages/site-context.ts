import type { Model } from '../model/model.ts';

/** What every page may use. */
export interface Site {
  readonly model: Model;
  /** What the verdicts are worth, on every page; null when the results are those of these sources. */
  readonly notice: string | null;
}

/** Says whether the verdicts may be believed. */
export function siteOf(model: Model): Site {
  return { model, notice: notices[model.sources.evidence.state] };
}

const notices = {
  none: 'Nothing has been run yet: no rule counts as passed. npm test runs everything.',
  earlier:
    'The results belong to an earlier state of the sources: every verdict here is of that run. npm test renews them.',
  present: null,
} as const;
