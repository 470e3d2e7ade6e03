import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../shared/routes/paths.ts';
import { redirectFrom } from '../../shared/routes/redirect-from.ts';

/** Redirects /pipelines to the loan pipeline. Each pipeline has an address below /pipelines. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirectFrom(request, paths.legacyPage('loan-pipeline'));
