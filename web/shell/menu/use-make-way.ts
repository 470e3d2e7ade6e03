import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { primaryDrawerSettled, usePrimaryDrawer } from './drawer-slice.ts';

/**
 * Returns the function that closes a drawer over the page before that drawer opens a dialog or panel. The focus first
 * returns to the page, so that the dialog can later return it to an element that still exists.
 */
export function useMakeWay(): () => void {
  const dispatch = useDispatch();
  const { isWide } = usePrimaryDrawer();
  return () => {
    if (!isWide) flushSync(() => dispatch(primaryDrawerSettled()));
  };
}
