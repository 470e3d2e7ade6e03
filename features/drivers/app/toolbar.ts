import type { ToolbarActions } from '../areas/toolbar.ts';
import type { TabUser } from './tab-user.ts';

export function toolbarActions(user: TabUser): Partial<ToolbarActions> {
  return {
    startWithAssistant: (person, enableAiAssistant, enableNewCreateLoanWorkflow = false) =>
      user.enterAs(person, { recipe: { flags: { enableAiAssistant, enableNewCreateLoanWorkflow } } }),
    followLogo: () => user.click(user.document.querySelector('header a') as Element),
  };
}
