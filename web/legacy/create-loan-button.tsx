import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useUser } from '../session/use-user.ts';

/**
 * Starts a new loan, for those who may.
 * @param waiting true until the pipeline has finished its reset (S-4.2-31).
 */
export function CreateLoanButton({ waiting }: { readonly waiting: boolean }) {
  const { features } = useUser();
  const navigate = useNavigate();
  if (!features.createLoan) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      disabled={waiting}
      onClick={() => void navigate(paths.newLoan)}
    >
      Create Loan
    </Button>
  );
}
