import { useEffect, useState } from 'react';

/** Debounce in milliseconds. */
const quiet = 250;

/**
 * The debounced answer to a request about a text being typed. Null for an empty text or before the first answer; the last answer stays
 * until the next one arrives. `question` is part of the key: another question about the same text is sent again.
 */
export function useMathsAnswer<Answer>(
  text: string,
  question: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): { text: string; answer: Answer } | null {
  const [known, setKnown] = useState<{ text: string; answer: Answer } | null>(null);
  const empty = text.trim() === '';
  useEffect(() => {
    if (empty) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(stop.signal).then(
        (answer) => {
          if (!stop.signal.aborted) setKnown({ text, answer });
        },
        // The preview is optional: without it the line can still be sent.
        () => undefined,
      );
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // `ask` is a new function in each render; `text` and `question` identify the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, question, empty]);
  return empty ? null : known;
}
