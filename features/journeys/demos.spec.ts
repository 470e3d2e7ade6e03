import { demoNamed, demoNames, startOfStep } from '../../mock-server/demos/library.ts';
import { createWorld } from '../support/worlds.ts';
import { byKeyboard, byMouse } from './demo-hands.ts';
import { Walk } from './demo-walk.ts';
import { test } from './journey.ts';

const hands = { mouse: byMouse, keyboard: byKeyboard };

for (const name of demoNames) {
  const demo = demoNamed(name);
  if (!demo) throw new Error(`no demo ${name}`);
  for (const [means, hand] of Object.entries(hands)) {
    test(`the demo ${name} can be given by ${means} alone`, async ({ page, context, origin }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const walk = new Walk(page, origin, hand);
      const { address, recipe } = startOfStep(demo, 1);
      const { cookie } = await createWorld(fetch, origin, recipe);
      await context.addCookies([{ ...cookie, url: origin }]);
      await page.goto(origin + address);
      for (const [index, step] of demo.steps.entries())
        await test.step(`${index + 1}: ${step.do}`, () => walk.step(step));
    });
  }
}
