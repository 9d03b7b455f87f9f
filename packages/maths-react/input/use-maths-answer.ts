import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which a text is asked about. */
const quiet = 250;

/**
 * The answer to a question about a text that is being typed, a moment after the last key. Null while the text is empty or
 * nothing is known; the last answer stays until the next one comes. `question` names what is asked, for the same text anew.
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
        // A preview is a service, not a need: without it the line is sent all the same.
        () => undefined,
      );
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // `ask` is made anew with each drawing; what it asks is said by `text` and `question`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, question, empty]);
  return empty ? null : known;
}
