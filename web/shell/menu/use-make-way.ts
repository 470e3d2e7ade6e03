import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { primaryDrawerSettled, usePrimaryDrawer } from './drawer-slice.ts';

/**
 * For what opens over the page from a drawer: a drawer that lies over the page, too, has done its work. It gives the
 * focus back before the other takes it, so that the other returns it to something that is still there.
 */
export function useMakeWay(): () => void {
  const dispatch = useDispatch();
  const { isWide } = usePrimaryDrawer();
  return () => {
    if (!isWide) flushSync(() => dispatch(primaryDrawerSettled()));
  };
}
