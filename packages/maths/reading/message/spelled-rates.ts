import { unitWords } from '../../expression/unit-words.ts';

const rates = /(?<![\p{L}/])(\p{L}+)\s+(?:per|por|par)\s+(\p{L}+)(?!\p{L})/giu;

/** "kilometres per hour", "metros por segundo", "mètres par seconde" as km/h and m/s; null where there is no such rate. */
export function withRateSigns(text: string): string | null {
  const written = text.replaceAll(rates, (all, above: string, below: string) => {
    const [top, bottom] = [above, below].map((word) => unitWords.get(word.toLowerCase()));
    return top === undefined || bottom === undefined ? all : `${top}/${bottom}`;
  });
  return written === text ? null : written;
}
