import type { BrowserContext, Page } from '@playwright/test';
import { openSite } from '../../../features/support/app.ts';
import { launchBrowser } from '../../../features/support/browser.ts';
import { createWorld } from '../../../features/support/worlds.ts';
import { buildWhenStale } from '../../shared/build.ts';

/** One subject's page of the built SPA, with a lending user signed in. */
export interface SubjectPage<Subject extends string> {
  readonly subject: Subject;
  /** Begins at the site's address. */
  readonly page: Page;
  readonly origin: string;
}

interface SideBySide<Subject extends string, Round> {
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  /** Answers calls in the server's place, if the subject is to be given something else. */
  readonly prepare: (context: BrowserContext, subject: Subject) => Promise<void>;
  readonly measure: (page: SubjectPage<Subject>) => Promise<Round>;
}

/** Measures all subjects in turn, round by round, each time in a fresh page of one real browser. The first round only warms up. */
export async function measureSideBySide<Subject extends string, Round>(
  { subjects, rounds, prepare, measure }: SideBySide<Subject, Round>,
  { isQuick }: { readonly isQuick: boolean },
): Promise<readonly Round[]> {
  await buildWhenStale();
  const [site, browser] = await Promise.all([openSite(), launchBrowser()]);
  const { origin } = site;
  try {
    const all: Round[] = [];
    for (let round = -1; round < (isQuick ? 1 : rounds); round += 1) {
      for (const subject of subjects) {
        const { cookie } = await createWorld(fetch, origin, { persona: 'lending-staff' });
        const context = await browser.newContext({ reducedMotion: 'reduce' });
        await context.addCookies([{ ...cookie, url: origin }]);
        await prepare(context, subject);
        const one = await measure({ subject, page: await context.newPage(), origin });
        if (round >= 0) all.push(one);
        await context.close();
      }
    }
    return all;
  } finally {
    await browser.close();
    await site.close();
  }
}
