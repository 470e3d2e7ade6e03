import type { CreateFormActions } from './create-form.ts';
import type { CreateScreenActions } from './create-screen.ts';
import type { CreationAnswerActions } from './creation-answers.ts';
import type { TypingActions } from './typing.ts';

/** A row of the table of an edit and the amounts after it, by column title. */
export type AmountRow = Readonly<Record<string, string>>;

export interface CompletedForm {
  readonly isLead: boolean;
  readonly showsOriginationType: boolean;
  readonly withAmounts: boolean;
}

/** The create screen. Fields and buttons go by the words on the screen, amounts are written as the screen writes them. */
export interface CreateLoanActions
  extends CreateFormActions,
    CreateScreenActions,
    CreationAnswerActions,
    TypingActions {
  startAmounts(isLead: boolean, purpose: string): Promise<void>;
  startCompleted(form: CompletedForm): Promise<void>;
  open(kind: string): Promise<void>;
  enter(field: string, entry: string): Promise<void>;
  enterAll(entries: Readonly<Record<string, string>>): Promise<void>;
  turnOn(toggle: string): Promise<void>;
  /** Picks an option of a list that narrows as one types. */
  choose(field: string, option: string): Promise<void>;
  /** @param name of the borrower; without one, that of a usual borrower */
  fillInRequired(name?: string): Promise<void>;
  pressEnterIn(field: string): Promise<void>;
  createTwiceAtOnce(name: string): Promise<void>;
  createElsewhere(name: string): Promise<void>;

  amountsFollow(edits: readonly AmountRow[]): Promise<void>;
  amountsShow(amounts: Readonly<Record<string, string>>): Promise<void>;
  isShown(field: string, shown: boolean): Promise<void>;
  isOff(toggle: string): Promise<void>;
  fieldSays(field: string, message: string): Promise<void>;
  fieldIsRight(field: string): Promise<void>;
  fieldIsWrong(field: string): Promise<void>;
  canBeSent(possible: boolean): Promise<void>;
  canBeUsed(field: string, usable: boolean): Promise<void>;
  isChosenAndLocked(field: string): Promise<void>;
  showsChoice(field: string, option: string): Promise<void>;
  panelIsOpen(panel: string): Promise<void>;
  footerOffers(buttons: readonly string[]): Promise<void>;
  spins(isSpinning: boolean): Promise<void>;
  nothingWasSent(): Promise<void>;
  requestSays(facts: Readonly<Record<string, string>>): Promise<void>;
  hasChoices(institutions: number | 'several', originators?: number): Promise<void>;
}
