import { useState } from 'react';
import { OnDemand } from '../shared/ui/on-demand.tsx';
import { useShortcut } from './use-shortcut.ts';

/** The list of keyboard shortcuts, which the key `?` opens. Its code is downloaded on first use. */
export function ShortcutsSheet() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  const close = () => setOpen(false);
  return (
    <OnDemand
      name="The list of shortcuts"
      isWanted={isOpen}
      load={() => import('./sheet.tsx')}
      onFailure={close}
      props={{ isOpen, close }}
    />
  );
}
