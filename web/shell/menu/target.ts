import {
  type LegacyPage,
  type LegacyPageName,
  legacyPages,
  type Size,
} from '../../../contracts/api/legacy.ts';
import type { pageKinds } from '../../../contracts/operations/shell.ts';
import { isId, parseWebUrl } from '../../shared/parse.ts';
import { nativePage } from '../../shared/routes/parse-route.ts';
import { paths } from '../../shared/routes/paths.ts';
import { parsePath } from '../../shared/routes/redirect.ts';
import type { LegacyDialog } from '../../shared/store/ui-slice.ts';
import type { Popup } from '../legacy-frames/popup.ts';

/** The page of an entry. A page of an unknown kind does not open. */
export interface MenuPage {
  readonly name: string;
  readonly address: string;
  readonly kind: string;
}

/** The seven kinds of page that an entry of a menu can open (document 000, section 2.4). */
type PageKind = (typeof pageKinds)[number];

/** Target of an entry: a route of the SPA, a dialog, a window, or the image flow, which needs permission. */
export type Target =
  | { readonly as: 'route'; readonly path: string }
  | { readonly as: 'dialog'; readonly dialog: LegacyDialog }
  | { readonly as: 'window'; readonly popup: Popup }
  | { readonly as: 'image-flow'; readonly accountId: number };

/**
 * Returns the target of an entry; null for a group, a page of an unknown kind, an invalid address, and a disabled
 * entry.
 * @param origin origin of this site; addresses of other sites open only in windows
 */
export function targetOf({ page, name, isDisabled }: Entry, origin: string): Target | null {
  if (!page || isDisabled || !isPageKind(page.kind)) return null;
  if (page.name === imageFlow) return imagesOf(page, origin);
  return openers[page.kind](page, name, origin);
}

interface Entry {
  readonly name: string;
  readonly page: MenuPage | null;
  readonly isDisabled: boolean;
}

export const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(openers, kind);

const imageFlow = 'ImageFlow' satisfies LegacyPageName;

/**
 * Returns the target of an entry that opens the image flow; null if its address has no account id. The image flow opens
 * only with the server's permission.
 */
function imagesOf({ address }: MenuPage, origin: string): Target | null {
  const accountId = Number(URL.parse(address, origin)?.searchParams.get('accountId'));
  return isId(accountId) ? { as: 'image-flow', accountId } : null;
}

type Opener = (page: MenuPage, title: string, origin: string) => Target | null;

/** Returns the route of a page of the SPA, found by the name or the address of the page. */
const ownPage: Opener = ({ name, address }, _title, origin) => {
  const path = nativePage(name) ?? parsePath(address, origin);
  return path === null ? null : { as: 'route', path };
};

/** Returns the route /lf/{page}, which frames a legacy page. The route has the query of the page's address. */
const framed: Opener = ({ name, address }, _title, origin) => {
  if (name === '') return null;
  const query = URL.parse(address, origin)?.search ?? '';
  return { as: 'route', path: `${paths.legacyPageNamed(name)}${query}` };
};

const dialog: Opener = ({ name, address }, title, origin) => {
  const own = parsePath(address, origin);
  return own === null ? null : { as: 'dialog', dialog: { title, address: own, ...sized(name) } };
};

/** Returns a window for a portal, since a portal may be on another site. */
const portal: Opener = ({ name, address }, title, origin) => {
  const url = parseWebUrl(address, origin);
  if (!url) return null;
  const own = url.origin === origin ? parsePath(address, origin) : url.href;
  return own === null ? null : { as: 'window', popup: { title, address: own, ...sized(name) } };
};

const openers: Readonly<Record<PageKind, Opener>> = {
  current: ownPage,
  'legacy-page': framed,
  'custom-form': framed,
  'legacy-modal': dialog,
  'razor-modal': dialog,
  'optimal-blue-modal': dialog,
  'lending-portal': portal,
};

function sized(name: string): { readonly size?: Size } {
  if (!Object.hasOwn(legacyPages, name)) return {};
  const { size }: LegacyPage = legacyPages[name as keyof typeof legacyPages];
  return size ? { size } : {};
}
