import assert from 'node:assert/strict';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { createLoanApi, type Creation } from '../../../web/create-loan/api.ts';
import { type SubmitResult, formSubmit, type Sent } from '../../../web/create-loan/submit.ts';
import {
  alreadyCreatedText,
  alreadyCreatedTitle,
  failureTitle,
  generalMessage,
} from '../../../web/create-loan/submit-messages.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { serverErrorDismissed } from '../../../web/errors/server-error-slice.ts';
import { serverErrorTitle } from '../../../web/errors/support-text.ts';
import { addFault } from '../../support/faults.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { creationFault } from '../creation-faults.ts';
import { entered } from '../form/entries.ts';
import type { HttpContext } from './context.ts';
import { filledIn } from './filled-in.ts';
import type { OpenLoanHere } from './loan.ts';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** The form as its screen sends it: one set of attempts, and what each came to. */
export function creationAnswerActions(context: HttpContext, loan: OpenLoanHere): Partial<CreateLoanActions> {
  let isLead = false;
  let form: CreateLoanValues | undefined;
  let press = formSubmit(false);
  let last: SubmitResult | null = null;
  let leadsNowhere = false;

  const values = () => form ?? assert.fail('No form was filled in');
  const send = async (creation: Creation): Promise<Sent> => {
    const sent: Sent = await context.store.dispatch(createLoanApi.endpoints.createLoan.initiate(creation));
    if (!leadsNowhere) return sent;
    leadsNowhere = false;
    return { data: { ...Object(sent.data), newApplyId: null } };
  };
  const open = (applicationIdentifier: string) => loan.open({ from: 'application', applicationIdentifier });
  const sendForm = async () => {
    last = await press(send, values());
    if (last?.kind === 'created') await open(last.newApplyId);
  };
  /** Every dialog that the screen would be showing. */
  const told = (): Told[] => {
    const { shown } = context.store.getState().serverError;
    return [
      ...(shown ? [{ title: serverErrorTitle, text: shown.errorMessage ?? '' }] : []),
      ...toldBy(last, isLead),
    ];
  };

  return {
    fillIn: async (kind, name) => {
      isLead = kind === 'lead';
      press = formSubmit(isLead);
      const entries = { 'Interest rate': '6.5', ...(isLead ? {} : { 'Tax identifier': '123-45-6789' }) };
      form = await filledIn(context, isLead, name, entries);
    },
    enter: async (field, entry) => {
      form = entered(values(), field, entry);
    },
    answerNextWith: async (answer) => {
      if (answer === 'nowhere to go on to') leadsNowhere = true;
      else await addFault(context.client.fetch, context.server.origin, creationFault(answer));
    },
    sendForm,
    sendFormTwice: async () => {
      await Promise.all([sendForm(), press(send, values())]);
    },
    openCreated: () =>
      last?.kind === 'already-created' ? open(last.newApplyId) : assert.fail('Nothing exists'),
    closeTold: async () => {
      last = null;
      context.store.dispatch(serverErrorDismissed());
    },

    isToldOnce: async (title, text) => assert.deepEqual(told(), [{ title, text }]),
    isToldNothing: async () => assert.deepEqual(told(), []),
    wasAskedForOneCreation: async () => {
      const { method, path } = createLoanOperations.createLoan;
      const creations = context.client.calls.filter((call) => call.method === method && call.path === path);
      assert.equal(creations.length, 1);
    },
  };
}

function toldBy(attempt: SubmitResult | null, isLead: boolean): Told[] {
  switch (attempt?.kind) {
    case 'refused':
      return [{ title: failureTitle(isLead), text: attempt.reason ?? generalMessage(isLead) }];
    case 'already-created':
      return [{ title: alreadyCreatedTitle(isLead), text: alreadyCreatedText(isLead) }];
    default:
      return [];
  }
}
