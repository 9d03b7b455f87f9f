import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { requestText } from '../../answers/request-text.ts';
import { describeRequest } from '../phrasings/describe-request.ts';
import { readRequest } from '../request.ts';

const shown = (problem: string, locale: string) =>
  solutionOf(answer('solve', { problem, locale }, null), locale);

describe('whether a function is even or odd', () => {
  test.each([
    ['en-US', 'is f(x)=x^3-x even odd or neither', 'odd'],
    ['en-US', 'f(x)=x^2+x even or odd?', 'neither even nor odd'],
    ['en-US', 'Is y = x^2 + 1 an even function?', 'yes'],
    ['es-CO', '¿Es par la función f(x) = x^2 + 1?', 'sí'],
    ['fr-FR', 'La fonction f(x) = x^2 + 1 est-elle paire ?', 'oui'],
    ['en-US', 'Is f(x) = cos(x) even, odd, or neither?', 'even'],
    ['es-CO', 'la funcion f(x)=x^4+x^2 es par o impar', 'par'],
    ['es-ES', 'Estudia la paridad de f(x) = 1/x', 'impar'],
    ['fr-FR', 'la fonction f(x)=x²+3 est paire ou impaire ??', 'paire'],
    ['fr-FR', 'f(x)=x³+x² est elle impaire?', 'non'],
    ['fr-FR', 'Étudier la parité de f(x) = x³ - 2x.', 'impaire'],
  ])('%s: %s', (locale, problem, own) => {
    expect(shown(problem, locale)).toMatchObject({ answer: own });
  });

  test('the words that describe the problem are read as the same problem', () => {
    for (const [text, what] of [
      ['is x^3 even or odd', 'parity'],
      ['is x^3 even?', 'is_even'],
      ['is x^3 odd?', 'is_odd'],
    ] as const) {
      const read = readRequest(text, { locale: 'en-US' });
      for (const locale of ['en-US', 'es-ES', 'fr-FR']) {
        const again = read.ok ? requestText(read.problem, locale) : '';
        expect([again, describeRequest(again, locale)]).toEqual([again, `find f(x) = x³ | ${what}`]);
      }
    }
  });

  test.each(['the sum of two even numbers is 10', 'solve x^2 = 4 for even x'])('no function: %s', (text) => {
    expect(describeRequest(text, 'en-US')).not.toContain('even');
  });
});
