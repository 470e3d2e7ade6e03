import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { expect } from '../support/users/expect.ts';
import { quoted, textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';

Then('there are no loan icons', () => assert.deepEqual(loanIcons(), []));

Then(/^the loan icons are (".*")$/, (labels: string) => assert.deepEqual(loanIcons(), quoted(labels)));

Then(
  '{string} has the badge {string} in the {word} color',
  async (icon: string, text: string, tone: string) => {
    if (world.level === 'browser') {
      const badge = buttonOf(icon).locator('[data-tone]');
      await expect(badge).toHaveText(text);
      await expect(badge).toHaveCSS('background-color', colors[tone] ?? `the color of ${tone}`);
    } else {
      const badge = world.user.choice(icon).querySelector('[data-tone]');
      assert.ok(badge, `"${icon}" has no badge`);
      assert.deepEqual([textOf(badge), badge.getAttribute('data-tone')], [text, tone]);
    }
  },
);

// Asserts that the icon is beside the title, in the right half of the banner.
Then('{string} is on the right of the banner', async (icon: string) => {
  const { page } = world.browser;
  await expect(buttonOf(icon)).toBeVisible();
  const [main, title, button] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
    buttonOf(icon).boundingBox(),
  ]);
  if (!main || !title || !button) throw new Error('The page, its title or the icon is not shown');
  expect(button.x).toBeGreaterThan(title.x + title.width);
  expect(button.x).toBeGreaterThan(main.x + main.width / 2);
  // Title and icon are side by side if their vertical centers are close.
  const distance = button.y + button.height / 2 - (title.y + title.height / 2);
  expect(Math.abs(distance)).toBeLessThan(title.height);
});

// Asserts that the buttons, whose names begin so, and the heading have vertical centers that are close.
Then(
  /^(the heading and )?the buttons "(.*)" are in one row$/,
  async (heading: string | null, names: string) => {
    const title = world.browser.page.getByRole('heading', { level: 1 });
    const parts = [...(heading ? [title] : []), ...names.split(', ').map(buttonOf)];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const centers = boxes.map((box) => (box ? box.y + box.height / 2 : assert.fail('a button is not shown')));
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(8);
  },
);

/** The labels of the icons of the open loan, in order. */
const loanIcons = (): string[] =>
  [...world.user.document.querySelectorAll('[role="group"][aria-label="Loan"] button')].map(
    (icon) => icon.getAttribute('aria-label') ?? '',
  );

/** Returns an icon by the start of its label. */
const buttonOf = (icon: string) =>
  world.browser.page.getByRole('button', { name: new RegExp(`^${icon}(?:,|$)`) });

/** The colors of badges in the light mode, as a browser computes them: a dark red and a dark green. */
const colors: Readonly<Record<string, string>> = { warn: 'rgb(180, 35, 24)', pass: 'rgb(10, 122, 85)' };
