import { shellOperations } from '../../contracts/operations/shell.ts';
import { manyEntries } from '../../features/shell/menu-bodies.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { type Bench, benchesOf } from './bench.ts';
import { type Keystroke, settled, typeMeasured, watchPresses } from './pages/keystrokes.ts';
import { measureSideBySide, type SubjectPage } from './pages/side-by-side.ts';

const sizes = { '500 entries': 500, '10 entries': 10 } as const;
type Subject = keyof typeof sizes;
const ours = '500 entries' satisfies Subject;

/** Durations of one opening and filtering of a menu. */
interface Round {
  readonly subject: Subject;
  /** Time from the click on the icon to the frame with the menu, in ms. */
  readonly opening: number;
  readonly keystrokes: readonly Keystroke[];
}

/** Duration of one frame at 60 frames a second, in ms. */
const frame = 16.7;

/** Keys that narrow the filter until no entry matches, and then widen it until all match. */
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

/** Benchmarks of a menu in the drawer, in a browser: opening, and filtering key by key. */
export const menuBenches: readonly Bench[] = [
  figure({ name: 'menu opened: click to its frame', unit: 'ms' }, ({ opening }) => [opening]),
  figure({ name: 'menu filtered: key to the frame after the last change', unit: 'ms' }, ({ keystrokes }) =>
    keystrokes.map(({ toPaint }) => toPaint),
  ),
  figure(
    {
      name: 'menu filtered: work of the page for a key',
      unit: 'ms',
      // The first key of a filter opens all groups and renders all entries.
      aims: [{ atMost: frame }, { quantile: 1, atMost: frame, givenUp: '033-aims-given-up' }],
    },
    ({ keystrokes }) => keystrokes.map(({ work }) => work),
  ),
];

async function visit({ subject, page, origin }: SubjectPage<Subject>): Promise<Round> {
  await page.goto(origin + paths.legacyPage('WhatsNew'));
  await page.getByTitle("What's New").and(page.locator('[data-loaded="true"]')).waitFor();
  await watchPresses(page);
  const icon = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Reports' });
  // Opens and closes the menu first, so that code and styles are loaded before the measurement.
  await icon.click();
  await icon.click();
  await settled(page);
  await icon.click();
  const opening = await settled(page);
  const keystrokes = await typeMeasured(page, page.getByPlaceholder('Type to filter...'), keys);
  return { subject, opening, keystrokes };
}
