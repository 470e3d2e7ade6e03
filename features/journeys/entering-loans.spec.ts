import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { expectFocus, reach } from './focus.ts';
import { field } from './form.ts';
import { arriveAt, frameIsThere, test } from './journey.ts';
import { cut, openProfileMenu, press, type, wide } from './keyboard.ts';
import { resize } from './window-size.ts';

// The tasks of a user who enters many loans by keyboard: no test here clicks.

/** Asserts that a dialog with this title has the focus on the button `answer`, and presses it by keyboard. */
async function stay(page: Page, question: string, answer: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  await expectFocus(page, new RegExp(`^${answer}$`));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: question })).toBeHidden();
}

test('Cancel, Logout and a profile switch in another tab ask before entries are lost', async ({
  visitor: page,
  context,
  origin,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('several-profiles', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await reach(page, /^First name/);
  await type(page, 'Ada');
  await reach(page, 'Cancel');
  await press(page, 'Enter');
  await stay(page, 'Leave without creating the loan?', 'Keep editing');
  await openProfileMenu(page, 'Severin Castellane');
  await reach(page, 'Logout', 'ArrowDown');
  await press(page, 'Enter');
  await stay(page, 'Log out and discard changes?', 'Stay signed in');

  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto(origin + paths.legacyPage('WhatsNew'));
  await arriveAt(second, "What's New");
  await frameIsThere(second, "What's New");
  await openProfileMenu(second, 'Severin Castellane');
  await reach(second, 'Switch Profile', 'ArrowDown');
  await press(second, 'Enter');
  await reach(second, 'Wholesale West', 'ArrowDown');
  await reach(second, 'Closing Department', 'ArrowDown');
  await press(second, 'Enter');
  await stay(second, 'Switch profiles and discard changes?', 'Keep this profile');
  await page.bringToFront();
  await expect(field(page, 'First name')).toHaveValue('Ada');
});

test('entering a loan: zip codes, typing errors, pastes and undo', async ({ visitor: page, enterAs }) => {
  const [zip, state, city] = ['Zip code', 'State', 'City'].map((label) => field(page, label).first());
  if (!zip || !state || !city) throw new Error('The address of the borrower has no fields.');
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await test.step('a whole zip code with one place fills the place in', async () => {
    await reach(page, /^Zip code/);
    await type(page, '98101');
    await press(page, 'Tab');
    await expect(city).toHaveValue('Seattle');
    await expect(state).toHaveValue('WA');
  });
  await test.step('a typing error in the state costs no entry, and Control+Z takes it back', async () => {
    await reach(page, /^State/, 'Shift+Tab');
    await type(page, 'x');
    await expect(city).toHaveValue('Seattle');
    await press(page, 'Control+z');
    await expect(state).toHaveValue('WA');
    await press(page, 'Tab');
    await expect(page.getByText('Invalid')).toHaveCount(0);
  });
  await test.step('another state clears the place, and Control+Z does not bring it back', async () => {
    await reach(page, /^State/, 'Shift+Tab');
    await press(page, 'Control+a');
    await type(page, 'OR');
    await press(page, 'Enter');
    await expect(city).toHaveValue('');
    await press(page, 'Control+z');
    await expect(state).toHaveValue('WA');
    await expect(city).toHaveValue('');
  });
  await test.step('a paste of zip code and extension fills both', async () => {
    await reach(page, /^Last name/, 'Shift+Tab');
    await cut(page, '90210-1234');
    await reach(page, /^Zip code/);
    await press(page, 'Control+a');
    await press(page, 'Control+v');
    await expect(zip).toHaveValue('90210');
    await expect(field(page, 'Zip extension').first()).toHaveValue('1234');
  });
  await test.step('a number is understood or refused in words', async () => {
    await reach(page, /^Amortization term/, 'Shift+Tab');
    await type(page, '36.5');
    await expect(page.getByText('Enter a whole number, such as 360.')).toBeVisible();
    await reach(page, /^Cell phone/);
    await type(page, '1 555 123 4567');
    await expect(field(page, 'Cell phone').first()).toHaveValue('(555) 123-4567');
    await press(page, 'Control+z');
    await expect(field(page, 'Cell phone').first()).toHaveValue('');
  });
  await test.step('a paste that does not fit changes nothing, and the field says why', async () => {
    await reach(page, /^Last name/, 'Shift+Tab');
    await cut(page, '+44 20 7946 0958');
    await reach(page, /^Cell phone/);
    await press(page, 'Control+v');
    await expect(field(page, 'Cell phone').first()).toHaveValue('');
    await expect(
      page.getByText('Not pasted: it has 12 digits, and this field holds up to 10.'),
    ).toBeVisible();
    await type(page, '5550100199');
    await expect(page.getByText('Not pasted')).toHaveCount(0);
  });
  await test.step('a switch turns by Space', async () => {
    await reach(page, /^Add co-borrower/);
    await press(page, 'Space');
    await expect(page.getByRole('region', { name: 'Co-Borrower Information', exact: true })).toBeVisible();
  });
});

test('Control+Z gives no value that nobody has typed', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  const control = (label: string) => field(page, label).first();
  for (const [label, typed, shown] of [
    ['Institution', 'marrow', 'marrow'],
    ['Loan purpose', 'purch', 'purch'],
    ['Sales price', '450000', '450,000'],
    ['Amortization term', '360', '360'],
    ['Tax identifier', '123456789', '123-45-6789'],
    ['Birth date', '2/29/1992', '2/29/1992'],
    ['Cell phone', '5551234567', '(555) 123-4567'],
    ['City', 'Kent', 'Kent'],
    ['Zip code', '98101', '98101'],
  ] as const) {
    await test.step(label, async () => {
      await control(label).focus();
      await type(page, typed);
      for (const key of ['Control+z', 'Control+z', 'Control+z']) await press(page, key);
      await expect(control(label)).toHaveValue('');
      for (const key of ['Control+y', 'Control+Shift+z', 'Control+y']) await press(page, key);
      await expect(control(label)).toHaveValue(shown);
      await browserMenu(page, 'undo');
      await expect(control(label)).toHaveValue('');
    });
  }
  await test.step('a name has the undo of the browser, which changes no other field', async () => {
    await control('Sales price').focus();
    await type(page, '1234.56');
    await control('First name').focus();
    await type(page, 'Ada');
    for (const key of ['Control+z', 'Control+z', 'Control+z', 'Control+z']) await press(page, key);
    await expect(control('First name')).toHaveValue('');
    await expect(control('Sales price')).toHaveValue('1,234.56');
  });
});

/** Chooses _Undo_ or _Redo_ from the menu of the browser. */
async function browserMenu(page: Page, command: 'undo' | 'redo'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] });
  await session.detach();
}

test('the values of the borrower check are read-only, with a note on their origin', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('CreateLoanCheck'));
  await frameIsThere(page, 'Create Loan');
  await reach(page, 'First name');
  await type(page, 'Kay');
  await reach(page, 'Last name');
  await type(page, 'Board');
  await press(page, 'Enter');
  const check = page.getByTitle('Create Loan', { exact: true }).contentFrame();
  await expect(check.getByRole('heading', { name: 'Create a new loan' })).toBeVisible();
  await reach(page, 'Tax identifier');
  await type(page, '123456789');
  await press(page, 'Enter');
  // The borrower check has the same title, so the address is checked too.
  await expect(page).toHaveURL(new RegExp(`${paths.newLoan}$`));
  await arriveAt(page, 'Create Loan');
  await reach(page, /^First name/);
  await expect(field(page, 'First name')).toHaveValue('Kay');
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/Filled in from the borrower check\./);
  await type(page, 'x');
  await expect(field(page, 'First name')).toHaveValue('Kay');
});
