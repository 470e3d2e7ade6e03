import type { EventData } from '../../../../contracts/operations/events.ts';

/** Example data of each event, for the user to edit. The data is about a loan of the standard seed. */
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
