import { expect } from '@playwright/test';
import { demoNamed } from '../../mock-server/tools/demos/library.ts';
import { byKeyboard, byMouse } from './demo-hands.ts';
import { Walk } from './demo-walk.ts';
import { failedRequests, test } from './journey.ts';
import { wide } from './keyboard.ts';
import { resize, type Size } from './window-size.ts';
import { demoNames } from '../../contracts/operations/mock-schemas.ts';

// By a clock that jumps ahead, the provider did not respond to a sign-out in time.
const expectedErrors = new RegExp(`${failedRequests.source}|could not be asked to end the session`);
test.use({ expectedErrors });

/** A window in which the navigation is closed, and two ways to create a loan are one menu. */
const narrow: Size = [1024, 768];

for (const name of demoNames) {
  const demo = demoNamed(name);
  if (!demo) throw new Error(`no demo ${name}`);

  const hasNarrowActs = demo.steps.some(({ acts }) => acts.some((act) => 'isNarrow' in act && act.isNarrow));
  for (const size of hasNarrowActs ? [wide, narrow] : [wide])
    test(`the demo ${name} can be given by mouse alone, in a window ${size[0]} pixels wide`, async ({
      page,
      origin,
    }) => {
      await resize(page, size);
      const walk = new Walk(page, origin, byMouse);
      await walk.start(name);
      for (const [index, step] of demo.steps.entries())
        await test.step(`${index + 1}: ${step.do}`, () => walk.step(step));
    });

  // A step with a recipe can be begun in a world of its own.
  if (demo.steps.some(({ recipe }) => recipe))
    test(`the demo ${name} can be begun at its later steps, and given by keyboard alone`, async ({
      page,
      origin,
    }) => {
      await resize(page, wide);
      const walk = new Walk(page, origin, byKeyboard);
      await walk.start(name);
      for (const [index, step] of demo.steps.entries())
        await test.step(`${index + 1}: ${step.do}`, async () => {
          if (step.recipe) await walk.begin(name, index + 1);
          await walk.step(step);
        });
    });
}

test('the notes follow the world, and change it', async ({ page, context, origin }) => {
  await new Walk(page, origin, byMouse).start('outage');
  const notes = await context.newPage();
  await notes.goto(`${origin}/mock/demos/outage/notes`);
  await expect(notes.getByText('Step 1 of 10')).toBeVisible();
  await notes.request.patch(`${origin}/mock/worlds/current`, {
    data: { presenter: { demo: 'outage', step: 2 } },
  });
  await expect(notes.getByText('Step 2 of 10')).toBeVisible();
  const loaded = notes.waitForEvent('load');
  await notes.getByRole('button', { name: 'Let the next loan fail' }).click();
  await loaded;
  const world = await notes.request.get(`${origin}/mock/worlds/current`);
  expect((await world.json()).faults).toMatchObject({ loan: { operation: 'getLoanDashboard', status: 503 } });
  await notes.keyboard.press('PageDown');
  await expect(notes.getByText('Step 3 of 10')).toBeVisible();
});
