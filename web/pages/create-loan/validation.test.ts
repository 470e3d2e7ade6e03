import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personFields } from '../../../contracts/fields/person.ts';
import { ruleOfKind } from './validation.ts';

const { maximum } = personFields.firstName;
const tooLong = `Enter no more than ${maximum} characters.`;
const undisplayed = "Contains characters that can't be displayed. Type it again.";

/** The message of a first name; null if it is accepted. A limit counts characters as a reader does. */
const messages = [
  ['A-30', 'x'.repeat(maximum), null],
  ['A-30', 'x'.repeat(maximum + 1), tooLong],
  ['A-30', '\u{1F600}'.repeat(maximum), null],
  ['A-30', '\u{1F600}'.repeat(maximum + 1), tooLong],
  ['A-30', ` ${'x'.repeat(maximum)} `, null],
  ['A-30', 'x'.repeat(2 * maximum + 1), tooLong],
  ['A-192', 'Ada\u0007', undisplayed],
  ['A-192', 'A\tda', undisplayed],
] as const;

test('[A-30 A-192] a name is too long by what a reader counts, and has no control characters', () => {
  for (const [decision, name, message] of messages) {
    let found: string | null = null;
    try {
      ruleOfKind(personFields.firstName).validateSync(name);
    } catch (error) {
      found = (error as Error).message;
    }
    assert.equal(found, message, `${decision}: ${JSON.stringify(name)}`);
  }
});
