import type { JournalEntry } from '../../contracts/operations/mock-schemas.ts';
import type { Journey } from './journeys.ts';
import type { Look } from './look.ts';

/** How a journey went in which something failed. */
export interface Outcome {
  /** It got where it wanted, as if nothing had happened. */
  readonly arrived: boolean;
  /** A page, a dialog or a message stood in its way. It may be gone since, and the journey have gone on by itself. */
  readonly wasTold: boolean;
  readonly look: Look;
  /** What no longer stands in its field, by label; empty when the form is no longer on the screen. */
  readonly lost: readonly string[];
  readonly loansMade: number;
  readonly journal: readonly JournalEntry[];
  /** Exceptions that nobody caught. */
  readonly uncaught: readonly string[];
  /** Whether the product opens again afterwards, when nothing fails any more. */
  readonly opensAgain: boolean;
}

/** What must hold whatever fails: a sentence for each thing that does not. */
export function brokenInvariants(journey: Journey, outcome: Outcome): string[] {
  const { look, journal } = outcome;
  const foreign = look.dialogs.filter((name) => !(journey.opens ?? []).includes(name));
  const logouts = journal.filter(({ operation }) => operation === 'logout').length;
  const findings: readonly (readonly [boolean, string])[] = [
    [look.words.length < 20, 'the page is blank'],
    [look.waiting > 0, 'something waits without end'],
    [foreign.length > 1, `${foreign.length} dialogs: ${foreign.join(' | ')}`],
    [isSilentStop(outcome, foreign), 'it stopped without a word'],
    [outcome.lost.length > 0, `entered and lost: ${outcome.lost.join(', ')}`],
    [outcome.loansMade > (journey.creates ?? 0), `${outcome.loansMade} loans made`],
    [
      outcome.arrived && outcome.loansMade !== (journey.creates ?? 0),
      `it said that all went well with ${outcome.loansMade} loans made`,
    ],
    [logouts > 1, `${logouts} logouts`],
    [outcome.uncaught.length > 0, `uncaught: ${outcome.uncaught[0]}`],
    [!outcome.opensAgain, 'the product did not open again afterwards'],
  ];
  return findings.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

const isSilentStop = ({ arrived, wasTold, look }: Outcome, dialogs: readonly string[]): boolean =>
  !arrived && !wasTold && dialogs.length === 0 && look.told.length === 0;
