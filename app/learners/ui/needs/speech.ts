import { useEffect, useState } from 'react';

/** Text with formulas, as practice and teaching return it. */
export type SpokenContent = readonly (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly formula: { readonly speech: string } }
)[];

/** The spoken form of a text: its words and its formulas as speech. */
export const spokenOf = (parts: SpokenContent): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ` ${part.formula.speech} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads texts aloud in sequence, in a locale; null where the browser cannot speak. Stops when the page is left. */
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
    // Only one speech at a time, wherever it was started.
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
