import assert from 'node:assert/strict';
import { AssistantDrawer } from '../../assistant/assistant-drawer.ts';
import type { AssistantActions } from '../areas/assistant.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function assistantActions(user: TabUser): Partial<AssistantActions> {
  const drawer = new AssistantDrawer(user);
  return {
    open: () => drawer.open(),
    toggle: () => drawer.toggle(),
    ask: (prompt) => drawer.ask(prompt),
    openCitation: (title) => drawer.openCitation(title),

    seesWindow: async (width, height) => {
      const { opened } = user.tab;
      assert.deepEqual([opened.at(-1)?.width, opened.at(-1)?.height], [width, height]);
    },
    windowReads: async (text) => {
      const { document } = user.tab.opened.at(-1) ?? assert.fail('No window has opened');
      assert.ok(textOf(document.body).includes(text), `The window reads "${textOf(document.body)}"`);
    },
  };
}
