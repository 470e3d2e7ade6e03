import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Transport } from '../shared/api/transport.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { createWithOptimalBlue } from './optimal-blue-creation.ts';
import { usePageSignal } from './use-page-signal.ts';

/** Begins a creation through Optimal Blue. It belongs to the page that it was begun on, and ends with it. */
export function useOptimalBlueCreation(): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>();
  const { pageAddresses } = useConfiguration();
  const begin = usePageSignal();
  return () => void dispatch(createWithOptimalBlue(pageAddresses, begin()));
}
