import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { overflowing } from '../support/overflow.ts';
import { escaped } from '../support/users/browser-user.ts';
import { expect } from '../support/users/expect.ts';
import { textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';

Given(/^the browser forces (its|dark) colors$/, (which: string) =>
  world.browser.page.emulateMedia({
    forcedColors: 'active',
    ...(which === 'dark' ? { colorScheme: 'dark' } : {}),
  }),
);

Given('the legacy page {string} becomes very long', async (address: string) => {
  const body = '<!doctype html><title>Long</title><body style="height: 3000px">Long</body>';
  await world.browser.page.route(`**${address}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
});

// Asserts that neither the page, nor an area of it, nor its framed page scrolls sideways.
Then('the page does not scroll sideways', async () => {
  const { page } = world.browser;
  const frame = page.locator('main iframe:not([aria-hidden])');
  if ((await frame.count()) > 0) await expect(frame).toHaveAttribute('data-loaded', 'true');
  await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
});

Then('{string} is {int} by {int} pixels', async (name: string, width: number, height: number) => {
  const shown = named(name);
  const frame = shown.locator('iframe');
  if ((await frame.count()) > 0) await expect(frame).toHaveAttribute('data-loaded', 'true');
  const size = async () => {
    const box = await shown.boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([width, height]);
});

Then(/^the (?:menu|dialog "(.*)") stays inside the window$/, async (dialog: string | null) => {
  const { page } = world.browser;
  const shown = dialog ? named(dialog) : page.getByRole('menu').first();
  const { width: right = 0, height: bottom = 0 } = page.viewportSize() ?? {};
  const overhang = async () => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    return Math.max(-x, -y, x + width - right, y + height - bottom);
  };
  await expect.poll(overhang).toBeLessThanOrEqual(0);
});

// The name is that of an icon of the navigation, or of an entry of the menu.
Then('{string} is marked in the highlight color', async (name: string) => {
  const items = world.browser.page.getByRole('navigation').getByRole('listitem');
  const item = items.filter({ hasText: new RegExp(`^${escaped(name)}`) });
  await expect(item).toBeVisible();
  const isHighlighted = (element: HTMLElement | SVGElement) => {
    const icon = element.closest('nav[aria-label="Main"]') && element.querySelector('button, a');
    const sample = document.body.appendChild(document.createElement('div'));
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(icon ?? element, '::before').backgroundColor;
    const highlight = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return color === highlight;
  };
  await expect.poll(() => item.evaluate(isHighlighted)).toBe(true);
});

Then('{string} has a border', async (title: string) => {
  const widths = () =>
    named(title).evaluate((element) =>
      [element, element.parentElement, ...element.children]
        .filter((part) => part !== null)
        .map((part) => getComputedStyle(part).borderTopWidth),
    );
  await expect.poll(widths).toContain('1px');
});

Then('the first heading is {string}', (title: string) => {
  const heading = world.user.document.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]');
  assert.equal(heading && textOf(heading), title);
});

Then('{string} is shown whole', async (text: string) => {
  const { page } = world.browser;
  await expect(page.getByText(text, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  const cut = async () => (await page.evaluate(overflowing)).filter((found) => found.startsWith(`"${text}"`));
  await expect.poll(cut).toEqual([]);
});

/** Returns the dialog, panel or region with a name. */
function named(name: string) {
  const { page } = world.browser;
  const dialog = page.getByRole('dialog', { name, exact: true });
  return dialog.or(page.getByRole('region', { name, exact: true }));
}

/** Returns the documents, and the areas of the page that scroll, that are wider than their place. Runs in the page. */
function tooWide(): string[] {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe:not([aria-hidden])')];
  const documents = [document, ...frames.map((frame) => frame.contentDocument)];
  const areas = [...document.querySelectorAll('main, main *')].filter((area) =>
    ['auto', 'scroll'].includes(getComputedStyle(area).overflowX),
  );
  return [...documents.map((shown) => shown?.documentElement), ...areas].flatMap((area) => {
    const { scrollWidth = 0, clientWidth = 0, outerHTML = '' } = area ?? {};
    return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}: ${outerHTML.slice(0, 120)}`] : [];
  });
}
