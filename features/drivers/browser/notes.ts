import type { Page } from '@playwright/test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { NoteActions } from '../areas/notes.ts';
import { expect, type Visit } from './visit.ts';

export function noteActions(visit: Visit): Partial<NoteActions> {
  const { page, context } = visit;
  const icon = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });
  const field = (of: Pick<Page, 'getByLabel'>) => of.getByLabel('Note', { exact: true });
  let draft: Page | undefined;
  const window = () => {
    if (!draft) throw new Error('No note is being written in a window');
    return draft;
  };
  const others = () => context.pages().filter((other) => other !== page && other !== draft);
  return {
    writeInWindow: async (text) => {
      const opened = page.waitForEvent('popup');
      await icon('Add Note').click();
      draft = await opened;
      await field(draft).fill(text);
    },
    writeInDialog: (text) => field(page.getByRole('dialog').locator('iframe').contentFrame()).fill(text),
    openWindow: (name) => icon(name).click(),

    showsNotesElsewhere: async () => {
      await expect
        .poll(() => others().map((other) => new URL(other.url()).pathname))
        .toEqual([legacyPages.ViewNotes.path]);
    },
    hasNoOtherWindow: async () => expect(others()).toEqual([]),
    stillReads: async (text) => expect(field(window())).toHaveValue(text),
  };
}
