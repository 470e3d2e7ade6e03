import type { Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { type AlertMessage, alertTypes } from '../../web/session/errors/alert.ts';
import { changeAddress } from '../support/address.ts';
import { arriveAt, checkAndSaveScreenshot } from './journey.ts';

/** Saves screenshots of the alert page without an alert and with each kind of alert. The window is small afterwards. */
export async function showAlerts(page: Page): Promise<void> {
  await changeAddress(page, paths.alertMessage);
  await arriveAt(page, 'No Message');
  await page.setViewportSize({ width: 750, height: 500 });
  await checkAndSaveScreenshot(page, 'L-2.1-11', 'alert-none');
  for (const type of alertTypes) {
    const alert: AlertMessage = { type, ...told[type] };
    await page.evaluate((text) => sessionStorage.setItem('alertMessage', text), JSON.stringify(alert));
    // The page reads the stored alert only when it opens, so it is left and opened again.
    await changeAddress(page, paths.error(404));
    await arriveAt(page, 'Page Not Found');
    await changeAddress(page, paths.alertMessage);
    await arriveAt(page, alert.title);
    // The kinds of alerts differ only in the color of the icon.
    await checkAndSaveScreenshot(page, 'S-2.1-23', `alert-${type.toLowerCase()}`, { onlyContrast: true });
  }
}

const told: Readonly<Record<AlertMessage['type'], Pick<AlertMessage, 'title' | 'description'>>> = {
  Error: {
    title: 'Image Flow Access Denied',
    description:
      'The Quality Control group can view loans but not images. Ask your system administrator for access.',
  },
  Warning: { title: 'The Rates Are From Yesterday', description: 'Ask for new ones before you lock.' },
  Information: { title: 'Service Tonight', description: 'Images cannot be opened between 22:00 and 23:00.' },
  Success: { title: 'The Images Were Sent', description: 'The investor has confirmed 14 pages.' },
};
