import type { Locator } from '@playwright/test';
import type { LoanActions } from '../areas/loan.ts';
import { expect, type Visit } from './visit.ts';

type OnScreen = Pick<
  LoanActions,
  | 'seesTitle'
  | 'seesNumberAnd'
  | 'shows'
  | 'hasPanels'
  | 'openPanelsAre'
  | 'holdsSecondBlock'
  | 'holdsOneBlock'
  | 'checksOnly'
  | 'openEveryPanel'
  | 'canEditNothing'
>;

/** The dashboard as it stands on the screen. */
export function dashboardOnScreen(visit: Visit): OnScreen {
  const { page } = visit;
  const panels = page.getByRole('main').getByRole('region');
  const toggles = panels.getByRole('heading', { level: 2 }).getByRole('button');
  const panelOf = async (heading: string): Promise<Locator> => {
    const panel = page.getByRole('region', { name: heading, exact: true });
    const toggle = panel.getByRole('button', { name: heading, exact: true });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    return panel;
  };
  return {
    seesTitle: (title) => visit.seesTitle(title),
    seesNumberAnd: (name) => visit.seesTitle(new RegExp(`^\\d{10} ${name}$`)),
    shows: async (heading, lines) => {
      const panel = await panelOf(heading);
      for (const [label, text] of Object.entries(lines)) {
        await expect(valueOf(panel, label).first()).toHaveText(text);
      }
    },
    hasPanels: async (headings) => expect(toggles).toHaveText([...headings]),
    openPanelsAre: async (headings) => {
      await expect(toggles.and(page.locator('[aria-expanded=true]'))).toHaveText([...headings]);
    },
    holdsSecondBlock: async (heading, name) => {
      const panel = await panelOf(heading);
      await expect(valueOf(panel, 'Name')).toHaveCount(2);
      await expect(valueOf(panel, 'Name').last()).toHaveText(name);
      const labels = await panel.getByRole('term').allTextContents();
      expect(labels.slice(labels.length / 2)).toEqual(labels.slice(0, labels.length / 2));
    },
    holdsOneBlock: async (heading) => expect(valueOf(await panelOf(heading), 'Name')).toHaveCount(1),
    checksOnly: async (heading, indicator) => {
      const lines = (await panelOf(heading)).locator('dl > div').filter({ hasText: /(?:Complete|Missing)$/ });
      await expect(lines).toHaveCount(6);
      const checked = lines.filter({ has: page.locator('[data-icon="check-circle"]') });
      await expect(checked.getByRole('term')).toHaveText([indicator]);
      await expect(checked.getByRole('definition')).toHaveText(['Complete']);
    },
    openEveryPanel: async () => {
      await expect(toggles).not.toHaveCount(0);
      const closed = toggles.and(page.locator('[aria-expanded=false]'));
      while ((await closed.count()) > 0) await closed.first().click();
    },
    canEditNothing: async () => {
      await expect(toggles.and(page.locator('[aria-expanded=true]'))).toHaveCount(await toggles.count());
      for (const role of editing) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
      await expect(page.getByRole('main').locator('[contenteditable], input, select, textarea')).toHaveCount(
        0,
      );
      // What can be pressed in a panel opens a report, and nothing else.
      const buttons = panels.locator('dl').getByRole('button');
      await expect(buttons).toHaveText([/opens the report in a new window$/]);
    },
  };
}

const editing = ['textbox', 'combobox', 'spinbutton', 'checkbox', 'switch', 'radio', 'slider'] as const;

/** The values beside a label. */
const valueOf = (panel: Locator, label: string): Locator =>
  panel
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');
