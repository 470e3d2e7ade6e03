import { useDispatch, useSelector } from 'react-redux';
import { assistantClosed, type AssistantState } from '../shell/assistant-slice.ts';
import { useDownload } from '../ui/use-download.ts';

/** Where the assistant's drawer stands once it has been asked for; until then nothing of it is downloaded. */
export function AssistantPlace() {
  const dispatch = useDispatch();
  const AssistantDrawer = useDownload({
    name: 'The assistant',
    isWanted: useSelector((state: { readonly assistant: AssistantState }) => state.assistant.isOpen),
    load: () => import('../assistant/drawer/assistant-drawer.tsx'),
    onFailure: () => dispatch(assistantClosed()),
  });
  return AssistantDrawer && <AssistantDrawer />;
}
