import { Navigate, useLocation } from 'react-router-dom';
import { aliasOf } from '../shared/routes/parse-route.ts';

/** Redirects an address without a route to the page that it is an alias of, or to /default. */
export function Alias() {
  const { pathname, search } = useLocation();
  const target = aliasOf(pathname);
  return <Navigate to={target.startsWith('/lf/') ? target + search : target} replace />;
}
