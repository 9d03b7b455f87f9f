import { expect, it } from 'vitest';
import { formatWait } from './waiting-time.tsx';

it.each([
  [1, 'en-GB', 'in 1 second'],
  [59.2, 'en-GB', 'in 60 seconds'],
  [90, 'en-GB', 'in 90 seconds'],
  [91, 'en-GB', 'in 2 minutes'],
  [119, 'en-GB', 'in 2 minutes'],
  [90 * 60, 'en-GB', 'in 90 minutes'],
  [90 * 60 + 1, 'en-GB', 'in 2 hours'],
  [121, 'en-US', 'in 3 minutes'],
  [42, 'es-CO', 'dentro de 42 segundos'],
  [600, 'es-ES', 'dentro de 10 minutos'],
  [42, 'fr-FR', 'dans 42 secondes'],
  [3 * 3600, 'fr-FR', 'dans 3 heures'],
])('%d seconds read in %s as “%s”', (seconds, locale, words) => {
  expect(formatWait(seconds, locale)).toBe(words);
});
