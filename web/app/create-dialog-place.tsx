import { useDispatch, useSelector } from 'react-redux';
import { createDialogClosed, type CreateDialogState } from '../shell/create-dialog-slice.ts';
import { OnDemand } from '../shared/ui/on-demand.tsx';

/** Create dialog, which is downloaded on first use. */
export function CreateDialogPlace() {
  const dispatch = useDispatch();
  const isOpen = useSelector(
    (state: { readonly createDialog: CreateDialogState }) => state.createDialog.isOpen,
  );
  return (
    <OnDemand
      name="The Create Loan dialog"
      isWanted={isOpen}
      load={() => import('../create-loan/dialog/create-dialog.tsx')}
      onFailure={() => dispatch(createDialogClosed())}
      props={{}}
    />
  );
}
