import { useDispatch } from 'react-redux';
import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { legacyDialogOpened } from '../../windows/legacy-dialog-slice.ts';

/** Opens the Optimal Blue search in a dialog of the older application (decision on S-2.3-31). */
export function useOptimalBlueSearch(): () => void {
  const dispatch = useDispatch();
  return () =>
    void dispatch(
      legacyDialogOpened({
        title: legacyPages.OptimalBlueSearch.title,
        address: legacyAddress('OptimalBlueSearch'),
      }),
    );
}
