import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { CreateLoanRequest } from '../../contracts/operations/create-loan.ts';
import { toCreateLoanRequest } from '../../web/pages/create-loan/request.ts';
import { createLoanSchema, messagesOf } from '../../web/pages/create-loan/validation.ts';
import { heardTextOf, shownLines, textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';
import { isMasked, pathOfField } from '../support/vocabulary/form-fields.ts';
import { form } from './create-form.steps.ts';

/** Returns the messages of the validation by path of the field. */
function messages(): ReturnType<typeof messagesOf> {
  const { isLead, showsOriginationType, values, lists } = form();
  return messagesOf(values, createLoanSchema({ isLead, showsOriginationType, ...lists }));
}

/** Returns what describes a field or button: its message, a note, its unit or a reason. */
function descriptions(name: string): Element[] {
  const ids = world.user.control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => world.user.document.getElementById(id) ?? []);
}

function isDescribed(name: string, text: string): void {
  const shown = descriptions(name).map(textOf).filter(Boolean).join(' ');
  world.user.expect(shown === text, `"${name}" to be described as "${text}", not "${shown}"`);
}

Then('{string} says {string}', (field: string, message: string) => {
  if (world.level === 'domain') return assert.equal(messages()[pathOfField(field)], message);
  const isInvalid = world.user.field(field).getAttribute('aria-invalid') === 'true';
  world.user.expect(isInvalid, `"${field}" to be invalid`);
  isDescribed(field, message);
});

Then('only {string} is wrong, and says {string}', (field: string, message: string) =>
  assert.deepEqual(messages(), { [pathOfField(field)]: message }),
);

Then('{string} is accepted', (field: string) => assert.equal(messages()[pathOfField(field)], undefined));

/** Passes if the form is valid and the create request has the value of the field. A blank field sends nothing. */
Then(/^the form sends (nothing|".*"|\d+ characters) as "(.*)"$/, (sent: string, field: string) => {
  const { values, isLead } = form();
  assert.deepEqual(messages(), {});
  const value = sentValue(toCreateLoanRequest(values, { isLead }), field);
  if (sent === 'nothing') assert.equal(value, null);
  else if (sent.startsWith('"')) assert.equal(`"${String(value)}"`, sent);
  else assert.equal(`${String(value).length} characters`, sent);
});

/** Returns the value of a field in the create request. */
function sentValue(request: CreateLoanRequest, field: string): unknown {
  const path = pathOfField(field).replace(/^(?:borrower|coBorrower)(?=\.)/, '$&Details');
  return path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), request);
}

Then('the form can be sent', () => assert.deepEqual(messages(), {}));

Then('{string} is described as {string}', isDescribed);

Then('a screen reader describes {string} as {string}', (name: string, text: string) => {
  const heard = descriptions(name).map(heardTextOf);
  world.user.expect(
    heard.includes(text),
    `screen readers to describe "${name}" as "${text}", not "${heard.join(', ')}"`,
  );
});

Then(/^a screen reader hears (?:nothing|only "(.*)") about "(.*)"$/, (text: string | null, name: string) => {
  const announced = world.user.announcements.filter((one) => one.includes(name));
  world.user.equal(announced, text ? [text] : [], `the announcements about "${name}"`);
});

/** Counts the characters of an amount without its separators, and only the digits of a field with a mask. */
Then('{string} holds {int} characters', (name: string, count: number) => {
  const { value } = world.user.field(name);
  const { length } = isMasked(name) ? value.replaceAll(/\D/g, '') : value.replaceAll(',', '');
  world.user.expect(length === count, `${count} characters in "${name}", not ${length}`);
});

Then('{string} is valid', (name: string) => {
  const { user } = world;
  user.expect(user.field(name).getAttribute('aria-invalid') === 'false', `"${name}" to be valid`);
});

Then(/^"(.*)" is (not )?marked as required$/, (name: string, not: string | null) => {
  const { user } = world;
  const field = user.field(name);
  const head = user.document.querySelector(`label[for="${field.id}"]`)?.parentElement;
  const hasMark = head && textOf(head).includes('*');
  user.expect(
    field.getAttribute('aria-required') === String(!not) && hasMark === !not,
    `"${name}" ${not ?? ''}to be marked as required`,
  );
});

Then('the missing fields are {string}', (names: string) => {
  const texts = [...world.user.document.querySelectorAll('form p span')];
  const intro = texts.find((span) => textOf(span) === 'Required' && span.nextElementSibling?.matches('a'));
  const links = [...(intro?.parentElement?.querySelectorAll('a') ?? [])].map(textOf);
  world.user.equal(links, names.split(', '), 'the missing fields');
});

Then('the form does not say {string}', (text: string) => {
  const shown = shownLines(world.user.document.body).some((line) => line.includes(text));
  world.user.expect(!shown, `no text "${text}"`);
});
