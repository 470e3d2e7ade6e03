import type { EventData } from '../../../../contracts/operations/events.ts';

/** What each event could say, to be edited before it is sent. The loan is one that every seed has. */
export const eventSamples: EventData = {
  loanUpdate: {
    loanNumber: '1000123401',
    generalAccountId: 123_401,
    borrowers: [],
    icons: [],
    complianceAlerts: {
      showComplianceAlerts: true,
      showComplianceAlertsInsufficientData: false,
      showComplianceAlertsStatus: true,
      complianceAlertStatus: 'fail',
      numberOfFailureAlerts: 2,
    },
    notes: { count: 3, countShared: 1 },
    applicationCriteria: {
      enableApplicationDateAutomation: true,
      completedApplicationCriteriaRequirements: 4,
    },
  },
  menuUpdate: { generalAccountId: 123_401 },
  sessionExtend: {},
};
