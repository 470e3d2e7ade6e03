import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import type { User } from '../../../../contracts/operations/session.ts';
import { loanUpdateOf, type OpenLoan } from '../../menus/loan-facts.ts';
import { mostNotes, type Note } from '../../../store/repositories/notes.ts';
import { entryAttributesOf, field, formToken, textOf } from '../page/forms.ts';
import { moment } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { PageContext, PageView } from '../page/page.ts';
import { actions, chip, closeWindowButton, nothing } from '../page/parts.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** The page of the notes on a loan, newest first. Originators see shared notes only (S-6-14). */
export const viewNotes = forLoan(async ({ store, user }, loan) => {
  if (!user.showLoanNotes) return notAllowed('loan notes');
  const { generalAccountId: id } = loan.account;
  const notes = await store.notes.list(id, user.isOriginator ? 'shared' : 'all');
  return {
    content: html`<h2>${titleOf(loan)}</h2>
${notes.length === 0 ? nothing('No notes yet.') : notes.map(article)}
${actions(
  mayAdd(user) && html`<a class="button" href="${legacyAddress('AddNote', { accountId: id })}">Add Note</a>`,
  closeWindowButton,
)}`,
  };
});

export const addNote = forLoan((context, loan) =>
  mayAdd(context.user) ? noteForm(context, loan, '', null) : notAllowed('adding notes'),
);

/** Stores a note, sends the event `loanUpdate`, and redirects to the notes. */
export const keepNote = forLoan(async (context, loan) => {
  const { store, events, world, user, form } = context;
  if (!mayAdd(user)) return notAllowed('adding notes');
  const text = textOf(form, 'text');
  if (text === '') return noteForm(context, loan, '', 'Enter a note.');
  if (text.length > longestNote) {
    return noteForm(context, loan, text, `Notes are limited to ${longestNote} characters.`);
  }
  const { generalAccountId } = loan.account;
  const added = await store.notes.add({
    generalAccountId,
    author: `${user.firstName} ${user.lastName}`,
    text,
    // Originators can read shared notes only, also among their own.
    isShared: user.isOriginator || textOf(form, 'isShared') === 'yes',
    now: world.now(),
  });
  if (added === null) return noteForm(context, loan, text, `A loan can have at most ${mostNotes} notes.`);
  await events.publish(world.id, 'loanUpdate', await loanUpdateOf(store, generalAccountId));
  return { location: legacyAddress('ViewNotes', { accountId: generalAccountId }) };
});

const longestNote = 2_000;

const mayAdd = ({ showLoanNotes, userCanAddNotes }: User): boolean => showLoanNotes && userCanAddNotes;

const article = ({ author, text, isShared, createdAt }: Note): Html => html`<article>
<h3>${author} ${chip(isShared ? 'Shared' : 'Internal')}</h3>
<p class="date">${moment(new Date(createdAt))}</p>
<p class="text">${text}</p>
</article>
`;

function noteForm(context: PageContext, loan: OpenLoan, text: string, problem: string | null): PageView {
  const { generalAccountId: accountId } = loan.account;
  return {
    status: problem === null ? 200 : 400,
    content: html`<h2>${titleOf(loan)}</h2>
<form class="stacked" method="post" action="${legacyAddress('AddNote', { accountId })}">
${formToken(context)}
${field(
  'Note',
  html`<textarea name="text" rows="10" maxlength="${longestNote}"${entryAttributesOf('prose')} required>${text}</textarea>`,
  problem ?? undefined,
)}
${
  context.user.isOriginator
    ? html`<p>Your notes are shared with everyone who works on the loan.</p>`
    : html`<p><label><input type="checkbox" name="isShared" value="yes"> Share with originators</label></p>`
}
${actions(
  html`<button class="button">Save note</button>`,
  html`<a class="button" href="${legacyAddress('ViewNotes', { accountId })}">Cancel</a>`,
)}
</form>`,
  };
}
