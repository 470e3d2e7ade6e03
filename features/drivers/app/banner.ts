import assert from 'node:assert/strict';
import { Banner } from '../../shell/banner.ts';
import { Panel } from '../../shell/panel.ts';
import { QuickSearch } from '../../shell/quick-search.ts';
import type { BannerActions } from '../areas/banner.ts';
import { toldUpdate } from '../loan-update.ts';
import { tellEvent } from './own-world.ts';
import type { TabUser } from './tab-user.ts';

export function bannerActions(user: TabUser): Partial<BannerActions> {
  const panel = new Panel(user);
  const banner = new Banner(user);
  return {
    widen: (width) => user.tab.resize({ width, height: 900 }),
    choosePipeline: (name) => banner.choosePipeline(name),
    // The name goes on with what the badge means.
    pressIcon: (name) => user.click(user.button(new RegExp(`^${name}(?:,|$)`))),
    tell: (what) => tellEvent(user, 'loanUpdate', toldUpdate(what)),
    askToClose: (title, name) => panel.askToClose(title, name),

    hasButtons: async (names) => assert.deepEqual(banner.buttons, names),
    boxSays: async (message) => assert.equal(new QuickSearch(user).message, message),
    hasNoButton: async (name) => user.expect(!user.hasButton(name), `no button "${name}"`),
    panelIsOpen: async (title, width, height) => {
      user.expect(panel.isOpen(title), `a panel "${title}"`);
      assert.equal(panel.sizeOf(title), `${width}px by ${height}px`);
    },
    panelIsClosed: async (title) => user.expect(!panel.isOpen(title), `no panel "${title}"`),
  };
}
