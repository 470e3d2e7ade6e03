import { paths } from '../../../web/shared/routes/paths.ts';
import type { ToolbarActions } from '../areas/toolbar.ts';
import { recordWindows } from './windows.ts';
import { expect, type Visit } from './visit.ts';

export function toolbarActions(visit: Visit): Partial<ToolbarActions> {
  const { page } = visit;
  const toolbar = () => page.getByRole('banner');
  const logo = () => toolbar().getByRole('link').locator('img');

  const openMenu = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const chooseEach = async (name: string, entries: readonly string[]) => {
    for (const entry of entries) {
      await openMenu(name);
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    }
  };
  return {
    startWithAssistant: async (person, enableAiAssistant, enableNewCreateLoanWorkflow = false) => {
      await visit.enterWorld({ flags: { enableAiAssistant, enableNewCreateLoanWorkflow } });
      await visit.signInAtProvider(person);
    },
    followLogo: () => toolbar().getByRole('link').click(),
    loseLogo: async (name) => {
      await page.route(`**/assets/logos/${name}.svg`, (route) => route.fulfill({ status: 404 }));
    },
    openProfile: async () => {
      await visit.haveOpened();
      await visit.profileButton().click();
    },

    reads: async (parts) => {
      await visit.seesToolbar();
      const read = await toolbar()
        .locator('> *')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const labelled = '[aria-label]:not([aria-hidden])';
            const named = element.matches(labelled) ? element : element.querySelector(labelled);
            const words = element.cloneNode(true) as Element;
            for (const decoration of words.querySelectorAll('[aria-hidden]')) decoration.remove();
            return named?.getAttribute('aria-label') ?? words.textContent.trim();
          }),
        );
      expect(read).toEqual(parts);
    },
    showsLogo: async (name) => {
      await expect(logo()).toHaveAttribute('src', `/assets/logos/${name}.svg`);
      // It has loaded: a lost one has no size of its own.
      await expect
        .poll(() => logo().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(toolbar().getByRole('link', { name: 'Threshold, home' })).toHaveAttribute(
        'href',
        paths.default,
      );
    },
    submenuOffers: async (name, entries) => {
      await page.getByRole('menuitem', { name, exact: true }).hover();
      for (const entry of entries.split(', ')) {
        await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
      }
    },
    menuOpensAt: async (name, addresses) => {
      const windows = await recordWindows(visit);
      await chooseEach(name, Object.keys(addresses));
      expect((await windows()).map(({ address }) => address)).toEqual(Object.values(addresses));
    },
  };
}
