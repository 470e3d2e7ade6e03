import assert from 'node:assert/strict';
import type { Line } from '../../../web/loan/dashboard-view.ts';
import type { ShownDashboard } from '../../loan/dashboard-screen.ts';
import type { Lines, LoanActions } from '../areas/loan.ts';

type Reading = Pick<
  LoanActions,
  | 'seesTitle'
  | 'seesNumberAnd'
  | 'shows'
  | 'showsLines'
  | 'checksOnly'
  | 'showsInSecondBlock'
  | 'holdsSecondBlock'
  | 'holdsOneBlock'
  | 'hasPanels'
  | 'openPanelsAre'
>;

/** What can be read off a dashboard. */
export function reading(view: () => ShownDashboard): Reading {
  const panelOf = (heading: string): ShownDashboard['panels'][number] => {
    const panel = view().panels.find((candidate) => candidate.heading === heading);
    assert.ok(panel, `There is no panel "${heading}"`);
    return panel;
  };
  const linesOf = (heading: string): readonly Line[] => panelOf(heading).blocks[0]?.lines ?? [];
  return {
    seesTitle: async (title) => assert.equal(view().title, title),
    seesNumberAnd: async (name) => assert.match(view().title, new RegExp(`^\\d{10} ${name}$`)),
    shows: async (panel, lines) => {
      const shown = linesOf(panel).filter(({ label }) => Object.hasOwn(lines, label));
      assert.deepEqual(asLines(shown), lines);
    },
    showsInSecondBlock: async (panel, lines) => {
      const [, second] = panelOf(panel).blocks;
      const shown = (second?.lines ?? []).filter(({ label }) => Object.hasOwn(lines, label));
      assert.deepEqual(asLines(shown), lines);
    },
    showsLines: async (panel, label, texts) => {
      const shown = linesOf(panel).filter((line) => line.label === label);
      assert.deepEqual(
        shown.map(({ value }) => value),
        texts,
      );
    },
    checksOnly: async (panel, indicator) => {
      const checked = linesOf(panel).filter(({ kind, value }) => kind === 'check' && value === 'Complete');
      assert.deepEqual(
        checked.map(({ label }) => label),
        [indicator],
      );
    },
    holdsSecondBlock: async (panel, name) => {
      const [first, second, ...more] = panelOf(panel).blocks;
      assert.deepEqual(more, []);
      assert.deepEqual(labelsOf(second?.lines), labelsOf(first?.lines));
      assert.equal(second?.lines.find(({ label }) => label === 'Name')?.value, name);
    },
    holdsOneBlock: async (panel) => assert.equal(panelOf(panel).blocks.length, 1),
    hasPanels: async (panels) => assert.deepEqual(headings(view().panels), panels),
    openPanelsAre: async (panels) =>
      assert.deepEqual(headings(view().panels.filter(({ isOpen }) => isOpen)), panels),
  };
}

const asLines = (lines: readonly Line[]): Lines =>
  Object.fromEntries(lines.map(({ label, value }) => [label, value]));
const labelsOf = (lines: readonly Line[] | undefined) => lines?.map(({ label }) => label);
const headings = (panels: readonly { readonly heading: string }[]) => panels.map(({ heading }) => heading);
