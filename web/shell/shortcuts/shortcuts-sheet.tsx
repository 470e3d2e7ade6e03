import { lazy, Suspense, useState } from 'react';
import { useShortcut } from './use-shortcut.ts';

const Sheet = lazy(() => import('./sheet.tsx'));

/** The sheet of shortcuts, which `?` opens. It is downloaded when it is first wanted. */
export function ShortcutsSheet() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useShortcut('?', () => {
    setWanted(true);
    setOpen(true);
  });
  return wanted ? (
    <Suspense fallback={null}>
      <Sheet isOpen={open} close={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
