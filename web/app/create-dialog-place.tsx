import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CreateDialogState } from '../shell/create-dialog-slice.ts';

const CreateDialog = lazy(() => import('../create-loan/dialog/create-dialog.tsx'));

/** Where the create dialog stands once it has been asked for; until then nothing of it is downloaded. */
export function CreateDialogPlace() {
  const isOpen = useSelector(
    (state: { readonly createDialog: CreateDialogState }) => state.createDialog.isOpen,
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <CreateDialog />
    </Suspense>
  ) : null;
}
