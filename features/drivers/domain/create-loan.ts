import assert from 'node:assert/strict';
import { emptyAmounts } from '../../../web/create-loan/calculation.ts';
import { isShown } from '../../../web/create-loan/fields.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import type { AmountRow, CreateLoanActions } from '../areas/create-loan.ts';
import { amountText } from '../form/amount-text.ts';
import { completedForm } from '../form/completed-form.ts';
import { amountFields, pathOfField, purposeOf } from '../form/fields.ts';
import { createFormActions } from './create-form.ts';
import { FormAtHand } from './form-at-hand.ts';

/** The create form as pure functions: one edit after the other, and what the validation says. */
export function createLoanActions(): Partial<CreateLoanActions> {
  const form = new FormAtHand();
  return {
    ...createFormActions(form),
    startAmounts: async (isLead, purpose) => {
      form.kind = { isLead, showsOriginationType: false };
      form.values = { ...completedForm({ isLead }), ...emptyAmounts(purposeOf(purpose)) };
    },
    startCompleted: async ({ isLead, showsOriginationType, withAmounts }) => {
      form.kind = { isLead, showsOriginationType };
      form.values = { ...completedForm({ isLead }), ...(withAmounts ? {} : emptyAmounts()) };
    },
    enter: async (field, entry) => form.enter(field, entry),
    type: async (field, text) => form.enter(field, text),
    leaveField: async () => form.leave(),
    enterAll: async (entries) => {
      for (const [field, entry] of Object.entries(entries)) form.enter(field, entry);
    },
    turnOn: async (toggle) => form.enter(toggle, 'on'),

    amountsFollow: async (edits) => {
      for (const edit of edits) {
        form.enter(edit['Field'] ?? '', edit['Entry'] ?? '');
        assert.deepEqual(rowOf(edit, form.values), edit);
      }
    },
    amountsShow: async (amounts) => {
      const shown = Object.keys(amounts).map((field) => [field, amountText(form.values, field)]);
      assert.deepEqual(Object.fromEntries(shown), amounts);
    },
    isShown: async (field, shown) => {
      const { isLead } = form.kind;
      const screen = { isLead, loanPurpose: form.values.loanPurpose };
      assert.equal(isShown(pathOfField(field), screen), shown);
    },
    isOff: async (toggle) => assert.equal(Reflect.get(form.values, pathOfField(toggle)), false),
    fieldSays: async (field, message) => assert.equal(form.messageOf(field), message),
    fieldIsRight: async (field) => assert.equal(form.messageOf(field), undefined),
    fieldIsWrong: async (field) => assert.notEqual(form.messageOf(field), undefined),
    canBeSent: async (possible) => {
      if (possible) assert.deepEqual(form.messages(), {});
      else assert.notDeepEqual(form.messages(), {});
    },
  };
}

function rowOf(edit: AmountRow, values: CreateLoanValues): AmountRow {
  const amounts = Object.entries(amountFields).map(([column, field]) => [column, amountText(values, field)]);
  return { Field: edit['Field'] ?? '', Entry: edit['Entry'] ?? '', ...Object.fromEntries(amounts) };
}
