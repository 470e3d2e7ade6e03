import {
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  PercentageOutlined,
  SendOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Account } from '../../../contracts/schemas/loan.ts';
import type { User } from '../../../contracts/schemas/session.ts';
import { paths } from '../../app/paths.ts';
import { pipelineOf } from '../../app/pipeline-of.ts';
import { panelsClosed } from '../panels/panel-slice.ts';
import { type DrawerChoice, secondaryDrawerId } from './drawer-choice.ts';
import { type DrawerIcon, iconsOf } from './drawer-icon.ts';
import { drawerClosed, drawerSelected } from './drawer-slice.ts';
import styles from './drawers.module.css';
import { EqualHousingMark } from './equal-housing-mark.tsx';
import { endOfLoanNumber } from './loan-number.ts';

interface PrimaryDrawerProps {
  readonly user: User;
  /** The open loan, once its menu has entries (S-2.4-07). */
  readonly account: Account | null;
  /** Whether a menu has entries: only then has it an icon (S-2.4-03 to S-2.4-06). */
  readonly has: (menu: DrawerChoice | 'Rates') => boolean;
  readonly selected: DrawerIcon | null;
  /** The menu in the secondary drawer. */
  readonly open: DrawerChoice | null;
}

/** The narrow drawer of icons (S-2.4-01). */
export function PrimaryDrawer({ user, account, has, selected, open }: PrimaryDrawerProps) {
  return (
    <nav className={styles['primary']} aria-label="Main">
      <ul className={styles['icons']}>
        {iconsOf(has).map((name) => {
          const icon = { icon: signs[name], isSelected: selected === name };
          if (name === 'Pipeline')
            return (
              <PageIcon
                key={name}
                name={name}
                path={paths.legacyPage(pipelineOf(user.workQueueType))}
                {...icon}
              />
            );
          if (name === 'Rates')
            return <PageIcon key={name} name={name} path={paths.legacyPage('ResourceRates')} {...icon} />;
          return (
            <MenuButton key={name} choice={name} open={open} {...icon}>
              {name}
            </MenuButton>
          );
        })}
        {account ? (
          <MenuButton choice="Loan" icon={signs.Loan} isSelected={selected === 'Loan'} open={open}>
            {account.isLead ? 'Lead' : 'Loan'} <bdi>{endOfLoanNumber(account.loanNumber)}</bdi>
          </MenuButton>
        ) : null}
      </ul>
      <div className={styles['foot']}>
        <EqualHousingMark />
      </div>
    </nav>
  );
}

const signs: Readonly<Record<DrawerIcon, React.ReactNode>> = {
  Pipeline: <UnorderedListOutlined />,
  Rates: <PercentageOutlined />,
  Reports: <BarChartOutlined />,
  Delivery: <SendOutlined />,
  Resources: <BookOutlined />,
  Loan: <BankOutlined />,
};

interface IconProps {
  readonly icon: React.ReactNode;
  readonly isSelected: boolean;
}

/** Leads to a page. */
function PageIcon(props: IconProps & { readonly name: 'Pipeline' | 'Rates'; readonly path: string }) {
  const { name, path, icon, isSelected } = props;
  const dispatch = useDispatch();
  return (
    <li>
      <Link
        to={path}
        className={styles['button']}
        data-selected={isSelected}
        aria-current={isSelected ? 'page' : undefined}
        onClick={() => dispatch(panelsClosed())}
      >
        <span className={styles['sign']} aria-hidden="true">
          {icon}
        </span>
        {name}
      </Link>
    </li>
  );
}

interface MenuButtonProps extends IconProps {
  readonly choice: DrawerChoice;
  readonly open: DrawerChoice | null;
  readonly children: React.ReactNode;
}

/** Shows its menu in the secondary drawer, or closes it again. */
function MenuButton({ choice, icon, isSelected, open, children }: MenuButtonProps) {
  const dispatch = useDispatch();
  const isOpen = open === choice;
  const clicked = () => {
    dispatch(panelsClosed());
    dispatch(isOpen ? drawerClosed() : drawerSelected({ drawer: choice }));
  };
  return (
    <li>
      <button
        type="button"
        className={styles['button']}
        data-selected={isSelected}
        aria-expanded={isOpen}
        aria-controls={isOpen ? secondaryDrawerId : undefined}
        onClick={clicked}
      >
        <span className={styles['sign']} aria-hidden="true">
          {icon}
        </span>
        <span>{children}</span>
      </button>
    </li>
  );
}
