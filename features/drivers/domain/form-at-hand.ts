import type { FieldPath } from '../../../contracts/fields/create-screen.ts';
import { type Known, withLeft } from '../../../web/create-loan/form/edits.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { messagesOf, type ValidationOptions } from '../../../web/create-loan/validation.ts';
import { completedForm } from '../form/completed-form.ts';
import { entered, nothingKnown } from '../form/entries.ts';
import { pathOfField } from '../form/fields.ts';

/** The form of one scenario: what stands in it, and what the server's lists say. */
export class FormAtHand {
  values: CreateLoanValues = completedForm({ isLead: false });
  kind: Pick<ValidationOptions, 'isLead' | 'showsOriginationType'> = {
    isLead: false,
    showsOriginationType: false,
  };
  known: Known = nothingKnown;
  #entered = '';

  knows(lists: Partial<Known>): void {
    this.known = { ...this.known, ...lists };
  }

  enter(field: string, entry: string): void {
    this.values = entered(this.values, field, entry, this.known);
    this.#entered = field;
  }

  /** The user goes on to another field. */
  leave(): void {
    this.values = withLeft(this.values, pathOfField(this.#entered) as FieldPath, this.known);
  }

  messages(): Readonly<Record<string, string>> {
    const { zips, licensedStates } = this.known;
    const counties = zips.countiesOf(this.values.propertyAddress.state);
    return messagesOf(this.values, { ...this.kind, licensedStates, counties });
  }

  messageOf(field: string): string | undefined {
    return this.messages()[pathOfField(field)];
  }
}
