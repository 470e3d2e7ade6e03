import { useState } from 'react';
import { useDownload } from '../../ui/use-download.ts';
import { useShortcut } from './use-shortcut.ts';

/** The sheet of shortcuts, which `?` opens. It is downloaded when it is first wanted. */
export function ShortcutsSheet() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  const close = () => setOpen(false);
  const Sheet = useDownload({
    name: 'The list of shortcuts',
    isWanted: isOpen,
    load: () => import('./sheet.tsx'),
    onFailure: close,
  });
  return Sheet && <Sheet isOpen={isOpen} close={close} />;
}
