import { paths } from '../../../web/shared/routes/paths.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { CreateScreen } from './create-screen.ts';
import type { TabUser } from './tab-user.ts';

export function createLoanActions(user: TabUser): Partial<CreateLoanActions> {
  const screen = new CreateScreen(user);
  return {
    open: async (kind) => {
      await user.open(kind === 'lead' ? paths.newLead : paths.newLoan);
      screen.field('Institution');
    },
    choose: (label, option) => screen.choose(label, option),

    canBeUsed: async (label, usable) =>
      user.expect(screen.canBeUsed(label) === usable, `"${label}" to be ${usable ? 'usable' : 'locked'}`),
  };
}
