import type { pageKinds } from '../../../contracts/operations/shell.ts';

/** The seven kinds of page that an entry of a menu can open (document 000, section 2.4). */
export type PageKind = (typeof pageKinds)[number];

const kinds: Readonly<Record<PageKind, true>> = {
  current: true,
  'legacy-page': true,
  'legacy-modal': true,
  'razor-modal': true,
  'lending-portal': true,
  'custom-form': true,
  'optimal-blue-modal': true,
};

export const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(kinds, kind);
