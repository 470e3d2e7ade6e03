import type { FrameMessage } from '../../contracts/api/frame-messages.ts';
import type { User } from '../../contracts/schemas/session.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../worlds/world.ts';
import type { Html } from './html.ts';

/** What a legacy page may know: its own world, its own user, nothing else. */
export interface PageContext {
  readonly store: Store;
  readonly world: World;
  readonly user: User;
  /** Who the person is at the identity provider. */
  readonly objectId: string;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface PageView {
  readonly content: Html;
  /** 200 without one. */
  readonly status?: number;
  /** What the page tells the product once it has loaded. */
  readonly announces?: Extract<FrameMessage['type'], 'pipelineReset'>;
}

/** One page of the older application. */
export type LegacyPageRenderer = (context: PageContext) => Promise<PageView> | PageView;
