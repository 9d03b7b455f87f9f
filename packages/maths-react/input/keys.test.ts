import { describe, expect, it } from 'vitest';
import { read, sameTree } from '@curvela/maths/expression';
import { type InputKey, keyboardPages, keyNames, pageNames } from './keys.ts';
import { plainOfLatex } from './plain-of-latex.ts';
import { keyIn } from './typed-keys.ts';

const languages = ['en', 'es', 'fr'] as const;

/** Lines for keys that are meaningless alone. `K` is the key, filled with twos. */
const lines: Partial<Record<NonNullable<InputKey['name']>, string>> = {
  square: 'xK',
  power: 'xK',
  inverse: 'xK',
  index: 'xK',
  percent: '5K',
  degree: '30K',
  factorial: '5K',
  mixed: '2K',
  fraction: 'xK',
  derivative: 'K',
  integral: 'K',
  emptySet: 'K',
  realNumbers: 'K',
};
/** Keys that are only meaningful in combination. */
const parts = new Set([
  'open',
  'close',
  'openSquare',
  'closeSquare',
  'openBrace',
  'closeBrace',
  'separator',
  'decimal',
  'element',
  'union',
  'without',
  'arrow',
  'differential',
  'and',
  'limit',
  'sum',
]);
const between = new Set([
  'divide',
  'times',
  'minus',
  'plus',
  'equals',
  'notEqual',
  'less',
  'greater',
  'atMost',
  'atLeast',
  'plusminus',
]);

/** Lines for keys that absorb what precedes the caret in the formula editor. */
const drawnLines: Partial<Record<NonNullable<InputKey['name']>, string>> = { fraction: 'K', mixed: 'K' };

const filled = (text: string) => text.replace('▯', '2').replaceAll('()', '(2)').replace(/[_/]$/, '$&3');
const drawn = ({ draws, puts }: InputKey) =>
  (/[_/]$/.test(puts) ? draws.replace(/#\?(?=\}$)/, '3') : draws)
    .replaceAll(/^(?:\\frac\{)?#@/g, (start) => (start === '#@' ? '' : '\\frac{x'))
    .replaceAll(/#[0?]/g, '2');

describe('the keys of the maths keyboard', () => {
  it('every key has a name, and every name a key', () => {
    const used = pageNames.flatMap((page) => keyboardPages('en')[page].map(({ name }) => name));
    expect(new Set(used.filter((name) => name !== undefined))).toEqual(new Set(keyNames));
  });

  it('no page has a key twice or more than four rows', () => {
    for (const language of languages)
      for (const keys of Object.values(keyboardPages(language))) {
        expect(new Set(keys.map(({ shown }) => shown)).size).toBe(keys.length);
        expect(keys.length).toBeLessThanOrEqual(24);
      }
  });

  for (const language of languages) {
    it(`a key inserts the same formula as text and in the editor, and it parses (${language})`, () => {
      const faults = Object.values(keyboardPages(language))
        .flat()
        .flatMap((key) => {
          if (key.name !== undefined && parts.has(key.name)) return [];
          const line =
            key.name === 'or'
              ? 'x=1K x=2'
              : key.name && between.has(key.name)
                ? 'xK2'
                : (lines[key.name!] ?? 'K');
          const text = line.replace('K', () => filled(key.puts));
          const latex = ((key.name && drawnLines[key.name]) ?? line).replace('K', () => drawn(key));
          const typed = read(text, { locale: language });
          const shown = read(plainOfLatex(latex, language) ?? latex, { locale: language });
          const same = typed.ok && shown.ok && sameTree(typed.tree, shown.tree);
          return same ? [] : [`${key.name ?? key.shown}: ${text} | ${latex}`];
        });
      expect(faults).toEqual([]);
    });
  }
});

describe('a key in a line of text', () => {
  it('is inserted at the caret, and the caret moves to its first placeholder', () => {
    expect(keyIn('2x+', 3, 3, '√(▯)')).toEqual({ text: '2x+√()', caret: 5 });
    expect(keyIn('x+1', 1, 1, '^2')).toEqual({ text: 'x^2+1', caret: 3 });
  });

  it('wraps the selection', () => {
    expect(keyIn('x+1', 0, 3, '√(▯)')).toEqual({ text: '√(x+1)', caret: 6 });
    expect(keyIn('x+1', 0, 1, 'y')).toEqual({ text: 'y+1', caret: 1 });
  });
});
