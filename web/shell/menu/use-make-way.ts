import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { primaryDrawerSettled, usePrimaryDrawer } from './drawer-slice.ts';

/**
 * Returns the function that closes a drawer over the page before a dialog or panel opens from it. The drawer gives the
 * focus back first, so that the dialog can return it to an element that still exists.
 */
export function useMakeWay(): () => void {
  const dispatch = useDispatch();
  const { isWide } = usePrimaryDrawer();
  return () => {
    if (!isWide) flushSync(() => dispatch(primaryDrawerSettled()));
  };
}
