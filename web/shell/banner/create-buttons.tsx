import { DownOutlined, LoadingOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { useConfiguration } from '../../session/configuration/api.ts';
import { pageAddress } from '../../session/configuration/page-address.ts';
import { paths } from '../../shared/routes/paths.ts';
import { framedNameOf } from '../../shared/routes/pipelines.ts';
import { useGo } from '../../shared/routes/use-go.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { createDialogOpened, legacyDialogOpened } from '../../shared/store/ui-slice.ts';
import { useMenuButton } from '../../shared/ui/use-menu-button.ts';
import { useOptimalBlueCreation } from '../legacy-frames/optimal-blue-creation.ts';
import styles from './banner.module.css';

interface CreateButtonsProps {
  readonly user: User;
  /** True until the loan pipeline has finished its reset. */
  readonly isWaiting: boolean;
}

const labels: Readonly<Record<CreateChoice, string>> = {
  'create-loan': 'Create Loan',
  'optimal-blue-search': 'Optimal Blue Search',
};

/** The choices to create a loan. Two choices are buttons on a wide screen, else one menu. */
export function CreateButtons({ user, isWaiting }: CreateButtonsProps) {
  const isWide = useAppSelector(({ ui }) => ui.isWide);
  // A dialog that an entry of the menu opens also returns the focus to the button.
  const { isOpen, button, dropdown } = useMenuButton();
  const choices = choicesOf(user);
  const creation = useCreateLoan();
  const picture = creation.isWaiting ? <LoadingOutlined spin aria-hidden /> : <PlusOutlined aria-hidden />;
  const actions: Readonly<Record<CreateChoice, () => void>> = {
    'create-loan': creation.start,
    'optimal-blue-search': useOptimalBlueSearch(),
  };
  if (choices.length > 1 && !isWide) {
    const items = choices.map((choice) => ({
      key: choice,
      label: labels[choice],
      disabled: choice === 'create-loan' && (isWaiting || creation.isWaiting),
      onClick: ({ domEvent }: { readonly domEvent: SyntheticEvent }) => {
        // The button gets the focus now. The Enter that chose the entry must not press it too.
        domEvent.preventDefault();
        actions[choice]();
      },
    }));
    return (
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" {...dropdown}>
        <Button ref={button} type="primary" icon={picture} aria-haspopup="menu" aria-expanded={isOpen}>
          <span>Create Loan</span>
          <DownOutlined className={styles['small']} aria-hidden />
        </Button>
      </Dropdown>
    );
  }
  return choices.toReversed().map((choice) =>
    choice === 'create-loan' ? (
      <Button
        key={choice}
        type="primary"
        icon={picture}
        disabled={isWaiting}
        // Not `disabled`, so that the button keeps the focus, to which a dialog returns it.
        aria-disabled={creation.isWaiting || undefined}
        onClick={actions[choice]}
      >
        {labels[choice]}
      </Button>
    ) : (
      <Button key={choice} onClick={actions[choice]}>
        {labels[choice]}
      </Button>
    ),
  );
}

/**
 * Returns the function that the _Create Loan_ button of the banner calls, and whether it waits for the server. On the
 * Optimal Blue pipeline it creates through Optimal Blue. Elsewhere the new workflow opens the dialog; without it the
 * screen opens at once.
 */
function useCreateLoan(): { readonly start: () => void; readonly isWaiting: boolean } {
  const go = useGo();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { enableNewCreateLoanWorkflow } = useConfiguration().featureFlags;
  const optimalBlue = useOptimalBlueCreation();
  const start = () => {
    if (framedNameOf(pathname) === optimalBluePipeline) optimalBlue.start();
    else if (enableNewCreateLoanWorkflow) dispatch(createDialogOpened());
    else go(paths.newLoan);
  };
  return { start, isWaiting: optimalBlue.isWaiting };
}

const optimalBluePipeline: LegacyPageName = 'optimal-blue-pipeline';

/** Opens the Optimal Blue search in a dialog of the legacy application. */
function useOptimalBlueSearch(): () => void {
  const dispatch = useAppDispatch();
  const { pageAddresses } = useConfiguration();
  return () =>
    void dispatch(
      legacyDialogOpened({
        title: legacyPages.OptimalBlueSearch.title,
        address: pageAddress(pageAddresses, 'OptimalBlueSearch'),
      }),
    );
}

/** A button of the banner that starts a new loan. */
type CreateChoice = 'create-loan' | 'optimal-blue-search';

/**
 * Returns the choices to create a loan. Optimal Blue Search counts as a choice; without the feature createLoan it is
 * the only one.
 */
function choicesOf(user: Pick<User, 'features' | 'hasOptimalBlueSearch'>): readonly CreateChoice[] {
  const choices: CreateChoice[] = [];
  if (user.features.createLoan) choices.push('create-loan');
  if (user.hasOptimalBlueSearch) choices.push('optimal-blue-search');
  return choices;
}
