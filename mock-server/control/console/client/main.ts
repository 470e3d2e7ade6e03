import { mountClock } from './clock-panel.ts';
import { openControl } from './control.ts';
import { mountCustomError } from './custom-error.ts';
import { mountEvents } from './events-panel.ts';
import { mountFeatures } from './features-panel.ts';
import { mountFlags } from './flags-panel.ts';
import { mountHeader } from './header.ts';
import { mountIdle } from './idle-panel.ts';
import { mountJournal } from './journal-panel.ts';
import { mountMenus } from './menus-panel.ts';
import { openModel } from './model.ts';
import { mountPersona } from './persona-panel.ts';
import { mountSettings } from './settings-panel.ts';
import { mountInjectPanel } from './inject-panel.ts';
import { mountPendingFaults } from './pending-faults-panel.ts';
import { mountWorld } from './world-panel.ts';
import { mountLostWorld } from './lost-world.ts';

const control = openControl();
try {
  const model = await openModel(control);
  mountHeader(model);
  mountPersona(model);
  mountClock(model);
  mountIdle(model);
  mountFlags(model);
  mountFeatures(model);
  mountMenus(model);
  mountSettings(model);
  const target = mountInjectPanel(model);
  mountPendingFaults(model);
  mountCustomError(model, target);
  mountEvents(model);
  mountJournal(model);
  mountWorld(model);
} catch (error) {
  mountLostWorld(error, control);
}
