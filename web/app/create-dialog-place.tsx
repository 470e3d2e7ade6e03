import { useDispatch, useSelector } from 'react-redux';
import { createDialogClosed, type CreateDialogState } from '../shell/create-dialog-slice.ts';
import { useDownload } from '../ui/use-download.ts';

/** Where the create dialog stands once it has been asked for; until then nothing of it is downloaded. */
export function CreateDialogPlace() {
  const dispatch = useDispatch();
  const CreateDialog = useDownload({
    name: 'The Create Loan dialog',
    isWanted: useSelector((state: { readonly createDialog: CreateDialogState }) => state.createDialog.isOpen),
    load: () => import('../create-loan/dialog/create-dialog.tsx'),
    onFailure: () => dispatch(createDialogClosed()),
  });
  return CreateDialog && <CreateDialog />;
}
