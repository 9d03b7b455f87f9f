import { useEffect, useState } from 'react';

/** A text with formulas, as practice and teaching answer it. */
export type SpokenContent = readonly (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly formula: { readonly speech: string } }
)[];

/** How a text is said: its words, and its formulas as they are spoken. */
export const spokenOf = (parts: SpokenContent): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ` ${part.formula.speech} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads texts aloud, one after the other, in a locale; null where the browser cannot speak. What is read ends with the page. */
export function useSpeech(
  locale: string,
): { reading: boolean; read(texts: readonly string[]): void; stop(): void } | null {
  const [reading, setReading] = useState(false);
  const voice = typeof window === 'undefined' ? undefined : window.speechSynthesis;
  useEffect(() => () => (reading ? voice?.cancel() : undefined), [reading, voice]);
  if (!voice) return null;
  const stop = () => {
    voice.cancel();
    setReading(false);
  };
  const read = (texts: readonly string[]) => {
    // Only one voice at a time, whoever began.
    voice.cancel();
    const utterances = texts.map((text) => new SpeechSynthesisUtterance(text));
    const last = utterances.at(-1);
    last?.addEventListener('end', () => setReading(false));
    for (const utterance of utterances) {
      utterance.lang = locale;
      utterance.addEventListener('error', () => setReading(false));
      voice.speak(utterance);
    }
    setReading(last !== undefined);
  };
  return { reading, read, stop };
}
