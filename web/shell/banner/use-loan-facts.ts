import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PageIcon } from '../../../contracts/schemas/shell.ts';
import { browserStorage } from '../../session/storage.ts';
import { shellApi, useGetLoanMenuQuery } from '../api.ts';
import { factsFromIcons, type LoanFacts } from './loan-facts.ts';
import { latestUpdateOf } from './loan-status-slice.ts';

/**
 * What is known of the one loan that the caller shows for as long as it lives: from the newest event, else from its menu; null as long as neither is there. A menu that is
 * kept in the browser is not asked for again (S-2.1-09).
 */
export function useLoanFacts(generalAccountId: number): LoanFacts | null {
  const update = useSelector(latestUpdateOf(generalAccountId));
  const [stored] = useState(storedMenu);
  useGetLoanMenuQuery(generalAccountId, { skip: stored !== null });
  // What others have asked for is read too.
  const { data } = shellApi.endpoints.getLoanMenu.useQueryState(generalAccountId);
  const icons = data?.pageIcons ?? stored?.icons ?? null;
  return useMemo(() => update ?? (icons ? factsFromIcons(icons) : null), [update, icons]);
}

/** The menu that the browser keeps, with its icons if they are kept too; null when none is kept. */
function storedMenu(): { readonly icons: readonly PageIcon[] | null } | null {
  const value = browserStorage.read('navigationMenu');
  if (value === null) return null;
  const icons = (value as { readonly pageIcons?: unknown }).pageIcons;
  return { icons: Array.isArray(icons) ? icons.filter(isIcon) : null };
}

function isIcon(value: unknown): value is PageIcon {
  if (typeof value !== 'object' || value === null) return false;
  const { name, visible, disabled } = value as Partial<PageIcon>;
  return typeof name === 'string' && typeof visible === 'boolean' && typeof disabled === 'boolean';
}
