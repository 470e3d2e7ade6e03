import {
  CalculatorOutlined,
  FileAddOutlined,
  FormOutlined,
  ImportOutlined,
  LockOutlined,
  RightOutlined,
  UserAddOutlined,
} from '@ant-design/icons';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '../../../shared/constants.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type CreateAction, createActionsOf } from './create-actions.ts';
import styles from './create-dialog.module.css';
import { OfferStep } from './offer-step.tsx';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { createDialogClosed } from '../../../shared/store/ui-slice.ts';
import { useKeptEntries, useRestoredEntries } from '../../../session/kept-entries.ts';
import { useUser } from '../../../session/session-context.ts';

/**
 * Create dialog: first the list of actions, then the choice of institution and originator (document 000, section 2.5).
 * Navigation to another page closes the dialog.
 */
export default function CreateDialog() {
  const isOpen = useAppSelector(({ ui }) => ui.isCreateDialogOpen);
  const dispatch = useAppDispatch();
  return (
    <Dialog
      open={isOpen}
      title="Create Loan"
      width={constants.createDialogMinimumWidth}
      style={{ minWidth: constants.createDialogMinimumWidth }}
      styles={partStyles}
      classNames={{ wrapper: styles['window'] ?? '' }}
      footer={null}
      destroyOnHidden
      onClose={() => dispatch(createDialogClosed())}
    >
      <Steps />
    </Dialog>
  );
}

/** Keeps the close button visible in a window that is narrower than the dialog. */
const partStyles = {
  close: { insetInlineEnd: `max(12px, calc(${constants.createDialogMinimumWidth + 12}px - 100vw))` },
};

type Offering = Extract<CreateAction, { readonly asksFor: unknown }>;

function Steps() {
  const restored = useRestoredEntries<Offering>('create dialog');
  const [offering, setOffering] = useState<Offering | null>(restored ?? null);
  useKeptEntries('create dialog', offering);
  const [last, setLast] = useState<Offering | null>(null);
  const { features } = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOpen = useAppSelector(({ ui }) => ui.isCreateDialogOpen);
  /**
   * Closes the dialog and opens a page. The dialog closes before the code of the page is downloaded. A second press while
   * it closes is ignored.
   */
  const goTo = useCallback(
    (address: string) => {
      if (!isOpen) return;
      dispatch(createDialogClosed());
      void navigate(address);
    },
    [isOpen, dispatch, navigate],
  );
  if (offering) {
    return (
      <OfferStep
        label={offering.label}
        page={offering.asksFor}
        goTo={goTo}
        goBack={() => {
          setLast(offering);
          setOffering(null);
        }}
      />
    );
  }
  return (
    <ActionList
      actions={createActionsOf(features)}
      last={last}
      choose={(action) => ('leadsTo' in action ? goTo(action.leadsTo) : setOffering(action))}
    />
  );
}

interface ActionListProps {
  readonly actions: readonly CreateAction[];
  /** The action from whose second step the user has returned; null if there was none. */
  readonly last: CreateAction | null;
  readonly choose: (action: CreateAction) => void;
}

/**
 * First step: the actions of the user. The focus is on the action from which the user has returned. When the dialog
 * opens, the focus is on the list, so that a repeated Enter does not choose an action.
 */
function ActionList({ actions, last, choose }: ActionListProps) {
  const id = useId();
  return (
    <ul ref={last ? null : takeFocus} tabIndex={-1} className={styles['actions']}>
      {actions.map((action, index) => (
        <li key={action.label} className={styles['action']}>
          <span className={styles['icon']} aria-hidden>
            {looks[action.label]?.icon}
          </span>
          <div className={styles['words']}>
            <button
              ref={action.label === last?.label ? takeFocus : null}
              type="button"
              className={styles['choose']}
              aria-describedby={`${id}-${index}`}
              onClick={() => choose(action)}
            >
              {action.label}
            </button>
            <span id={`${id}-${index}`} className={styles['help']}>
              {looks[action.label]?.help}
            </span>
          </div>
          <RightOutlined className={styles['onwards']} aria-hidden />
        </li>
      ))}
    </ul>
  );
}

const looks: Readonly<Record<string, { readonly icon: ReactNode; readonly help: string }>> = {
  'Create Lead': { icon: <UserAddOutlined />, help: "For a prospect who hasn't applied yet." },
  'Create Loan': { icon: <FileAddOutlined />, help: 'Check for duplicates and enter an application.' },
  'Import Loan': { icon: <ImportOutlined />, help: 'Start from a file from another system.' },
  'Register Loan': { icon: <FormOutlined />, help: 'Register a loan with an institution.' },
  'Quick Lock': { icon: <LockOutlined />, help: 'Lock a rate before the application is complete.' },
  'Scenario Pricer': {
    icon: <CalculatorOutlined />,
    help: 'Compare products and pricing without creating a loan.',
  },
};

const takeFocus = (element: HTMLElement | null): void => element?.focus();
