import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { AppearanceActions } from '../areas/appearance.ts';
import { expect, type Visit } from './visit.ts';

export function appearanceActions(visit: Visit): Partial<AppearanceActions> {
  const { page } = visit;
  return {
    forceColours: () => page.emulateMedia({ forcedColors: 'active' }),
    haveInitials: async (initials) => {
      await page.route(`**${sessionOperations.getUser.path}`, async (route) => {
        const answer = await route.fetch();
        const user = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...user, initials } });
      });
    },
    focusButton: (name) => page.getByRole('button', { name, exact: true }).focus(),

    isAsWideAsWindow: async (title, address) => {
      await visit.goOn(address);
      await visit.seesTitle(title);
      const frame = page.locator('main iframe');
      if ((await frame.count()) > 0) await expect(frame).toHaveAttribute('data-loaded', 'true');
      expect(await page.evaluate(tooWide)).toEqual([]);
    },
    menuIsInsideWindow: async () => {
      const box = await page.getByRole('menu').first().boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    },
    isMarked: async (kind, name) => {
      const place = page.getByRole('navigation', { name: kind === 'icon' ? 'Main' : / menu$/ });
      const item = place.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
      await expect(item).toBeVisible();
      const [colour, highlight] = await item.evaluate((element, isIcon) => {
        const marked = isIcon ? element.querySelector('button, a') : element;
        const sample = document.body.appendChild(document.createElement('div'));
        sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
        const colours = [
          marked && getComputedStyle(marked, '::before').backgroundColor,
          getComputedStyle(sample).backgroundColor,
        ];
        sample.remove();
        return colours;
      }, kind === 'icon');
      expect(colour).toBe(highlight);
    },
    hasBorder: async (role) => {
      const shown = page.locator(`#popups [role="${role}"]:visible`);
      const widths = () =>
        shown.evaluate((element) =>
          [element, element.parentElement, ...element.children]
            .filter((part) => part !== null)
            .map((part) => getComputedStyle(part).borderTopWidth),
        );
      await expect.poll(widths).toContain('1px');
    },
    firstHeadingIs: async (title) => {
      await expect(page.locator('h1, h2, h3, h4, h5, h6, [role="heading"]').first()).toHaveText(title);
    },
    cutNameHasTooltip: async (name) => {
      const shown = page.getByText(name, { exact: true }).filter({ visible: true }).first();
      await expect(shown).toHaveAttribute('title', name);
      await expect
        .poll(() => shown.evaluate((element) => element.scrollWidth > element.clientWidth))
        .toBe(true);
    },
    initialsFit: async (initials) => {
      const circles = page.getByText(initials, { exact: true });
      await expect(circles).toHaveCount(2);
      const cut = await circles.evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map(({ className }) => className),
      );
      expect(cut).toEqual([]);
    },
  };
}

/** Runs in the page: documents that are wider than their window. */
function tooWide(): string[] {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe:not([aria-hidden])')];
  return [document, ...frames.map((frame) => frame.contentDocument)].flatMap((shown) => {
    const { scrollWidth = 0, clientWidth = 0 } = shown?.documentElement ?? {};
    return scrollWidth > clientWidth ? [`${shown?.title}: ${scrollWidth} > ${clientWidth}`] : [];
  });
}
