import assert from 'node:assert/strict';
import type { ToolbarActions } from '../areas/toolbar.ts';
import { Dropdown } from './dropdown.ts';
import type { TabUser } from './tab-user.ts';

export function toolbarActions(user: TabUser): Partial<ToolbarActions> {
  return {
    startWithAssistant: (person, enableAiAssistant, enableNewCreateLoanWorkflow = false) =>
      user.enterAs(person, { recipe: { flags: { enableAiAssistant, enableNewCreateLoanWorkflow } } }),
    menuOffers: async (name, entries) =>
      assert.equal((await new Dropdown(user, user.button(name)).entries()).join(', '), entries),
    followLogo: () => user.click(user.document.querySelector('header a') as Element),
  };
}
