import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { legacyDialogOpened } from '../../windows/legacy-dialog-slice.ts';
import { useImageFlow } from '../../windows/open-image-flow.ts';
import { usePopup } from '../../windows/use-popup.tsx';
import { useMakeWay } from './use-make-way.ts';
import { panelsClosed } from '../panels/panel-slice.ts';
import type { Target } from './page-target.ts';

/**
 * Returns the function that closes open panels and opens a menu entry (S-4.2-25). Each rendering returns the same
 * function, so that long lists are not rendered again.
 */
export function useOpenPage(): (target: Target) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const makeWay = useMakeWay();
  const popup = usePopup();
  const openImageFlow = useImageFlow();
  const open = (target: Target) => {
    dispatch(panelsClosed());
    switch (target.as) {
      case 'route':
        void navigate(target.path);
        break;
      case 'dialog':
        makeWay();
        dispatch(legacyDialogOpened(target.dialog));
        break;
      case 'window':
        popup(target.popup);
        break;
      case 'image-flow':
        void openImageFlow(target.accountId);
        break;
    }
  };
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback((target) => latest.current(target), []);
}
