import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { log } from '../shared/log.ts';

/** Page of silent renewal, in a hidden frame. Passes the response of the provider to the app. */
broadcastResponseToMainFrame().catch((error: unknown) => {
  log.warn('No sign-in response to pass on', error);
});
