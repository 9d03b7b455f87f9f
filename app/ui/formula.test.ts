import { expect, it } from 'vitest';
import { formulaHtml } from './formula.server.ts';

it('an invalid formula of our own texts throws', () => {
  expect(formulaHtml('x^2')).toContain('<math');
  expect(() => formulaHtml('\\frac{1}{')).toThrow('\\frac{1}{');
  expect(() => formulaHtml('\\nonsense')).toThrow('\\nonsense');
});
