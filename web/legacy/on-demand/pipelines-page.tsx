import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/routes/paths.ts';

/** /pipelines redirects to the loan pipeline. Each pipeline has an address below /pipelines (C-08, L-2.1-24). */
export default function PipelinesPage() {
  return <Navigate to={paths.legacyPage('loan-pipeline')} replace />;
}
