import { shellOperations } from '../../contracts/operations/shell.ts';
import { manyEntries } from '../../features/shell/menu-bodies.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { type Bench, benchesOf } from './bench.ts';
import { type Keystroke, settled, typeMeasured, watchPresses } from './pages/keystrokes.ts';
import { measureSideBySide, type SubjectPage } from './pages/side-by-side.ts';

const sizes = { '500 entries': 500, '10 entries': 10 } as const;
type Subject = keyof typeof sizes;
const ours = '500 entries' satisfies Subject;

/** What one visit to a menu took. */
interface Round {
  readonly subject: Subject;
  /** From the click on its icon to the frame that shows it, ms. */
  readonly opening: number;
  readonly keystrokes: readonly Keystroke[];
}

/** One frame of a screen that shows 60 of them a second, ms. */
const frame = 16.7;

/** Finds everything, less and less, nothing, and by and by everything again. */
const keys = [...'entry 49x'.split(''), ...Array.from({ length: 9 }, () => 'Backspace')];

const reports = `**${shellOperations.getMenu.path.replace('{menu}', 'reports')}`;

const figure = benchesOf({ topic: 'menu', ours }, (settings) =>
  measureSideBySide<Subject, Round>(
    {
      subjects: Object.keys(sizes) as Subject[],
      rounds: 5,
      prepare: async (context, subject) => {
        const json = manyEntries('Reports', sizes[subject], 10);
        await context.route(reports, (route) => route.fulfill({ json }));
      },
      measure: visit,
    },
    settings,
  ),
);

/** A menu in the drawer of a real browser: opening it, and filtering it key by key. */
export const menuBenches: readonly Bench[] = [
  figure({ name: 'menu opened: click to its frame', unit: 'ms' }, ({ opening }) => [opening]),
  figure({ name: 'menu filtered: key to the frame after the last change', unit: 'ms' }, ({ keystrokes }) =>
    keystrokes.map(({ toPaint }) => toPaint),
  ),
  figure(
    {
      name: 'menu filtered: work of the page for a key',
      unit: 'ms',
      aims: [{ atMost: frame }, { quantile: 0.95, atMost: frame }, { quantile: 1, atMost: frame }],
    },
    ({ keystrokes }) => keystrokes.map(({ work }) => work),
  ),
];

async function visit({ subject, page, origin }: SubjectPage<Subject>): Promise<Round> {
  await page.goto(origin + paths.legacyPage('WhatsNew'));
  await page.getByTitle("What's New").and(page.locator('[data-loaded="true"]')).waitFor();
  await watchPresses(page);
  const icon = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Reports' });
  // The second time the code and the styles are there.
  await icon.click();
  await icon.click();
  await settled(page);
  await icon.click();
  const opening = await settled(page);
  const keystrokes = await typeMeasured(page, page.getByPlaceholder('Type to filter...'), keys);
  return { subject, opening, keystrokes };
}
