import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spokenOf, useSpeech } from './speech.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const formula = (speech: string) => ({ kind: 'formula', formula: { speech } }) as const;

describe('the spoken form of a text', () => {
  test('contains formulas as they are spoken, each separated by spaces', () => {
    expect(spokenOf([text('Solve'), formula('2 x plus 3 equals 7'), text('for x.')])).toBe(
      'Solve 2 x plus 3 equals 7 for x.',
    );
  });

  test('is one line without surrounding blanks', () => {
    expect(spokenOf([text('  Look:\n'), formula('one half')])).toBe('Look: one half');
    expect(spokenOf([])).toBe('');
  });
});

class Utterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(words: string) {
    super();
    this.text = words;
  }
}

type Speech = ReturnType<typeof useSpeech>;

function Page({ locale, take }: { locale: string; take(speech: Speech): void }) {
  take(useSpeech(locale));
  return null;
}

function speechOf(locale: string): Speech | undefined {
  const taken: Speech[] = [];
  renderToStaticMarkup(createElement(Page, { locale, take: (speech) => void taken.push(speech) }));
  return taken[0];
}

/** A browser that records its speech calls; runs `useSpeech` as a page in that locale does. */
function inBrowser(locale: string, voice?: 'none') {
  const spoken: string[] = [];
  const speechSynthesis = {
    speak: ({ lang, text: words }: Utterance) => spoken.push(`${lang}: ${words}`),
    cancel: () => spoken.push('silence'),
  };
  vi.stubGlobal('window', voice === 'none' ? {} : { speechSynthesis });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { spoken, speech: speechOf(locale) };
}

describe('speech', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('does nothing without a voice or on the server', () => {
    expect(inBrowser('en-GB', 'none').speech).toBeNull();
    vi.unstubAllGlobals();
    expect(speechOf('en-GB')).toBeNull();
  });

  test('reads text after text in the language of the page, and stops what was read before', () => {
    const { spoken, speech } = inBrowser('es-CO');
    speech?.read(['Resuelve', 'Primer paso']);
    expect(spoken).toEqual(['silence', 'es-CO: Resuelve', 'es-CO: Primer paso']);
  });

  test('stops at once on request', () => {
    const { spoken, speech } = inBrowser('fr-FR');
    speech?.read(['Résous']);
    speech?.stop();
    expect(spoken.at(-1)).toBe('silence');
  });
});
