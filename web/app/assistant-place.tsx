import { useDispatch, useSelector } from 'react-redux';
import { assistantClosed, type AssistantState } from '../shell/assistant-slice.ts';
import { OnDemand } from '../shared/ui/on-demand.tsx';

/** Drawer of the assistant, which is downloaded on first use. */
export function AssistantPlace() {
  const dispatch = useDispatch();
  const isOpen = useSelector((state: { readonly assistant: AssistantState }) => state.assistant.isOpen);
  return (
    <OnDemand
      name="The assistant"
      isWanted={isOpen}
      load={() => import('../assistant/drawer/assistant-drawer.tsx')}
      onFailure={() => dispatch(assistantClosed())}
      props={{}}
    />
  );
}
