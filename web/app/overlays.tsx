import { useDispatch, useSelector } from 'react-redux';
import { OnDemand } from '../shared/ui/on-demand.tsx';
import { assistantClosed, type AssistantState } from '../shell/assistant-slice.ts';
import { createDialogClosed, type CreateDialogState } from '../shell/create-dialog-slice.ts';

interface OverlayState {
  readonly assistant: AssistantState;
  readonly createDialog: CreateDialogState;
}

/** The assistant's drawer and the create dialog, each downloaded on first use. */
export function Overlays() {
  const dispatch = useDispatch();
  const isAssistantOpen = useSelector(({ assistant }: OverlayState) => assistant.isOpen);
  const isCreateDialogOpen = useSelector(({ createDialog }: OverlayState) => createDialog.isOpen);
  return (
    <>
      <OnDemand
        name="The assistant"
        isWanted={isAssistantOpen}
        load={() => import('../assistant/drawer/assistant-drawer.tsx')}
        onFailure={() => dispatch(assistantClosed())}
        props={{}}
      />
      <OnDemand
        name="The Create Loan dialog"
        isWanted={isCreateDialogOpen}
        load={() => import('../create-loan/dialog/create-dialog.tsx')}
        onFailure={() => dispatch(createDialogClosed())}
        props={{}}
      />
    </>
  );
}
