import { Button } from 'antd';
import { useEffect } from 'react';
import { ClockPanel } from './clock-panel.tsx';
import { whoIsAtWork } from './at-work.ts';
import { api } from './api.ts';
import { useDesk } from './desk.tsx';
import { EventsPanel } from './events-panel.tsx';
import { InjectPanels } from './inject-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { LoansPanel } from './loans-panel.tsx';
import { PendingFaults } from './pending-faults.tsx';
import { SettingsForm } from './settings-form.tsx';
import { personaGroup, settingsGroups } from './settings.ts';
import { specification } from './specification.ts';
import { WorldPanel } from './world-panel.tsx';
import type { Elements } from '../../../../web/shared/ui/elements.ts';

/** The page at /mock: the requests of a world, the errors that it injects and its state. */
export function Console() {
  const { world, state, catalogue } = useDesk();
  return (
    <>
      <Header />
      <nav className="jumps" aria-label="Parts of the page">
        <a href="#happens-heading">Requests</a>
        <a href="#errors-heading">Errors and events</a>
        <a href="#state-heading">State</a>
      </nav>
      <main className="columns">
        <Column id="happens" title="Requests">
          <JournalPanel key={state.id} />
        </Column>
        <div className="tools">
          <Column id="errors" title="Errors and events">
            <PendingFaults />
            <InjectPanels />
            <EventsPanel />
          </Column>
          <Column id="state" title="State">
            <WorldPanel />
            <LoansPanel />
            <SettingsForm group={personaGroup(catalogue)} />
            <ClockPanel />
            {settingsGroups(world).map((group) => (
              <SettingsForm key={group.id} group={group} />
            ))}
          </Column>
        </div>
      </main>
      {specification !== '' && (
        <nav className="links" aria-label="Specification">
          <a href={`${specification}demos.html`}>Storyboard of the demos</a>
        </nav>
      )}
    </>
  );
}

interface ColumnProps {
  readonly id: string;
  readonly title: string;
  readonly children: Elements;
}

const Column = ({ id, title, children }: ColumnProps) => (
  <section id={id} className="column" aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{title}</h2>
    {children}
  </section>
);

/** Names the world and its state, with the ways to the demos and to the product. */
function Header() {
  const { world, state, catalogue } = useDesk();
  const { name, clock, faults } = state;
  const pending = Object.keys(faults).length;
  const { data: { callers = [] } = {} } = api.useGetJournalQuery(state.id);
  useEffect(() => {
    document.title = `${name} · Mock console · Threshold`;
  }, [name]);
  const facts = [
    whoIsAtWork(catalogue.personas, callers, world.persona ?? null),
    clock.isFrozen ? 'clock frozen' : 'clock runs',
    pending === 0 ? 'no faults' : `${pending} pending`,
  ];
  return (
    <header className="bar">
      <span className="product">
        <Logo />
        <span>Threshold</span>
      </span>
      <h1>Mock console</h1>
      <div id="where">
        <strong>{name}</strong> <span>{facts.join(' · ')}</span>
      </div>
      <div className="row">
        <Button href="/mock/demos">Demos</Button>
        <Button type="primary" href="/" target="_blank" rel="noopener">
          <span>Open the product</span>
          <span className="visually-hidden"> (new tab)</span>
        </Button>
      </div>
    </header>
  );
}

/** The product's logo, an open door with light on its threshold. Decorative: the name of the product is in text. */
const Logo = () => (
  <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden>
    <rect fill="#0b5c6b" width="32" height="32" rx="7" />
    <path fill="var(--mark)" d="M9.5 25V13.5a6.5 6.5 0 0 1 13 0V25z" />
    <path fill="#063f4a" d="M9.5 25V13.5A6.5 6.5 0 0 1 16 7v14.5z" />
    <path fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M6.5 25h19" />
  </svg>
);
