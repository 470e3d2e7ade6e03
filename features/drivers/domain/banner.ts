import assert from 'node:assert/strict';
import type { PanelName } from '../../../contracts/api/frame-messages.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { createOfferOf } from '../../../web/shell/banner/create-choices.ts';
import { headingOf } from '../../../web/shell/banner/heading.ts';
import { pipelinesOf } from '../../../web/shell/banner/pipelines.ts';
import { placeOf } from '../../../web/shell/banner/place.ts';
import {
  type QuickSearch,
  quickSearchAfter,
  tooShortMessage,
  wantedText,
} from '../../../web/shell/banner/quick-search.ts';
import { panelViewOf } from '../../../web/shell/panels/panel-view.ts';
import type { BannerActions } from '../areas/banner.ts';
import { personaOf } from '../vocabulary.ts';
import { loanIconActions } from './loan-icons.ts';

/** A user who has nothing that the banner could show. */
const plain: User = {
  ...personaOf('no-create-features').user,
  features: {},
  workQueueType: null,
  hasLeadPipeline: false,
  hasOptimalBluePipeline: false,
  hasOptimalBlueSearch: false,
};

const accountOf = (generalAccountId: number): Account => ({
  loanNumber: '1000123404',
  generalAccountId,
  masterAccountId: 1,
  applicationIdentifier: 'A-123404',
  originatorUserId: 301,
  isLead: false,
  borrowerName: 'Casimir Dombrowski',
});

/** Addresses of the pages that the features speak of, while the loan 123404 is open. */
const addresses: Readonly<Record<string, string>> = {
  'the loan pipeline': '/lf/loan-pipeline',
  'its dashboard': '/dashboard',
  'its forms': '/forms-docs',
  'the delivery page': '/delivery',
  'its lock history': '/lf/lock-history?accountId=123404',
  'the lock history of another loan': '/lf/lock-history?accountId=123401',
  'the search page': '/lf/search',
  'the create loan screen': '/new-loan',
  'a page that does not exist': '/lf/no-such-page',
};

export function bannerActions(): Partial<BannerActions> {
  let user = plain;
  let isWide = true;
  let account = accountOf(123_404);
  let title = '';
  let search: QuickSearch = { text: '', isTooShort: false };
  return {
    ...loanIconActions(),
    imagineUserWith: async (what) => {
      user = { ...plain, ...wishes(what) };
    },
    widen: async (pixels) => {
      isWide = pixels >= 1280;
    },
    imagineOpenLoan: async (loanNumber, borrowerName) => {
      account = { ...account, loanNumber, borrowerName };
    },
    showPage: async (page, called) => {
      const { pathname, search: query } = new URL(addresses[page] ?? '', 'http://localhost');
      const heading = headingOf(placeOf({ pathname, search: query }, account), called);
      title = [heading.title, heading.page].filter((part) => part !== null).join(', ');
    },
    imagineUserOnLoan: async (whom, generalAccountId) => {
      const queue = /^an? (\w+) user$/.exec(whom)?.[1];
      user = { ...plain, workQueueType: (queue ?? null) as User['workQueueType'] };
      account = accountOf(generalAccountId);
    },
    search: async (text) => {
      search = quickSearchAfter(quickSearchAfter(search, { type: 'typed', text }), { type: 'submitted' });
    },
    typeInstead: async (text) => {
      search = quickSearchAfter(search, { type: 'typed', text });
    },
    leaveByMouse: async () => {
      search = quickSearchAfter(search, { type: 'mouse-left' });
    },

    offersPipelines: async (choices) =>
      assert.equal(
        pipelinesOf(user)
          .map(({ label }) => label)
          .join(', '),
        choices,
      ),
    readsTitle: async (wanted) => assert.equal(title, wanted),
    offersWays: async (ways) => assert.equal(offerOf(user, isWide), ways),
    framesPanel: async (panel, address, width, height) => {
      const view = panelViewOf(panel as PanelName, user, account);
      assert.deepEqual([view?.address, view?.size], [address, { width, height }]);
    },
    boxSays: async (message) => assert.equal(search.isTooShort ? tooShortMessage : '', message),
    boxLooksFor: async (text) =>
      assert.deepEqual([search.isTooShort, wantedText(search.text)], [false, text]),
  };
}

function offerOf(user: User, isWide: boolean): string {
  const { choices, asMenu } = createOfferOf(user, isWide);
  const names = choices.map((choice) => (choice === 'create-loan' ? 'Create Loan' : 'Optimal Blue Search'));
  return asMenu ? `one menu with ${names.join(' and ')}` : names.join(', ');
}

/** What the user has, read from words such as "the lead pipeline and the Closing queue". */
function wishes(what: string): Partial<User> {
  const queue = /the (\w+) queue/.exec(what)?.[1] ?? null;
  const features = Object.fromEntries(
    [...what.matchAll(/the feature (\w+)/g)].map(([, feature = '']) => [feature, true]),
  );
  return {
    workQueueType: queue as User['workQueueType'],
    features,
    hasLeadPipeline: what.includes('the lead pipeline'),
    hasOptimalBluePipeline: what.includes('the Optimal Blue pipeline'),
    hasOptimalBlueSearch: what.includes('the Optimal Blue search'),
  };
}
