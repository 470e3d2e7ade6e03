import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CrashPage } from '../errors/crash-page.tsx';
import { CallbackPage } from '../session/callback-page.tsx';
import { Guard } from '../session/guard.tsx';
import { Shell } from '../shell/shell.tsx';
import { Alias } from './alias.tsx';
import { onDemandRoutes } from './on-demand-routes.ts';
import { AssistantPlace } from './assistant-place.tsx';
import { CreateDialogPlace } from './create-dialog-place.tsx';
import { paths, patterns } from '../shared/routes/paths.ts';
import type { RouteHandle } from '../shared/routes/route-handle.ts';

const fullscreen: RouteHandle = { fullscreen: true };

/** The routes of the SPA. Every page is a download of its own. */
const routes: RouteObject[] = [
  {
    element: (
      <Shell
        beside={
          <>
            <AssistantPlace />
            <CreateDialogPlace />
          </>
        }
      />
    ),
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: paths.signedOut,
        handle: fullscreen,
        lazy: async () => ({ Component: (await import('../errors/signed-out-page.tsx')).default }),
      },
      {
        path: patterns.error,
        lazy: async () => ({ Component: (await import('../errors/error-page.tsx')).default }),
      },
      { path: paths.callback, handle: fullscreen, element: <CallbackPage /> },
      {
        element: <Guard accountIsEnough />,
        children: [
          {
            path: patterns.switchProfile,
            lazy: async () => ({ Component: (await import('../session/switch-profile-page.tsx')).default }),
          },
        ],
      },
      { element: <Guard />, children: guarded() },
    ],
  },
];

function guarded(): RouteObject[] {
  const dashboard = async () => ({ Component: (await import('../loan/dashboard-page.tsx')).default });
  return [
    {
      path: paths.default,
      lazy: async () => {
        // Nearly every landing goes on to a framed page: its code comes while the landing waits for the server.
        import('../legacy/legacy-page.tsx').catch(() => undefined);
        return { Component: (await import('../landing/landing-page.tsx')).default };
      },
    },
    {
      path: patterns.legacyPage,
      lazy: async () => ({ Component: (await import('../legacy/legacy-page.tsx')).default }),
    },
    {
      path: paths.alertMessage,
      handle: fullscreen,
      lazy: async () => ({ Component: (await import('../errors/alert-page.tsx')).default }),
    },
    { path: paths.dashboard, lazy: dashboard },
    { path: patterns.dashboardOf, lazy: dashboard },
    { path: patterns.dashboardTask, lazy: dashboard },
    {
      path: paths.leadSummary,
      lazy: async () => ({ Component: (await import('../loan/lead-summary-page.tsx')).default }),
    },
    {
      path: paths.workQueue,
      lazy: async () => ({ Component: (await import('../loan/work-queue-page.tsx')).default }),
    },
    {
      path: paths.newLoan,
      lazy: async () => {
        const { default: CreateLoanPage } = await import('../create-loan/create-loan-page.tsx');
        return { element: <CreateLoanPage key="loan" isLead={false} /> };
      },
    },
    {
      path: paths.newLead,
      lazy: async () => {
        const { default: CreateLoanPage } = await import('../create-loan/create-loan-page.tsx');
        return { element: <CreateLoanPage key="lead" isLead /> };
      },
    },
    ...onDemandRoutes,
    { path: '*', element: <Alias /> },
  ];
}

/** The router of this page load. */
export const createAppRouter = () => createBrowserRouter(routes);
