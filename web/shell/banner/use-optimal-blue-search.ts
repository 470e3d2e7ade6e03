import { useDispatch } from 'react-redux';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { pageAddress } from '../../configuration/page-address.ts';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { legacyDialogOpened } from '../../windows/legacy-dialog-slice.ts';

/** Opens the Optimal Blue search in a dialog of the legacy application (decision on S-2.3-31). */
export function useOptimalBlueSearch(): () => void {
  const dispatch = useDispatch();
  const { pageAddresses } = useConfiguration();
  return () =>
    void dispatch(
      legacyDialogOpened({
        title: legacyPages.OptimalBlueSearch.title,
        address: pageAddress(pageAddresses, 'OptimalBlueSearch'),
      }),
    );
}
