import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Transport } from '../api/transport.ts';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { createWithOptimalBlue } from './optimal-blue-creation.ts';

/** Begins a creation through Optimal Blue. It belongs to the page that it was begun on, and ends with it. */
export function useOptimalBlueCreation(): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, Transport, UnknownAction>>();
  const { pageAddresses } = useConfiguration();
  const begun = useRef<AbortController>(undefined);
  const { key } = useLocation();
  useEffect(() => () => begun.current?.abort(), [key]);
  return () => {
    begun.current?.abort();
    begun.current = new AbortController();
    void dispatch(createWithOptimalBlue(pageAddresses, begun.current.signal));
  };
}
