import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LegacyDialogFrame } from './legacy-dialog-frame.tsx';
import { legacyDialogClosed, type LegacyDialogState } from './legacy-dialog-slice.ts';

/** Shows the open legacy dialog. It closes when the user leaves the page below it. */
export function LegacyDialogHost() {
  const dispatch = useDispatch();
  const open = useSelector((state: { readonly legacyDialog: LegacyDialogState }) => state.legacyDialog.open);
  const { key } = useLocation();
  const left = useEffectEvent(() => {
    if (open) dispatch(legacyDialogClosed());
  });
  useEffect(() => () => left(), [key]);
  return open ? (
    <LegacyDialogFrame key={open.address} dialog={open} onClose={() => dispatch(legacyDialogClosed())} />
  ) : null;
}
