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
import { createAnonymousStore, createSession } from './session-store.ts';
import type { AppStore } from './store.ts';

/** Renders the app. Without a context it has no session, so only pages that need no sign-in are shown. */
export function renderApp(context: SignInContext | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into');
  createRoot(root).render(context ? signedIn(context) : framed(createAnonymousStore()));
}

function signedIn(context: SignInContext): ReactNode {
  const { store, session } = createSession(context);
  return (
    <MsalProvider instance={context.msal}>
      <SessionContext value={session}>{framed(store)}</SessionContext>
    </MsalProvider>
  );
}

function framed(store: AppStore): ReactNode {
  return (
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={createAppRouter()} />
      </ThemeProvider>
    </Provider>
  );
}
