import { useEffect } from 'react';
import { documentTitle } from './document-title.ts';

export function useDocumentTitle(...parts: readonly (string | null)[]): void {
  const title = documentTitle(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
