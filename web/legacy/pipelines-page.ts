import { redirect } from 'react-router-dom';
import { paths } from '../shared/routes/paths.ts';

/** Redirects /pipelines to the loan pipeline. Each pipeline has an address below /pipelines (C-08, L-2.1-24). */
export const loader = () => redirect(paths.legacyPage('loan-pipeline'));
