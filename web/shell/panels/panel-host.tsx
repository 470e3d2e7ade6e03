import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../session/account.ts';
import { useKnownUser } from '../../session/use-user.ts';
import { FramedPanel } from './framed-panel.tsx';
import { type PanelState, panelsClosed } from './panel-slice.ts';
import { panelViewOf } from './panel-view.ts';

/** Shows the open panel over the page. Going to another page closes it. */
export function PanelHost() {
  const name = useSelector((state: { readonly panel: PanelState }) => state.panel.open);
  const user = useKnownUser();
  const account = useAccount();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => () => void dispatch(panelsClosed()), [dispatch, pathname]);
  const view = name !== null && user ? panelViewOf(name, user, account) : null;
  return view ? <FramedPanel key={view.address} view={view} /> : null;
}
