import {
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  PercentageOutlined,
  SendOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';
import { pipelineOf } from '../../shared/routes/pipelines.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import {
  type DrawerChoice,
  drawerClosed,
  drawerSelected,
  panelsClosed,
} from '../../shared/store/ui-slice.ts';
import {
  type DrawerIcon,
  endOfLoanNumber,
  iconsOf,
  type MenuIcon,
  type MenuStanding,
  secondaryDrawerId,
} from './drawer-icon.ts';
import styles from './drawers.module.css';

interface PrimaryDrawerProps {
  readonly user: User;
  /** The open loan, once its menu has entries. */
  readonly account: Account | null;
  readonly standing: (menu: MenuIcon) => MenuStanding;
  /** True if the Rates icon is a link to the rates page and has no menu. */
  readonly ratesAreAPage: boolean;
  readonly selected: DrawerIcon | null;
  /** The menu in the secondary drawer; null while the drawer is closed. */
  readonly open: DrawerChoice | null;
}

/** The narrow drawer of icons. */
export function PrimaryDrawer(props: PrimaryDrawerProps) {
  const { user, account, standing, ratesAreAPage, selected, open } = props;
  return (
    <nav className={styles['primary']} aria-label="Main">
      <ul className={styles['icons']}>
        {iconsOf(standing).map((name) => {
          const icon = { icon: signs[name], isSelected: selected === name };
          if (name === 'Pipeline') {
            const path = paths.legacyPage(pipelineOf(user.workQueueType));
            return <PageIcon key={name} name={name} path={path} {...icon} />;
          }
          if (name === 'Rates' && ratesAreAPage)
            return <PageIcon key={name} name={name} path={paths.legacyPage('ResourceRates')} {...icon} />;
          return (
            <MenuButton
              key={name}
              choice={name}
              open={open}
              isLoading={standing(name) === 'loading'}
              {...icon}
            >
              {name}
            </MenuButton>
          );
        })}
        {account ? (
          <MenuButton choice="Loan" icon={signs.Loan} isSelected={selected === 'Loan'} open={open}>
            <span>{account.isLead ? 'Lead' : 'Loan'}</span>{' '}
            <bdi translate="no">{endOfLoanNumber(account.loanNumber)}</bdi>
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

/** Icon that links to a page. */
function PageIcon(props: IconProps & { readonly name: 'Pipeline' | 'Rates'; readonly path: string }) {
  const { name, path, icon, isSelected } = props;
  const dispatch = useAppDispatch();
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
        <span>{name}</span>
      </Link>
    </li>
  );
}

interface MenuButtonProps extends IconProps {
  readonly choice: DrawerChoice;
  readonly open: DrawerChoice | null;
  readonly isLoading?: boolean;
  readonly children: React.ReactNode;
}

/** Icon that toggles its menu in the secondary drawer, once the menu has loaded. */
function MenuButton({ choice, icon, isSelected, open, isLoading = false, children }: MenuButtonProps) {
  const dispatch = useAppDispatch();
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
        disabled={isLoading}
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

/** The Equal Housing logo: a house with an equals sign in it, in the color of the surrounding text. */
function EqualHousingMark() {
  return (
    <svg width="30" height="28" viewBox="0 0 30 28" role="img" aria-label="Equal Housing Opportunity">
      <path
        d="M15 2 2.5 9.6v4h2.7V26h19.6V13.6h2.7v-4z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M10.2 14h9.6M10.2 19h9.6" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
