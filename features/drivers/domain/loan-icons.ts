import assert from 'node:assert/strict';
import type { User } from '../../../contracts/operations/session.ts';
import type { LoanFacts } from '../../../web/shell/banner/loan-facts.ts';
import { type LoanIcon, loanIconsOf } from '../../../web/shell/banner/loan-icons.ts';
import type { LoanIconActions } from '../areas/banner.ts';
import { personaOf } from '../vocabulary.ts';

/** A loan of which nothing in particular is known: its compliance icon shows, without a verdict. */
const plainFacts: LoanFacts = {
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: null,
    numberOfFailureAlerts: 0,
  },
  notes: { count: 0, countShared: 0 },
  applicationCriteria: {
    enableApplicationDateAutomation: false,
    completedApplicationCriteriaRequirements: 0,
  },
};

export function loanIconActions(): Partial<LoanIconActions> {
  let facts = plainFacts;
  let user: User = { ...personaOf('lending-staff').user, showLoanNotes: true, userCanAddNotes: true };
  const icons = () => loanIconsOf(facts, user);
  const named = (name: string): LoanIcon | undefined =>
    icons().find(({ label }) => label === name || label.startsWith(`${name},`));
  return {
    imagineCompliance: async (found) => {
      facts = { ...facts, complianceAlerts: { ...facts.complianceAlerts, ...verdictOf(found) } };
    },
    imagineNotes: async (whom, count, countShared) => {
      facts = { ...facts, notes: { count, countShared } };
      user = {
        ...user,
        isOriginator: whom === 'an originator',
        showLoanNotes: whom !== 'a user who sees no notes',
        userCanAddNotes: whom !== 'a user who adds no notes',
      };
    },
    imagineCriteria: async (completed) => {
      facts = {
        ...facts,
        applicationCriteria: {
          enableApplicationDateAutomation: completed !== null,
          completedApplicationCriteriaRequirements: completed ?? 6,
        },
      };
    },
    imagineServerIcon: async (does, name) => {
      const icon = { name, visible: does !== 'hides', disabled: does === 'disables' };
      facts = { ...facts, icons: [icon] };
    },
    hasIcon: async (label, badge, colour, isDisabled) => {
      const icon = icons().find((one) => one.label === label);
      const tone = { warn: 'warn', pass: 'pass', plain: 'plain', no: undefined }[colour];
      assert.deepEqual(
        [icon?.label, icon?.badge?.text ?? '', icon?.badge?.tone, icon?.isDisabled],
        [label, badge, tone, isDisabled],
      );
    },
    hasNoIcon: async (name) => assert.equal(named(name), undefined),
    hasIcons: async (wanted) => assert.equal(icons().map(toldByName).join(', '), wanted),
    hasNoteIcons: async (wanted) => {
      const notes = icons().filter(({ name }) => name.endsWith('-note') || name.endsWith('-notes'));
      assert.equal(notes.map(toldWithBadge).join(', '), wanted);
    },
  };
}

const nameOf = ({ label }: LoanIcon): string => label.split(',')[0] ?? '';
const toldByName = (icon: LoanIcon): string => `${nameOf(icon)}${icon.isDisabled ? ' (disabled)' : ''}`;
const toldWithBadge = (icon: LoanIcon): string =>
  `${nameOf(icon)}${icon.badge ? ` ${icon.badge.text}` : ''}${icon.isDisabled ? ' (disabled)' : ''}`;

function verdictOf(found: string): Partial<LoanFacts['complianceAlerts']> {
  const failures = Number(/failed (\d+) times?/.exec(found)?.[1] ?? 0);
  const failed = {
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'fail',
    numberOfFailureAlerts: failures,
  } as const;
  if (failures > 0) return failed;
  switch (found) {
    case 'has insufficient data':
      return { showComplianceAlertsInsufficientData: true };
    case 'has insufficient data although it failed':
      return { ...failed, showComplianceAlertsInsufficientData: true, numberOfFailureAlerts: 2 };
    case 'passed':
      return { showComplianceAlertsStatus: true, complianceAlertStatus: 'pass' };
    case 'failed but does not show its status':
      return { ...failed, showComplianceAlertsStatus: false, numberOfFailureAlerts: 2 };
    case 'is not shown':
      return { ...failed, showComplianceAlerts: false };
    default:
      throw new Error(`No compliance check ${found}`);
  }
}
