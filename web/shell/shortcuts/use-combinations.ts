import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { serverErrorRaised } from '../../errors/server-error-slice.ts';
import { debugToggled } from '../debug-slice.ts';
import { shortcutOf, testError } from './combination.ts';

/** Listens for the product's combinations of keys while `isOn`. Keys pressed inside a framed page stay there. */
export function useCombinations(isOn: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      dispatch(shortcut === 'test-error' ? serverErrorRaised(testError) : debugToggled());
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isOn, dispatch]);
}
