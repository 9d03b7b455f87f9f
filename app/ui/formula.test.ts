import { expect, it } from 'vitest';
import { formulaHtml } from './formula.server.ts';

it('a formula of our own that cannot be drawn is noticed and not shown', () => {
  expect(formulaHtml('x^2')).toContain('<math');
  expect(() => formulaHtml('\\frac{1}{')).toThrow('\\frac{1}{');
  expect(() => formulaHtml('\\nonsense')).toThrow('\\nonsense');
});
