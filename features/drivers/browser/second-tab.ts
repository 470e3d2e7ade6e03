import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** Another tab of the same browser, with the same user. */
interface SecondTab {
  readonly page: Page;
  open(path: string): Promise<void>;
}

const opened = new WeakMap<Visit, Page>();

/** Returns the second tab of a browser session. The first call of `open` creates the tab. */
export function secondTabOf(visit: Visit): SecondTab {
  return {
    get page() {
      const page = opened.get(visit);
      if (!page) throw new Error('The second tab was not opened');
      return page;
    },
    open: async (path) => {
      const page = opened.get(visit) ?? (await visit.context.newPage());
      opened.set(visit, page);
      await page.goto(visit.origin + path);
      await visit.profileButtonIn(page).waitFor();
    },
  };
}
