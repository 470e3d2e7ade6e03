import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useGo } from '../../shared/routes/use-go.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { legacyDialogOpened, panelsClosed, primaryDrawerSettled } from '../../shared/store/ui-slice.ts';
import { useImageFlow } from '../legacy-frames/open-image-flow.ts';
import { usePopup } from '../legacy-frames/use-popup.tsx';
import type { Target } from './target.ts';

/** Opens a menu entry. Returns a promise that resolves when the server has responded; undefined if it is not asked. */
export type OpenPage = (target: Target) => Promise<void> | undefined;

/**
 * Returns the function that closes open panels and opens a menu entry. The function returns a promise if the server is
 * asked first. Each rendering returns the same function, so that long lists are not rendered again.
 */
export function useOpenPage(): OpenPage {
  const dispatch = useAppDispatch();
  const go = useGo();
  const makeWay = useMakeWay();
  const popup = usePopup();
  const openImageFlow = useImageFlow();
  const open: OpenPage = (target) => {
    dispatch(panelsClosed());
    switch (target.as) {
      case 'route':
        go(target.path);
        break;
      case 'dialog':
        makeWay();
        dispatch(legacyDialogOpened(target.dialog));
        break;
      case 'window':
        popup(target.popup);
        break;
      case 'image-flow':
        return openImageFlow(target.accountId);
    }
    return undefined;
  };
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback((target) => latest.current(target), []);
}

/**
 * Returns the function that closes a drawer over the page before that drawer opens a dialog or panel. The focus first
 * returns to the page, so that the dialog can later return it to an element that still exists.
 */
export function useMakeWay(): () => void {
  const dispatch = useAppDispatch();
  const isWide = useAppSelector(({ ui }) => ui.isWide);
  return () => {
    if (!isWide) flushSync(() => dispatch(primaryDrawerSettled()));
  };
}
