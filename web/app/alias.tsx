import { Navigate, useLocation } from 'react-router-dom';
import { aliasOf } from '../shared/routes/parse-route.ts';

/** Leads on from an address that is only another name for a page, or no page at all. */
export function Alias() {
  const { pathname, search } = useLocation();
  const target = aliasOf(pathname);
  return <Navigate to={target.startsWith('/lf/') ? target + search : target} replace />;
}
