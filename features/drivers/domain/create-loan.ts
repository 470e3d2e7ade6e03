import assert from 'node:assert/strict';
import { emptyAmounts } from '../../../web/create-loan/calculation.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { visibleFields } from '../../../web/create-loan/visible-fields.ts';
import { messagesOf, type ValidationOptions } from '../../../web/create-loan/validation.ts';
import type { AmountRow, CreateLoanActions } from '../areas/create-loan.ts';
import { amountText } from '../form/amount-text.ts';
import { completedForm } from '../form/completed-form.ts';
import { entered } from '../form/entries.ts';
import { amountFields, purposeOf, pathOfField } from '../form/fields.ts';

/** The create form as pure functions: one edit after the other, and what the validation says. */
export function createLoanActions(): Partial<CreateLoanActions> {
  let values: CreateLoanValues = completedForm({ isLead: false });
  let options: ValidationOptions = { isLead: false, showsOriginationType: false };
  const messageOf = (field: string): string | undefined => messagesOf(values, options)[pathOfField(field)];
  const enter = (field: string, entry: string) => {
    values = entered(values, field, entry);
  };
  return {
    startAmounts: async (isLead, purpose) => {
      options = { isLead, showsOriginationType: false };
      values = { ...completedForm({ isLead }), ...emptyAmounts(purposeOf(purpose)) };
    },
    startCompleted: async ({ isLead, showsOriginationType, withAmounts }) => {
      options = { isLead, showsOriginationType };
      values = { ...completedForm({ isLead }), ...(withAmounts ? {} : emptyAmounts()) };
    },
    enter: async (field, entry) => enter(field, entry),
    enterAll: async (entries) => {
      for (const [field, entry] of Object.entries(entries)) enter(field, entry);
    },
    turnOn: async (toggle) => enter(toggle, 'on'),

    amountsFollow: async (edits) => {
      for (const edit of edits) {
        enter(edit['Field'] ?? '', edit['Entry'] ?? '');
        assert.deepEqual(rowOf(edit, values), edit);
      }
    },
    amountsShow: async (amounts) => {
      const shown = Object.keys(amounts).map((field) => [field, amountText(values, field)]);
      assert.deepEqual(Object.fromEntries(shown), amounts);
    },
    isShown: async (field, shown) => {
      const visible = visibleFields(values.loanPurpose, options.isLead);
      assert.equal(visible[visibilityOf(field)], shown);
    },
    isOff: async (toggle) => {
      assert.equal(toggle, 'Pre-Approval');
      assert.equal(values.isPreApproval, false);
    },
    fieldSays: async (field, message) => assert.equal(messageOf(field), message),
    fieldIsRight: async (field) => assert.equal(messageOf(field), undefined),
    fieldIsWrong: async (field) => assert.notEqual(messageOf(field), undefined),
    canBeSent: async (possible) => {
      const messages = messagesOf(values, options);
      if (possible) assert.deepEqual(messages, {});
      else assert.notDeepEqual(messages, {});
    },
  };
}

function rowOf(edit: AmountRow, values: CreateLoanValues): AmountRow {
  const amounts = Object.entries(amountFields).map(([column, field]) => [column, amountText(values, field)]);
  return { Field: edit['Field'] ?? '', Entry: edit['Entry'] ?? '', ...Object.fromEntries(amounts) };
}

function visibilityOf(field: string) {
  const names = {
    'Sales price': 'salesPrice',
    'Down payment percent': 'downPayment',
    'Down payment amount': 'downPayment',
    'Pre-Approval': 'preApproval',
  } as const;
  return names[field as keyof typeof names];
}
