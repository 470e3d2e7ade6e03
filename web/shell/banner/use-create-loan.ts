import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** What the Create Loan button of the banner does: the one place that says so. */
export function useCreateLoan(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.newLoan);
}
