import { OnDemand } from '../shared/ui/on-demand.tsx';
import { useAppDispatch, useAppSelector } from '../shared/store/store.ts';
import { assistantClosed, createDialogClosed } from '../shared/store/ui-slice.ts';

/** The assistant's drawer and the create dialog, each downloaded on first use. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const isAssistantOpen = useAppSelector(({ ui }) => ui.isAssistantOpen);
  const isCreateDialogOpen = useAppSelector(({ ui }) => ui.isCreateDialogOpen);
  return (
    <>
      <OnDemand
        name="The assistant"
        isWanted={isAssistantOpen}
        load={() => import('../pages/assistant/drawer/assistant-drawer.tsx')}
        onFailure={() => dispatch(assistantClosed())}
        props={{}}
      />
      <OnDemand
        name="The Create Loan dialog"
        isWanted={isCreateDialogOpen}
        load={() => import('../pages/create-loan/dialog/create-dialog.tsx')}
        onFailure={() => dispatch(createDialogClosed())}
        props={{}}
      />
    </>
  );
}
