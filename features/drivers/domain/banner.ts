import assert from 'node:assert/strict';
import type { PanelName } from '../../../contracts/api/frame-messages.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
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

export function bannerActions(): Partial<BannerActions> {
  let user = plain;
  let account = accountOf(123_404);
  return {
    ...loanIconActions(),
    imagineUserOnLoan: async (whom, generalAccountId) => {
      const queue = /^an? (\w+) user$/.exec(whom)?.[1];
      user = { ...plain, workQueueType: (queue ?? null) as User['workQueueType'] };
      account = accountOf(generalAccountId);
    },

    framesPanel: async (panel, address, width, height) => {
      const view = panelViewOf(panel as PanelName, user, account);
      assert.deepEqual([view?.address, view?.size], [address, { width, height }]);
    },
  };
}
