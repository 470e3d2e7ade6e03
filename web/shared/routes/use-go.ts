import { createPath, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the function that opens an address of the product. As for a link, the page that is shown already adds no step
 * to the history.
 */
export function useGo(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (address, options) => {
    // The dashboard also has addresses below its own, with an identifier.
    const isShown = `${createPath(location)}/`.startsWith(`${address}/`);
    void navigate(address, { replace: isShown, ...options });
  };
}
