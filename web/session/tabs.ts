import { sessionChannel } from '../../contracts/frame-messages.ts';
import { oneOf } from '../shared/parse.ts';

const messages = ['signed-out', 'profile-switched'] as const;
type TabMessage = (typeof messages)[number];

const parseMessage = oneOf(messages, null);

/** Channel to the other tabs of this browser. */
export interface Tabs {
  post(message: TabMessage): void;
  /** Called with the messages of other tabs, not with those of this tab. */
  onMessage(listener: (message: TabMessage) => void): void;
}

/** Returns the channel to other tabs. Without BroadcastChannel, returns a channel that never delivers a message. */
export function connectTabs(open: () => BroadcastChannel = openChannel): Tabs {
  let channel: BroadcastChannel;
  try {
    channel = open();
  } catch {
    return { post: () => undefined, onMessage: () => undefined };
  }
  // Has no target origin, unlike `postMessage` of a window: a broadcast channel only reaches pages of this origin.
  const post: (message: TabMessage) => void = channel.postMessage.bind(channel);
  return {
    post,
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = parseMessage(data);
        if (message) listener(message);
      });
    },
  };
}

const openChannel = () => new BroadcastChannel(sessionChannel);
