import assert from 'node:assert/strict';
import { paths } from '../../../web/shared/routes/paths.ts';
import { type CreateWay, createWayOf } from '../../../web/shell/banner/create-way.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { pageNamed } from '../vocabulary.ts';

const ways: Readonly<Record<string, CreateWay>> = {
  'the create dialog': 'dialog',
  'the create loan screen': 'new-loan',
  'a creation through Optimal Blue': 'optimal-blue',
};

/** What Create Loan does, as a function of the page and of the settings. */
export const createDialogActions = (): Partial<CreateDialogActions> => ({
  leadsTo: async (page, workflow, what) => {
    const address = page === 'a dashboard' ? paths.dashboard : paths.legacyPage(pageNamed(page));
    assert.equal(createWayOf(address, workflow === 'on'), ways[what], `${page}, ${workflow}`);
  },
});
