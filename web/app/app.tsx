import '@fontsource-variable/inter';
import '../shared/ui/base.css';
import { MsalProvider } from '@azure/msal-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SessionContext } from '../session/session-context.ts';
import type { SignInContext } from '../session/sign-in.ts';
import { ThemeProvider } from '../shared/ui/theme-provider.tsx';
import { createAppRouter } from './router.tsx';
import { createAnonymousStore, createSessionStore } from './session-store.ts';
import type { AppStore } from '../shared/store/store.ts';
import { navigated, widthChanged } from '../shared/store/ui-slice.ts';
import { constants } from '../shared/constants.ts';

/** Renders the app. Without a context it has no session, so only pages that need no sign-in are shown. */
export function renderApp(context: SignInContext | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into');
  createRoot(root).render(context ? signedIn(context) : framed(createAnonymousStore()));
}

function signedIn(context: SignInContext): ReactNode {
  return (
    <MsalProvider instance={context.msal}>
      <SessionContext value={context}>{framed(createSessionStore(context))}</SessionContext>
    </MsalProvider>
  );
}

function framed(store: AppStore): ReactNode {
  const router = createAppRouter();
  followWindow(store, router);
  return (
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>
  );
}

/** Tells the store about each page that the router opens, and about the width of the window. */
function followWindow({ dispatch }: AppStore, router: ReturnType<typeof createAppRouter>): void {
  let shown = '';
  const follow = ({ location: { key, pathname } }: typeof router.state) => {
    if (key === shown) return;
    shown = key;
    dispatch(navigated(pathname));
  };
  const wide = window.matchMedia(`(min-width: ${constants.wideScreen}px)`);
  const measure = () => void dispatch(widthChanged(wide.matches));
  wide.addEventListener('change', measure);
  measure();
  follow(router.state);
  router.subscribe(follow);
}
