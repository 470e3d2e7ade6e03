import type { EventHub } from '../../../platform/events/hub.ts';
import type { FrameMessage } from '../../../../contracts/frame-messages.ts';
import type { User } from '../../../../contracts/operations/session.ts';
import type { WorldStore } from '../../../store/store.ts';
import type { World } from '../../../platform/worlds/world.ts';
import type { Html } from '../../../platform/html/html.ts';

/** The data that a legacy page is rendered from: world, user, query and form. */
export interface PageContext {
  readonly store: WorldStore;
  readonly events: EventHub;
  readonly world: World;
  readonly user: User;
  /** Object id of the user at the identity provider. */
  readonly objectId: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Fields of the submitted form; empty for a GET request. */
  readonly form: Readonly<Record<string, unknown>>;
  /** Value of the hidden field of posted forms; see `formToken`. */
  readonly antiForgeryToken: string;
}

export interface PageView {
  readonly content: Html;
  /** Title of the page; default: its title in the catalogue of pages. */
  readonly title?: string;
  /** HTTP status; default 200. */
  readonly status?: number;
  /** Search result, which the page sends to the product when it has loaded. */
  readonly found?: Extract<FrameMessage, { readonly type: 'searchResult' }>;
}

/** A redirect after a form, so that reloading the page does not submit the form again. */
export interface SeeOther {
  readonly location: string;
}

export type LegacyPageRenderer = (context: PageContext) => Promise<PageView> | PageView;

/** Handles a form that a page posts to its own address. */
export type LegacyFormHandler = (context: PageContext) => Promise<PageView | SeeOther> | PageView | SeeOther;
