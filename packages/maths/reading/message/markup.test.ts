import { describe, expect, it } from 'vitest';
import { withItemLines, withoutForumTags, withoutHtml } from './markup.ts';
import { readMessage } from './read-message.ts';

describe('the tags of a forum', () => {
  it.each([
    ['[tex]\\frac{x}{2}[/tex] Simplify', '$\\frac{x}{2}$ Simplify'],
    ['[math]x + 2 = 5[/math]', '$x + 2 = 5$'],
    ['<math>x^2 = 4</math>', '$x^2 = 4$'],
    ['[b]Solve[/b] x + 2 = 5', 'Solve x + 2 = 5'],
    ['[quote=Ana]Résous[/quote] 2x = 6', 'Résous 2x = 6'],
    ['[latex]$x^2$[/latex]', '$x^2$'],
    // An interval, a unit in brackets, and a tag that is not closed are no tags.
    ['on [a; b[', 'on [a; b['],
    ['v [m/s] = 4', 'v [m/s] = 4'],
    ['[tex]x = 2', '[tex]x = 2'],
  ])('%s is %s', (text, expected) => {
    expect(withoutForumTags(text)).toBe(expected);
  });

  it.each([
    ['[tex]\\frac{x}{x^2-4}-\\frac{2}{x^2-4}[/tex] Simplify.', 'en'],
    ['Simplifica: [latex]\\frac{x}{x^2-4}-\\frac{2}{x^2-4}[/latex]', 'es'],
    ['[math]\\frac{x}{x^2-4}-\\frac{2}{x^2-4}[/math] à simplifier', 'fr'],
  ] as const)('do not change what is read: %s', (text, language) => {
    const problemOf = (message: string) => {
      const reading = readMessage(message, { locale: language });
      return reading.kind === 'problem' ? reading.problem : reading.kind;
    };
    expect(problemOf(text)).toEqual(problemOf('\\frac{x}{x^2-4}-\\frac{2}{x^2-4}'));
    expect(problemOf(text)).toBeTypeOf('object');
  });
});

it('a page keeps its raised digits, characters and lines', () => {
  expect(withoutHtml('x<sup>2</sup> &minus; 4<br>y<sub>1</sub>')).toBe('x^(2) − 4\ny_1');
});

it('the items of a list are on lines of their own, numbered where the list is', () => {
  expect(withItemLines('\\begin{enumerate}\\item x\\item y\\end{enumerate}').trim()).toBe('1) x\n2) y');
  expect(withItemLines('\\begin{itemize}\\item x\\end{itemize}').trim()).toBe('• x');
});
