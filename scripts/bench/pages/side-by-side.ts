import type { BrowserContext, Page } from '@playwright/test';
import { openSite } from '../../../features/support/app.ts';
import { launchBrowser } from '../../../features/support/browser.ts';
import { createWorld } from '../../../features/support/worlds.ts';
import { buildWhenStale, spa } from '../../shared/build.ts';

/** A page of the built SPA for one subject, with a signed-in lending user. */
export interface SubjectPage<Subject extends string> {
  readonly subject: Subject;
  /** The page, opened at the root of the site. */
  readonly page: Page;
  readonly origin: string;
}

interface SideBySide<Subject extends string, Round> {
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  /** Sets up the subject, for example by responding to requests in place of the server. */
  readonly prepare: (context: BrowserContext, subject: Subject) => Promise<void>;
  readonly measure: (page: SubjectPage<Subject>) => Promise<Round>;
}

/** Measures all subjects in each round, each in a new page of the same browser. The first round is a warm-up. */
export async function measureSideBySide<Subject extends string, Round>(
  { subjects, rounds, prepare, measure }: SideBySide<Subject, Round>,
  { isQuick }: { readonly isQuick: boolean },
): Promise<readonly Round[]> {
  await buildWhenStale(spa);
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
