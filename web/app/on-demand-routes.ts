import type { RouteObject } from 'react-router-dom';
import { onDemandPaths, paths } from '../shared/routes/paths.ts';

/** Routes whose code is asked for on the first visit, each on its own (L-2.1-12, L-2.1-24, C-26). */
export const onDemandRoutes: RouteObject[] = [
  {
    path: paths.createLoanCheck,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/borrower-check-page.tsx')).default }),
  },
  {
    path: onDemandPaths.formsDocs,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/forms-docs-page.tsx')).default }),
  },
  {
    path: onDemandPaths.delivery,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/delivery-page.tsx')).default }),
  },
  {
    path: onDemandPaths.ribbon,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/ribbon-page.tsx')).default }),
  },
  {
    path: onDemandPaths.statusTracking,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/status-tracking-page.tsx')).default }),
  },
  {
    path: onDemandPaths.docPackages,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/doc-packages-page.tsx')).default }),
  },
  {
    path: onDemandPaths.servicesTab,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/services-tab-page.tsx')).default }),
  },
  {
    path: onDemandPaths.menu,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/menu-page.tsx')).default }),
  },
  {
    path: onDemandPaths.pipelines,
    lazy: async () => ({ Component: (await import('../legacy/on-demand/pipelines-page.tsx')).default }),
  },
];
