import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLatex } from './latex.ts';
import { toPlain } from './plain.ts';
import { readRequest } from './request.ts';
import { toSpeech } from './speech.ts';

const pieces = [
  'x', 'y', '2', '10', '0.5', ',', '.', ';', '+', '-', '*', '/', '^', '**', '(', ')', '[', ']', '{', '}', '|', '=', '<', '≤', '!', '%', '±',
  '√', '∛', '½', '²', '⁻', 'π', 'e', 'sin', 'sen', 'log_', 'ln', 'raíz', '\\frac', '\\sqrt[', '\\left', '\\right', '\\left|', '\\pm', '\\text{',
  ' or ', ' o ', ' y ', ' ou ', '∈', '∞', '1e9', 'E-3', 'solve ', 'simplifica ', ' ', '\\', '_', '$', '&', '\u0000', '😀', 'ñ', 'no solution', '+/-',
]; // prettier-ignore
const garbage = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

it('20,000 strings of garbage are read or refused with a position, never thrown at, and print again', () => {
  let understood = 0;
  fc.assert(
    fc.property(garbage, fc.constantFrom('en-US', 'es-CO', 'fr-FR'), (text, locale) => {
      const result = readRequest(text, { locale });
      if (!result.ok) return result.error.at >= 0;
      understood += 1;
      const tree = result.problem.expression;
      const printed = [toLatex(tree, locale), toPlain(tree, locale), toSpeech(tree, 'es')].join(' ');
      return !printed.includes('undefined');
    }),
    { numRuns: 20_000, seed: 20261120 },
  );
  expect(understood).toBeGreaterThan(700);
}, 30_000);

it('the worst nesting of 500 characters is read in less than a tenth of a second', () => {
  const started = performance.now();
  for (const part of [
    '(',
    '√',
    '-',
    '2^',
    'sin ',
    '|',
    '\\frac{',
    '2\\frac{',
    '{',
    '√[',
    '1/',
    '2(x',
    '\\left|',
    '\\text{',
    '²',
    '1 1/',
  ]) {
    readRequest(part.repeat(Math.floor(499 / part.length)));
  }
  expect(performance.now() - started).toBeLessThan(1600);
});
