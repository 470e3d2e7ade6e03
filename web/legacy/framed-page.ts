import {
  legacyAddress,
  type LegacyPage,
  type LegacyPageName,
  legacyPages,
} from '../../contracts/api/legacy.ts';
import { isPipelinePage } from '../shared/routes/paths.ts';

/** A legacy page, ready to be shown in the frame. */
export interface FramedPage {
  readonly name: LegacyPageName;
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
}

/**
 * The page that /lf/{name} frames; null for a name that is no such page, so that nothing else of the site can be framed.
 * Of the address's query only the parameters that the page is documented to take are handed on.
 */
export function framedPage(name: string, query: URLSearchParams): FramedPage | null {
  if (!isFramed(name)) return null;
  const page: LegacyPage = legacyPages[name];
  const handedOn = (page.query ?? []).map(
    (parameter) => [parameter, query.get(parameter) ?? undefined] as const,
  );
  const title = name === 'menu-item' ? titleOfItem(query.get('item')) : page.title;
  return { name, title, address: legacyAddress(name, Object.fromEntries(handedOn)) };
}

/** The name of a menu item in words, where no menu tells: `intent-to-proceed` is "Intent to Proceed". */
function titleOfItem(item: string | null): string {
  const words = (item ?? '').split('-').filter((word) => word !== '');
  const inTitleCase = (word: string, at: number) =>
    at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  return words.length === 0 ? legacyPages['menu-item'].title : words.map(inTitleCase).join(' ');
}

const smallWords: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/** True for the pages that close the open loan (S-4.2-10 to S-4.2-15). */
export const resetsLoan = (name: LegacyPageName): boolean => isPipelinePage(name) || resetting.has(name);

const resetting: ReadonlySet<LegacyPageName> = new Set([
  'WhatsNew',
  'ResourceRates',
  'UpdateUserProfile',
  'DelegatedAdminUsers',
  'DelegatedAdminInstitution',
]);

function isFramed(name: string): name is LegacyPageName {
  return Object.hasOwn(legacyPages, name) && legacyPages[name as LegacyPageName].presentation === 'page';
}
