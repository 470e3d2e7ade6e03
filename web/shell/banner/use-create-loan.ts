import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routes/paths.ts';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { useOptimalBlueCreation } from '../../windows/use-optimal-blue-creation.ts';
import { createDialogOpened } from '../create-dialog-slice.ts';
import { type CreateWay, createWayOf } from './create-way.ts';

/** Returns the action of the Create Loan button of the banner. */
export function useCreateLoan(): () => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { enableNewCreateLoanWorkflow } = useConfiguration().featureFlags;
  const ways: Readonly<Record<CreateWay, () => void>> = {
    dialog: () => void dispatch(createDialogOpened()),
    'new-loan': () => void navigate(paths.newLoan),
    'optimal-blue': useOptimalBlueCreation(),
  };
  return ways[createWayOf(pathname, enableNewCreateLoanWorkflow)];
}
