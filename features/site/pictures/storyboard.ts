import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { byMouse } from '../../journeys/demo-hands.ts';
import { Walk } from '../../journeys/demo-walk.ts';
import type { Step } from '../../../mock-server/tools/demos/demo.ts';
import { demoNamed } from '../../../mock-server/tools/demos/library.ts';
import { root } from '../../../scripts/shared/source-files.ts';
import { storyboardFolder, storyboardPicture } from '../../../scripts/test/pictures.ts';
import { webpOf } from '../../../scripts/test/thumbnails.ts';
import { demoNames } from '../../../contracts/operations/mock-schemas.ts';

/** Replaces the pictures of the demos: walks each demo by mouse, and takes a picture after each step that does something. */
export async function takeStoryboard(browser: Browser, origin: string): Promise<void> {
  const folder = join(root, storyboardFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const converter = await browser.newPage();
  for (const name of demoNames) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const walk = new Walk(await context.newPage(), origin, byMouse);
    await walk.start(name);
    for (const [index, step] of (demoNamed(name)?.steps ?? []).entries()) {
      const presenter = { demo: name, step: index + 1 };
      await walk.page.request.patch(`${origin}/mock/worlds/current`, { data: { presenter } });
      await walk.step(step);
      if (!showsSomethingNew(step, index)) continue;
      const bar = walk.page.getByRole('region', { name: 'Presenter' });
      // Windows and pages of the mock server have no bar.
      if ((await bar.count()) > 0) await bar.getByText(`Step ${index + 1} of`).waitFor();
      const png = await walk.page.screenshot({ animations: 'disabled' });
      const file = storyboardPicture(name, index + 1);
      writeFileSync(join(folder, file), await webpOf(converter, png, { width: 800, quality: 0.5 }));
      console.log(`${storyboardFolder}/${file}`);
    }
    await context.close();
  }
}

/** Returns true for the first step, and for a step that acts, or waits for a dialog or a page. */
const showsSomethingNew = ({ acts, show }: Step, index: number): boolean =>
  index === 0 ||
  acts.length > 0 ||
  show.sees.some((sight) => 'role' in sight && /^(?:dialog|heading)$/.test(sight.role));
