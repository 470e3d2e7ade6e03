import { routeOfPage } from '../vocabulary.ts';
import type { TabActions } from '../areas/tabs.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

const hostPath = '/host-of-the-product';

const heading = { level: 1, name: "You've been signed out" } as const;

export function tabActions(visit: Visit): TabActions {
  const { page, context } = visit;
  const second = secondTabOf(visit);
  const frame = () => page.frameLocator('iframe');
  return {
    stayWhenAsked: async () => {
      page.on('dialog', (question) => void question.dismiss());
    },
    logOutInSecond: async () => {
      await visit.profileButtonIn(second.page).click();
      await second.page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    frameProduct: async () => {
      await visit.haveSignedIn();
      const product = routeOfPage('Mortgage Pipeline');
      await page.route(`**${hostPath}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: hostPage(product) }),
      );
      await visit.open(hostPath);
    },
    logOutInFrame: async () => {
      await visit.profileButtonIn(frame()).click();
      await frame().getByRole('menuitem', { name: 'Logout' }).click();
    },

    areSignedOut: async () => {
      for (const tab of context.pages()) await expect(tab.getByRole('heading', heading)).toBeVisible();
    },
    hostHeardLogout: async () =>
      expect.poll(() => page.evaluate(() => document.title)).toBe('{"type":"logout"}'),
    frameIsSignedOut: async () => expect(frame().getByRole('heading', heading)).toBeVisible(),
    keepsNoSignIn: async () => {
      const keys = await page.evaluate(() => Object.keys(sessionStorage));
      expect(keys.filter((key) => /token|account/i.test(key))).toEqual([]);
    },
  };
}

/** A page that shows the product in a frame and writes what it hears into its title. */
const hostPage = (product: string): string => `<!doctype html>
<title>Host</title>
<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (origin === location.origin && source === frames[0]) document.title = JSON.stringify(data);
  });
</script>
<iframe title="Product" src="${product}" width="1200" height="800"></iframe>`;
