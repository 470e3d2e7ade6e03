import type { LegacyActions } from '../areas/legacy.ts';
import { routeOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

/** Returns the document in the frame with the title. @throws {AssertionError} without one */
export function frameDocument(user: TabUser, title: string): Document {
  const { contentDocument } = user.frame(title);
  user.expect(contentDocument instanceof Object, `a page in the frame "${title}"`);
  return contentDocument as Document;
}

export function legacyActions(user: TabUser): Partial<LegacyActions> {
  return {
    goTo: (title) => user.open(routeOfPage(title)),
    open: async (title) => {
      await user.open(routeOfPage(title));
      user.seesFramed(title);
    },
    goOn: (title) => user.goOn(routeOfPage(title)),
    say: async (sender, message) => {
      const { window } = user.tab;
      const framed = user.mainFrame;
      const { origin } = window.location;
      const senders: Readonly<Record<string, MessageEventInit>> = {
        'the framed page': { origin, source: framed?.contentWindow ?? null },
        'the window itself': { origin, source: window },
        // The policy of the page lets no other site into the frame, so this is made here.
        'a page of another site in the frame': {
          origin: 'http://elsewhere.example',
          source: framed?.contentWindow ?? null,
        },
      };
      user.expect(sender in senders, `the sender "${sender}"`);
      window.dispatchEvent(new window.MessageEvent('message', { data: message, ...senders[sender] }));
      await user.tab.rest();
    },
    seesFrame: async (title) => {
      user.seesFramed(title);
      const heading = frameDocument(user, title).querySelector('h1');
      user.expect(heading?.textContent?.trim() === title, `the frame to show "${title}"`);
    },
    ignored: async (count) => {
      const { ignoredMessages } = user.document.documentElement.dataset;
      user.expect(ignoredMessages === String(count), `${count} ignored messages, not ${ignoredMessages}`);
    },
  };
}
