import type { SettingsChange, WorldState } from '../../../../contracts/operations/mock-schemas.ts';

type Settings = WorldState['settings'];
type PageName = keyof NonNullable<Settings['pageAddresses']>;

/** A setting whose value is a text: its label, how the console reads it, and how the console changes it. */
interface TextSetting {
  readonly id: string;
  readonly label: string;
  /** Returns the text of the setting; empty for the default. */
  read(settings: Settings): string;
  /** Returns the change that sets the text; an empty text restores the default. */
  change(settings: Settings, text: string): SettingsChange;
}

/** Labels of the pages whose address a world may set. A missing page is a compile error. */
const pageLabels = {
  LosHelp: 'LOS Help',
  LenderHelp: 'Lender Help',
  ContactUs: 'Contact Us',
  OptimalBlueSearch: 'Optimal Blue search',
  OptimalBlueSelectOriginator: 'Optimal Blue originators',
  OptimalBlueCurrentUser: 'Optimal Blue creation',
  LoanDebug: 'Loan debug, with {accountId}',
} as const satisfies Record<PageName, string>;

const text = (id: 'productTitle' | 'supportSiteUrl' | 'imageFlowUrl', label: string): TextSetting => ({
  id,
  label,
  read: (settings) => settings[id] ?? '',
  change: (_settings, value) => ({ [id]: value === '' ? null : value }),
});

const pageAddress = (id: PageName, label: string): TextSetting => ({
  id,
  label,
  read: ({ pageAddresses }) => pageAddresses?.[id] ?? '',
  change: ({ pageAddresses }, value) => {
    const { [id]: _former, ...others } = pageAddresses ?? {};
    return { pageAddresses: value === '' ? others : { ...others, [id]: value } };
  },
});

/** Every text and address of the settings, in the order of the panel. */
export const textSettings: readonly TextSetting[] = [
  text('productTitle', 'Product title'),
  ...(Object.keys(pageLabels) as PageName[]).map((page) => pageAddress(page, pageLabels[page])),
  text('imageFlowUrl', 'Image flow, with {accountId}'),
  text('supportSiteUrl', 'Support site'),
];
