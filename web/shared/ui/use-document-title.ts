import { useEffect } from 'react';
import { documentTitle } from './document-title.ts';

/** Sets the title of the browser tab. */
export function useDocumentTitle(...parts: readonly (string | null)[]): void {
  const title = documentTitle(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
