import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CrashPage } from '../session/errors/crash-page.tsx';
import LandingPage from '../pages/landing/landing-page.tsx';
import LegacyPage from '../pages/legacy/legacy-page.tsx';
import type { MenuPageProps } from '../pages/legacy/menu-page.tsx';
import { Guard } from '../session/guard.tsx';
import { Notices } from '../shell/notices/notices.tsx';
import { Shell } from '../shell/shell.tsx';
import { LoanOfPage } from './loan-of-page.tsx';
import { Overlays } from './overlays.tsx';
import { awaited } from '../shared/awaited.ts';
import { aliasOf, nativePages } from '../shared/routes/parse-route.ts';
import { redirectFrom } from '../shared/routes/redirect-from.ts';
import { onDemandPaths, paths, patterns, type RouteHandle } from '../shared/routes/paths.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

const fullscreen: RouteHandle = { fullscreen: true };
const ofLoan: RouteHandle = { kind: 'loan' };
const ofLoanMenu: RouteHandle = { kind: 'loan-menu' };
const ofCreation: RouteHandle = { kind: 'creation' };
const ofLegacy: RouteHandle = { kind: 'legacy' };

/** Returns a route whose page, the default export of a module, is downloaded on the first visit. */
const lazyRoute = (
  path: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  handle?: RouteHandle,
): RouteObject => ({ path, handle, lazy: async () => ({ Component: (await load()).default }) });

/** Returns a route whose page opens a menu. These pages are one file, downloaded on the first visit. */
const menuRoute = (path: string, menu: Omit<MenuPageProps, 'item'>, handle?: RouteHandle): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    const { MenuPage } = await import('../pages/legacy/menu-page.tsx');
    return { element: <MenuPage item={path.slice(1)} {...menu} /> };
  },
});

const menuRoutes: readonly RouteObject[] = [
  menuRoute(onDemandPaths.formsDocs, { drawer: 'Loan', subMenu: 'Forms' }, ofLoanMenu),
  menuRoute(onDemandPaths.docPackages, { drawer: 'Loan', subMenu: 'Doc Packages' }, ofLoanMenu),
  menuRoute(onDemandPaths.servicesTab, { drawer: 'Loan', subMenu: 'Loan Services' }, ofLoanMenu),
  menuRoute(onDemandPaths.statusTracking, { drawer: 'Loan', subMenu: 'Status Tracking' }, ofLoanMenu),
  menuRoute(onDemandPaths.ribbon, { drawer: 'Loan', subMenu: 'Actions' }, ofLoanMenu),
  menuRoute(onDemandPaths.menu, {}, ofLoanMenu),
  menuRoute(onDemandPaths.delivery, { drawer: 'Delivery' }),
];

/** The router warns about a route without an element, also if its loader redirects. */
const redirecting = <></>;

/** Redirects from the addresses of pages of the SPA under the names of legacy pages. */
const nativeRoutes: readonly RouteObject[] = Object.entries(nativePages).map(([name, path]) => ({
  path: paths.legacyPageNamed(name),
  caseSensitive: true,
  loader: ({ request }) => redirectFrom(request, path),
  element: redirecting,
}));

/** The routes of the SPA. Each page is downloaded separately, except the pages on which most users land. */
const routes: RouteObject[] = [
  {
    element: <Shell beside={<Overlays />} />,
    errorElement: (
      <>
        <CrashPage />
        <Notices />
      </>
    ),
    children: [
      lazyRoute(paths.signedOut, () => import('../session/errors/signed-out-page.tsx'), fullscreen),
      lazyRoute(patterns.error, () => import('../session/errors/error-page.tsx')),
      {
        element: <Guard accountIsEnough />,
        children: [lazyRoute(patterns.switchProfile, () => import('../session/switch-profile-page.tsx'))],
      },
      { element: <Guard />, children: guarded() },
    ],
  },
];

function guarded(): RouteObject[] {
  const dashboard = () => import('../pages/loan/dashboard-page.tsx');
  return [
    { path: paths.default, element: <LandingPage /> },
    {
      path: patterns.legacyPage,
      element: (
        <LoanOfPage>
          <LegacyPage />
        </LoanOfPage>
      ),
      handle: ofLegacy,
    },
    lazyRoute(paths.alertMessage, () => import('../session/errors/alert-page.tsx'), fullscreen),
    lazyRoute(paths.dashboard, dashboard, ofLoan),
    lazyRoute(patterns.dashboardOf, dashboard, ofLoan),
    lazyRoute(patterns.dashboardTask, dashboard, ofLoan),
    lazyRoute(paths.leadSummary, () => import('../pages/loan/lead-summary-page.tsx'), ofLoan),
    lazyRoute(paths.workQueue, () => import('../pages/loan/work-queue-page.tsx'), ofLoan),
    {
      path: paths.newLoan,
      handle: ofCreation,
      lazy: async () => {
        const { default: CreateLoanPage } = await import('../pages/create-loan/page/create-loan-page.tsx');
        return { element: <CreateLoanPage key="loan" isLead={false} /> };
      },
    },
    {
      path: paths.newLead,
      handle: ofCreation,
      lazy: async () => {
        const { default: CreateLoanPage } = await import('../pages/create-loan/page/create-loan-page.tsx');
        return { element: <CreateLoanPage key="lead" isLead /> };
      },
    },
    lazyRoute(paths.createLoanCheck, () => import('../pages/legacy/borrower-check-page.tsx'), ofCreation),
    {
      path: onDemandPaths.pipelines,
      lazy: () => import('../pages/legacy/pipelines-page.ts'),
      element: redirecting,
    },
    ...menuRoutes,
    ...nativeRoutes,
    {
      path: '*',
      loader: ({ request }) => redirectFrom(request, aliasOf(new URL(request.url))),
      element: redirecting,
    },
  ];
}

export const createAppRouter = () => createBrowserRouter(withWait(routes));

/**
 * Returns the routes with what the user sees while a page is downloaded or its redirect is not known: at the start the
 * frame of the shell with the skeleton of a page, later the sign of a wait.
 */
function withWait(some: readonly RouteObject[]): RouteObject[] {
  return some.map((route): RouteObject => {
    const { lazy, loader } = route;
    if (route.children) return { ...route, children: withWait(route.children) };
    if (typeof lazy === 'function') return { ...route, lazy: () => awaited(lazy()), hydrateFallbackElement };
    return loader ? { ...route, hydrateFallbackElement } : route;
  });
}

const hydrateFallbackElement = <PageSkeleton label="Loading the page" />;
