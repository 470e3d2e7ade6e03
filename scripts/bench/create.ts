import { type Institutions, createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { type Bench, benchesOf } from './bench.ts';
import { type Keystroke, settled, typeMeasured, watchPresses } from './pages/keystrokes.ts';
import { measureSideBySide, type SubjectPage } from './pages/side-by-side.ts';

const sizes = { '5,000 institutions': 5_000, '5 institutions': 5 } as const;
type Subject = keyof typeof sizes;
const ours = '5,000 institutions' satisfies Subject;
const few = '5 institutions' satisfies Subject;

/** Keystroke durations on one create screen. */
interface Round {
  readonly subject: Subject;
  /** The first key in the list of institutions. */
  readonly first: Keystroke;
  /** The keys after the first one, in the same list of institutions. */
  readonly further: readonly Keystroke[];
  /** Keys in the sales price, from which other amounts are calculated. */
  readonly amounts: readonly Keystroke[];
}

const figure = benchesOf({ topic: 'create', ours }, (settings) =>
  measureSideBySide<Subject, Round>(
    {
      subjects: Object.keys(sizes) as Subject[],
      rounds: 7,
      prepare: async (context, subject) => {
        await context.route(`**${createLoanOperations.getInstitutions.path}`, async (route) => {
          const fetched = (await (await route.fetch()).json()) as Institutions;
          await route.fulfill({ json: { ...fetched, institutions: institutions(sizes[subject]) } });
        });
      },
      measure: visit,
    },
    settings,
  ),
);

const quick = (name: string) => ({ name, unit: 'ms', aims: [{ against: few, atMost: 1.5 }] }) as const;

/** Benchmarks of the create screen in a browser. The screen must be as fast with many institutions as with few. */
export const createBenches: readonly Bench[] = [
  figure(quick('create screen: first key in the institution, key to frame'), ({ first }) => [first.toPaint]),
  figure(quick('create screen: first key in the institution, work of the page'), ({ first }) => [first.work]),
  figure(quick('create screen: further keys in the institution, key to frame'), ({ further }) =>
    further.map(({ toPaint }) => toPaint),
  ),
  figure(quick('create screen: key in the sales price, key to frame'), ({ amounts }) =>
    amounts.map(({ toPaint }) => toPaint),
  ),
  figure(quick('create screen: key in the sales price, work of the page'), ({ amounts }) =>
    amounts.map(({ work }) => work),
  ),
];

const institutions = (count: number): Institutions['institutions'] =>
  Array.from({ length: count }, (_one, at) => ({
    institutionId: 700_000 + at,
    name: `${['Marrowbrook', 'Alder', 'Coppice', 'Dunmere', 'Fallow'][at % 5]} Home Lending ${at + 1}`,
  }));

async function visit({ subject, page, origin }: SubjectPage<Subject>): Promise<Round> {
  await page.goto(origin + paths.newLoan);
  const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: true });
  await field('Institution').and(page.locator(':enabled')).waitFor();
  await watchPresses(page);
  const [first, ...further] = await typeMeasured(page, field('Institution'), 'lending'.split(''));
  if (!first) throw new Error('No key was measured');
  await page.keyboard.press('Escape');
  await settled(page);
  const amounts = await typeMeasured(page, field('Sales price'), '450000'.split(''));
  return { subject, first, further, amounts };
}
