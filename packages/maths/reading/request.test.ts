import { describe, expect, it } from 'vitest';
import { toPlain } from '../expression/plain.ts';
import { readRequest } from './request.ts';

const readAsText = (text: string, locale?: string) => {
  const result = readRequest(text, locale === undefined ? {} : { locale });
  return result.ok
    ? `${result.problem.task}: ${toPlain(result.problem.expression, locale)}`
    : result.error.code;
};

describe('reading a problem', () => {
  it.each([
    ['simplify 6/8', 'simplify: 6/8'],
    ['solve 3(x-2)=9', 'solve: 3(x - 2) = 9'],
    ['Solve the equation 3(x-2)=9 for x.', 'solve: 3(x - 2) = 9'],
    ['expand (x+1)^2', 'expand: (x + 1)²'],
    ['factor x^2-5x+6', 'factor: x² - 5x + 6'],
    ['Factorise x^2-5x+6', 'factor: x² - 5x + 6'],
    ['What is 2+3*4?', 'evaluate: 2 + 3 · 4'],
    ['simplifica 6/8', 'simplify: 6/8', 'es-CO'],
    ['resuelve la ecuación 3(x-2)=9', 'solve: 3(x - 2) = 9', 'es-CO'],
    ['¿Cuánto es 0,5 + 1/4?', 'evaluate: 0,5 + 1/4', 'es-CO'],
    ['développe (x+1)²', 'expand: (x + 1)²', 'fr-FR'],
    ['factorise x²-5x+6', 'factor: x² - 5x + 6', 'fr-FR'],
    ['Résous l’équation 2x+1=5', 'solve: 2x + 1 = 5', 'fr-FR'],
    ['2x^2 - 5x - 3 = 0', 'solve: 2x² - 5x - 3 = 0'],
    ['6/8', 'simplify: 6/8'],
    ['1/2 + 1/3', 'evaluate: 1/2 + 1/3'],
    ['2x + 3x', 'simplify: 2x + 3x'],
    ['simplify 2x = 4', 'solve: 2x = 4'],
    ['lim_(x->oo) 1/x', 'limit: lim_(x→∞)(1/x)'],
    ['lim_(x->-oo) 1/x', 'limit: lim_(x→-∞)(1/x)'],
    ['limit of 1/x as x -> oo', 'limit: lim_(x→∞)(1/x)'],
    ['2h30 en minutes', 'convert: 5/2\u202fh', 'fr-FR'],
    ['Convertir 2 h 30 min en minutes', 'convert: 5/2\u202fh', 'fr-FR'],
    ['Convierte 1 h 15 min a segundos', 'convert: 5/4\u202fh', 'es-CO'],
    ['2 hours and 30 minutes in minutes', 'convert: 5/2\u202fh'],
    ['2h75 en minutes', 'words', 'fr-FR'],
    ['please', 'unknown_word'],
  ])('%s is read as %s', (text, expected, locale?: string) => {
    expect(readAsText(text, locale)).toBe(expected);
  });

  it('an error position refers to the whole text', () => {
    const result = readRequest('solve 3(x-2=9');
    expect(result.ok ? null : result.error.at).toBe(11);
  });
});
