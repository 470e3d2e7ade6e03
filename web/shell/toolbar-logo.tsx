import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../contracts/schemas/session.ts';
import { paths } from '../shared/routes/paths.ts';
import { defaultLogo, logosOf } from './logos.ts';
import styles from './toolbar.module.css';

/** The logo, which leads home (S-2.2-06, S-2.2-27). One that does not load gives way to the next (S-2.2-09). */
export function ToolbarLogo({ user }: { readonly user: Pick<User, 'pipelineLogo' | 'customerName'> }) {
  const logos = logosOf(user);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const logo = logos.find((address) => !failed.has(address)) ?? defaultLogo;
  return (
    <Link className={styles['home']} to={paths.default} aria-label="Threshold, home">
      <img
        className={styles['logo']}
        src={logo}
        alt=""
        onError={() => setFailed(new Set([...failed, logo]))}
      />
    </Link>
  );
}
