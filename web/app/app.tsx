import '@fontsource-variable/inter';
import '../shared/ui/base.css';
import '../shared/ui/print.css';
import { MsalProvider } from '@azure/msal-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SessionContext } from '../session/session-context.ts';
import type { SignInContext } from '../session/sign-in.ts';
import { cleanTypedText } from '../shared/ui/fields/typed-text.ts';
import { ThemeProvider } from '../shared/ui/theme-provider.tsx';
import { createAppRouter } from './router.tsx';
import { createAnonymousStore, createSessionStore } from './session-store.ts';
import type { AppStore } from '../shared/store/store.ts';
import { widthChanged } from '../shared/store/ui-slice.ts';
import { constants } from '../shared/constants.ts';

/** Renders the app. Without a context it has no session, so only pages that need no sign-in are shown. */
export function renderApp(context: SignInContext | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into');
  cleanTypedText(document);
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
  followWidth(store);
  return (
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={createAppRouter()} />
      </ThemeProvider>
    </Provider>
  );
}

/** Tells the store whether the window is wide. */
function followWidth({ dispatch }: AppStore): void {
  const wide = window.matchMedia(`(min-width: ${constants.wideScreen}px)`);
  const measure = () => void dispatch(widthChanged(wide.matches));
  wide.addEventListener('change', measure);
  measure();
}
