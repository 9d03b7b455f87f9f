import { useEffect, useState } from 'react';
import { readLine } from '../client.ts';
import type { ReadingView } from '../views.ts';

/** Milliseconds of quiet after which a line is read. */
const quiet = 250;

/** How a line is read, a moment after the last key. Null while it is empty or nothing is known. */
export function useReading(text: string, locale: string): ReadingView | null {
  const [reading, setReading] = useState<{ text: string; view: ReadingView } | null>(null);
  const empty = text.trim() === '';
  useEffect(() => {
    if (empty) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      readLine(text, locale, stop.signal).then(
        (view) => setReading({ text, view }),
        // A preview is a service, not a need: without it the line is sent all the same.
        () => undefined,
      );
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, locale, empty]);
  return empty ? null : (reading?.view ?? null);
}
