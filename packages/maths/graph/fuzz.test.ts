import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { readText } from './read-statements.ts';
import { sketchesOf } from './scene.ts';
import { pathsOf } from './draw/lines.ts';

const pieces = [
  'x', 'y', '2', '10', '0.5', ',', '.', ';', '+', '-', '*', '/', '^', '(', ')', '[', ']', '{', '}', '|', '=', '<', '≤', '>', '!', '%', '±', '√', '∛', '½',
  '²', 'π', 'e', 'sin', 'tan', 'log_', 'ln', 'floor', 'θ', 'r', 't', 'r=', 'y=', '(cos t, ', 'f(x)=', '\\frac', '\\sqrt', ' and ', ' or ', ' if ', 'otherwise',
  '∞', '1e9', ' ', '\\', '_', '\u0000', '😀', '°', "'", 'd/dx', 'd/dx_(', '\\int_0^1', '\\sum_{n=1}^{9}', '1/0', '0^0', 'x^x^x', '9^9^9',
]; // oxfmt-ignore
const garbage = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

it('20,000 random strings are drawn or rejected without throwing', { timeout: 60_000 }, () => {
  const view = { x: [-5, 5], y: [-4, 4], width: 150, height: 100 } as const;
  let drawn = 0;
  assertProperty(
    fc.property(garbage, (text) => {
      const { scene, problem } = readText({ id: 'a', text }, 'en');
      if (scene === null) return problem !== null;
      drawn += 1;
      const parameters = Object.fromEntries(scene.picture.parameters.map((name) => [name, 1]));
      const written = sketchesOf([scene], parameters, view).map(({ sketches }) =>
        JSON.stringify(pathsOf(sketches)),
      );
      return !/NaN|Infinity|undefined/.test(written.join(''));
    }),
    { numRuns: 20_000, seed: 20261120 },
  );
  expect(drawn).toBeGreaterThan(1000);
});
