import { useEffect } from 'react';
import { documentTitle } from './document-title.ts';

/** HTML id of the heading of a page, which also names its main region. */
export const pageTitleId = 'page-title';

export function useDocumentTitle(...parts: readonly (string | null)[]): void {
  const title = documentTitle(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
