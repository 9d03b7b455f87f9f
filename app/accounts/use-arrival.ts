import { useEffect, useState } from 'react';
import { type Taken, takeArrival } from './arrival.ts';

/**
 * What the auth service put into this page's address; null until the browser has read it. Read once: while the visitor is
 * led on, the address is the next page's already and this page is drawn once more.
 */
export function useArrival(): Taken | null {
  const [read, setRead] = useState<Taken | null>(null);
  useEffect(() => setRead(takeArrival()), []);
  return read;
}
