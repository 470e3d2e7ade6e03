import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { log } from '../shared/log.ts';

/** The page behind silent renewal: it hands the provider's answer from the hidden frame to the app. */
broadcastResponseToMainFrame().catch((error: unknown) => {
  log.warn('No sign-in answer to hand over', error);
});
