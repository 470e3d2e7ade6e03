import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { log } from '../shared/log.ts';

/** Page of silent renewal: passes the response of the provider from the hidden frame to the app. */
broadcastResponseToMainFrame().catch((error: unknown) => {
  log.warn('No sign-in response to pass on', error);
});
