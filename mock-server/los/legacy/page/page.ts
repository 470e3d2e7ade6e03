import type { EventHub } from '../../../control/events/hub.ts';
import type { FrameMessage } from '../../../../contracts/api/frame-messages.ts';
import type { User } from '../../../../contracts/operations/session.ts';
import type { WorldStore } from '../../../store/store.ts';
import type { World } from '../../../control/worlds/world.ts';
import type { Html } from '../../../html/html.ts';

/** What a legacy page may know: its own world, its own user, nothing else. */
export interface PageContext {
  /** The repositories of the world. */
  readonly store: WorldStore;
  readonly events: EventHub;
  readonly world: World;
  readonly user: User;
  /** Who the person is at the identity provider. */
  readonly objectId: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** What a sent form carried; empty for a page that is only opened. */
  readonly form: Readonly<Record<string, unknown>>;
  /** Belongs into every form that is posted; see `formToken`. */
  readonly antiForgeryToken: string;
}

export interface PageView {
  readonly content: Html;
  /** That of the catalogue without one. */
  readonly title?: string;
  /** 200 without one. */
  readonly status?: number;
  /** What the page has found, which it tells the product once it has loaded. */
  readonly found?: Extract<FrameMessage, { readonly type: 'searchResult' }>;
}

/** Where the browser goes after a form has done its work, so that loading again does not do it twice. */
export interface SeeOther {
  readonly location: string;
}

/** One page of the legacy application. */
export type LegacyPageRenderer = (context: PageContext) => Promise<PageView> | PageView;

/** What becomes of a form that a page posts to its own address. */
export type LegacyFormHandler = (context: PageContext) => Promise<PageView | SeeOther> | PageView | SeeOther;
