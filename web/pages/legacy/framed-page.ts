import {
  type LegacyPage,
  type LegacyPageName,
  legacyAddress,
  legacyPages,
  titleOfItem,
} from '../../../contracts/api/legacy.ts';
import { isPipelinePage } from '../../shared/routes/pipelines.ts';

export interface FramedPage {
  readonly name: LegacyPageName;
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
}

/**
 * Returns the legacy page of /lf/{name} with the documented parameters of the query. Returns null for other names, so
 * that no other page of the site can be framed.
 */
export function framedPage(name: string, query: URLSearchParams): FramedPage | null {
  if (!isFramed(name)) return null;
  const page: LegacyPage = legacyPages[name];
  const parameters = (page.query ?? []).map(
    (parameter) => [parameter, query.get(parameter) ?? undefined] as const,
  );
  const title = name === 'menu-item' ? titleOfItem(query.get('item') ?? '') : page.title;
  return { name, title, address: legacyAddress(name, Object.fromEntries(parameters)) };
}

/** Returns true for the pages that close the open loan. */
export function closesOpenLoan(name: LegacyPageName): boolean {
  const { closesLoan = false }: LegacyPage = legacyPages[name];
  return closesLoan || isPipelinePage(name);
}

function isFramed(name: string): name is LegacyPageName {
  return Object.hasOwn(legacyPages, name) && legacyPages[name as LegacyPageName].presentation === 'page';
}
