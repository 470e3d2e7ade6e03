import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import type { Journey } from './journeys.ts';
import type { PageState } from './page-state.ts';

/** The result of a journey with a fault. */
export interface Outcome {
  /** True if all steps of the journey were completed. */
  readonly arrived: boolean;
  /** True if a page, a dialog or a message about the fault was shown, even if the journey continued afterwards. */
  readonly hadMessage: boolean;
  readonly pageState: PageState;
  /** Labels of fields that lost their entries; empty if the form is no longer shown. */
  readonly lost: readonly string[];
  readonly loansCreated: number;
  readonly journal: readonly JournalEntry[];
  /** Messages of uncaught exceptions in the page. */
  readonly uncaught: readonly string[];
  /** True if the product opens in a new tab afterwards, without faults. */
  readonly opensAgain: boolean;
}

/** Returns a sentence for each invariant that a journey with a fault violated. */
export function brokenInvariants(journey: Journey, outcome: Outcome): string[] {
  const { pageState, journal } = outcome;
  const foreign = pageState.dialogs.filter((name) => !(journey.opens ?? []).includes(name));
  const logouts = journal.filter(({ operation }) => operation === 'logout').length;
  const findings: readonly (readonly [boolean, string])[] = [
    [pageState.words.length < 20, 'the page is blank'],
    [pageState.waiting > 0, 'a loading indicator does not end'],
    [foreign.length > 1, `${foreign.length} dialogs: ${foreign.join(' | ')}`],
    [isSilentStop(outcome, foreign), 'the journey stopped without a message'],
    [outcome.lost.length > 0, `lost entries: ${outcome.lost.join(', ')}`],
    [outcome.loansCreated > (journey.creates ?? 0), `${outcome.loansCreated} loans were created`],
    [
      outcome.arrived && outcome.loansCreated !== (journey.creates ?? 0),
      `the journey completed, but ${outcome.loansCreated} loans were created`,
    ],
    [logouts > 1, `${logouts} logouts`],
    [outcome.uncaught.length > 0, `uncaught exception: ${outcome.uncaught[0]}`],
    [!outcome.opensAgain, 'the product did not open again afterwards'],
  ];
  return findings.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

const isSilentStop = ({ arrived, hadMessage, pageState }: Outcome, dialogs: readonly string[]): boolean =>
  !arrived && !hadMessage && dialogs.length === 0 && pageState.messages.length === 0;
