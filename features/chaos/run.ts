import { buildWhenStale, spa } from '../../scripts/shared/build.ts';
import { openSite } from '../support/app.ts';
import { launchBrowser } from '../support/browser.ts';
import { readWords, type Wanted } from './choice.ts';
import { cellsOf, type CellResult, tryCells } from './matrix.ts';
import { tableOf } from './table.ts';

const sideBySide = 3;

/** Runs the chaos matrix, prints its table and its findings, and returns the exit code. */
export async function runChaos(words: readonly string[]): Promise<number> {
  const wanted = readWords(words);
  if ('refusal' in wanted) {
    console.error(wanted.refusal);
    return 1;
  }
  await buildWhenStale(spa);
  const site = await openSite();
  const browser = await launchBrowser();
  try {
    return await runIn({ browser, origin: site.origin }, wanted);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function runIn(place: Parameters<typeof cellsOf>[0], wanted: Wanted): Promise<number> {
  const all = await cellsOf(place, wanted.journeys, wanted.faults);
  const cells = all.filter(({ call }) => wanted.call === null || call === wanted.call);
  if (cells.length === 0) {
    const calls = [...new Set(all.map(({ call }) => call))].join(', ');
    console.error(`No chosen journey sends the request "${wanted.call}": choose from ${calls}.`);
    return 1;
  }
  console.log(`${cells.length} cells: ${wanted.journeys.length} journeys, ${wanted.faults.length} faults`);
  const began = performance.now();
  const results = await tryCells(place, cells, sideBySide, noteBroken);
  const inOrder = cells.flatMap((cell) => results.filter((one) => isSame(one, cell)));
  const broken = results.filter(({ findings }) => findings.length > 0).length;
  console.log(`\n${tableOf(inOrder, wanted.faults)}`);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`\n${results.length - broken} cells without findings, ${broken} with findings, ${seconds} s`);
  return broken === 0 ? 0 : 1;
}

const isSame = (one: CellResult, cell: Omit<CellResult, 'findings'>) =>
  one.journey === cell.journey && one.call === cell.call && one.nth === cell.nth && one.fault === cell.fault;

/** Prints a cell with findings at once, since the whole matrix takes minutes. */
function noteBroken({ journey, call, nth, fault, findings }: CellResult): void {
  if (findings.length > 0) console.log(`${journey.name} / ${call} ${nth}, ${fault}: ${findings.join('; ')}`);
}
