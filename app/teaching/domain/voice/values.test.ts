import { expect, test } from 'vitest';
import { atFormula, valueFormula } from './values.ts';

test.each([
  ['-4', '-4'],
  ['3/2', '\\tfrac{3}{2}'],
  ['-13/20', '-\\tfrac{13}{20}'],
  ['0,5', '0{,}5'],
  ['√2', '\\surd 2'],
  // Only a whole value is a fraction.
  ['1/2√3', '1/2\\surd 3'],
  ['√3/2', '\\surd 3/2'],
])('the value %s is written %s', (value, latex) => {
  expect(valueFormula(value)).toEqual({ latex, plain: value, speech: value });
});

test('the place of a counterexample names each letter, and is none without one', () => {
  const at = (values: Record<string, string>) => atFormula({ at: values } as Parameters<typeof atFormula>[0]);
  expect(at({ x: '1/2', y: '-1' })).toEqual({
    latex: 'x = \\tfrac{1}{2},\\; y = -1',
    plain: 'x = 1/2, y = -1',
    speech: 'x = 1/2, y = -1',
  });
  expect(at({})).toBeNull();
});
