import type { Model } from '../model/model.ts';

/** The data that all pages share. */
export interface Site {
  readonly model: Model;
  /**
   * Notice on every page if there are no test results, or only results of earlier sources; null for results of the
   * present sources.
   */
  readonly notice: string | null;
}

/** Returns the data that all pages share. */
export function siteOf(model: Model): Site {
  return { model, notice: notices[model.sources.evidence.state] };
}

const notices = {
  none: 'Nothing has been run yet: no rule counts as passed. npm test runs everything.',
  earlier:
    'The results belong to an earlier state of the sources: every verdict here is of that run. npm test renews them.',
  present: null,
} as const;
