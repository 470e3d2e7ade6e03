import { paths } from '../../../web/shared/routes/paths.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { createFormActions } from './create-form.ts';
import { createScreenActions } from './create-screen.ts';
import { typingActions } from './typing.ts';
import { fieldsOnScreen } from './fields.ts';
import type { Visit } from './visit.ts';

export function createLoanActions(visit: Visit): Partial<CreateLoanActions> {
  const fields = fieldsOnScreen(visit);

  const open = (wanted: string) => visit.open(wanted === 'lead' ? paths.newLead : paths.newLoan);

  return {
    ...fields.actions,
    ...createFormActions(visit, fields),
    ...createScreenActions(visit, fields),
    ...typingActions(fields),
    open,
    choose: fields.choose,
  };
}
