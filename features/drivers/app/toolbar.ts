import assert from 'node:assert/strict';
import type { ToolbarActions } from '../areas/toolbar.ts';
import { Dropdown } from './dropdown.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function toolbarActions(user: TabUser): Partial<ToolbarActions> {
  const profile = () => new Dropdown(user, user.button(new RegExp(`${user.person.name}$`)));
  return {
    startWithAssistant: (person, enableAiAssistant, enableNewCreateLoanWorkflow = false) =>
      user.enterAs(person, { recipe: { flags: { enableAiAssistant, enableNewCreateLoanWorkflow } } }),
    openProfile: async () => {
      await user.haveOpened();
      await profile().open();
    },
    choose: (entry) => profile().take(entry),
    offers: async (entries) => assert.equal(profile().shown.join(', '), entries),
    reads: async (parts) => assert.deepEqual([...(user.toolbar?.children ?? [])].map(readOut), parts),
    menuOffers: async (name, entries) =>
      assert.equal((await new Dropdown(user, user.button(name)).entries()).join(', '), entries),
    followLogo: () => user.click(user.document.querySelector('header a') as Element),
  };
}

/** Returns what a reader hears of a part of the toolbar. */
function readOut(part: Element): string {
  const labelled = '[aria-label]:not([aria-hidden])';
  const named = part.matches(labelled) ? part : part.querySelector(labelled);
  const words = part.cloneNode(true) as Element;
  for (const decoration of words.querySelectorAll('[aria-hidden]')) decoration.remove();
  return named?.getAttribute('aria-label') ?? textOf(words);
}
