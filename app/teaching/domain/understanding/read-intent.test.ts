import { describe, expect, test } from 'vitest';
import type { Language } from '#app/platform/texts.ts';
import { readIntent } from './read-intent.ts';
import { nearMisses, sentences } from '../../model/understanding/intent-sentences.ts';

const languages: readonly Language[] = ['en', 'es', 'fr'];

describe.each(sentences)('$intent', ({ intent, ...lists }) => {
  test.each(languages.flatMap((language) => lists[language].map((text) => [language, text] as const)))(
    '%s: %s',
    (language, text) => {
      expect(readIntent(text, language)).toBe(intent);
    },
  );
});

describe.each(nearMisses)('near misses of $intent', ({ intent, ...lists }) => {
  test.each(languages.flatMap((language) => lists[language].map((text) => [language, text] as const)))(
    '%s: %s',
    (language, text) => {
      expect(readIntent(text, language)).not.toBe(intent);
    },
  );
});

test('there are forty sentences and fifteen near misses per intent', () => {
  for (const { intent, en, es, fr } of sentences) {
    expect([intent, en.length + es.length + fr.length >= 40]).toEqual([intent, true]);
  }
  for (const { intent, en, es, fr } of nearMisses) {
    expect([intent, en.length + es.length + fr.length >= 15]).toEqual([intent, true]);
  }
});
