import { useConfiguration } from '../../session/configuration/api.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { openImageFlow } from './image-flow.ts';
import { usePageTask } from './use-page-task.ts';
import { usePopup } from './use-popup.tsx';

/**
 * Returns the function that opens the image flow of an account by its general account id, or an alert with the reason of
 * a denial. The function resolves when the server has responded. Until then, a further call opens nothing. Nothing opens
 * after the user has left the page.
 */
export function useImageFlow(): (accountId: number) => Promise<void> {
  const dispatch = useAppDispatch();
  const { imageFlowUrl } = useConfiguration();
  const open = usePopup();
  const { run } = usePageTask();
  return (accountId) =>
    run((signal) =>
      dispatch(
        openImageFlow(accountId, open, { signal, ...(imageFlowUrl ? { template: imageFlowUrl } : {}) }),
      ),
    );
}
