import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { pageAddress } from '../../configuration/page-address.ts';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { constants } from '../../shared/constants.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useMenuButton } from '../../shared/ui/use-menu-button.ts';
import { legacyDialogOpened } from '../../windows/legacy-dialog-slice.ts';
import styles from './banner.module.css';
import { type CreateChoice, createOfferOf } from './create-choices.ts';
import { useCreateLoan } from './use-create-loan.ts';

interface CreateButtonsProps {
  readonly user: User;
  /** True until the loan pipeline has finished its reset (S-4.2-31). */
  readonly isWaiting: boolean;
}

const labels: Readonly<Record<CreateChoice, string>> = {
  'create-loan': 'Create Loan',
  'optimal-blue-search': 'Optimal Blue Search',
};

/** The choices to create a loan: buttons, or one menu (S-2.3-19, S-2.3-20, S-6-06). */
export function CreateButtons({ user, isWaiting }: CreateButtonsProps) {
  const isWide = useMedia(`(min-width: ${constants.wideScreen}px)`);
  // A dialog that a choice opens also returns the focus to the button.
  const { isOpen, button, dropdown } = useMenuButton();
  const { choices, asMenu } = createOfferOf(user, isWide);
  const actions: Readonly<Record<CreateChoice, () => void>> = {
    'create-loan': useCreateLoan(),
    'optimal-blue-search': useOptimalBlueSearch(),
  };
  if (asMenu) {
    const items = choices.map((choice) => ({
      key: choice,
      label: labels[choice],
      disabled: choice === 'create-loan' && isWaiting,
      onClick: ({ domEvent }: { readonly domEvent: SyntheticEvent }) => {
        // The button gets the focus now, and the same Enter must not press it.
        domEvent.preventDefault();
        actions[choice]();
      },
    }));
    return (
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" {...dropdown}>
        <Button
          ref={button}
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        >
          Create Loan
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
        icon={<PlusOutlined aria-hidden />}
        disabled={isWaiting}
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

/** Opens the Optimal Blue search in a dialog of the legacy application (decision on S-2.3-31). */
function useOptimalBlueSearch(): () => void {
  const dispatch = useDispatch();
  const { pageAddresses } = useConfiguration();
  return () =>
    void dispatch(
      legacyDialogOpened({
        title: legacyPages.OptimalBlueSearch.title,
        address: pageAddress(pageAddresses, 'OptimalBlueSearch'),
      }),
    );
}
