import { useSyncExternalStore } from 'react';
import { type Taken, takeArrival } from './arrival.ts';

const never = () => () => undefined;

/** What the auth service put into this page's address; null until the browser has read it. */
export const useArrival = (): Taken | null => useSyncExternalStore(never, takeArrival, () => null);
