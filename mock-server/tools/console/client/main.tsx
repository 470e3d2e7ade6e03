import '@fontsource-variable/inter';
import '../../../../web/shared/ui/base.css';
import './console.css';
import './panels.css';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { stayInField } from '../../../../web/shared/ui/focus.ts';
import { ThemeProvider } from '../../../../web/shared/ui/theme-provider.tsx';
import { api } from './api.ts';
import { Console } from './console.tsx';
import { DeskProvider } from './desk.tsx';
import { NoticeProvider } from './notice.tsx';

declare const trustedTypes:
  | { createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown }
  | undefined;

// The component library writes style sheets as inner HTML. Texts with markup are refused.
if (typeof trustedTypes !== 'undefined')
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

stayInField();

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
// Safari shows a page as it was left, with requests that have failed since. Other browsers load this page again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider>
      <NoticeProvider>
        <DeskProvider>
          <Console />
        </DeskProvider>
      </NoticeProvider>
    </ThemeProvider>
  </Provider>,
);
