import { describe, expect, it } from 'vitest';
import { sidesOf } from './graph-facts.ts';

describe('the graph of a problem', () => {
  it('has both sides of an equation in one unknown', () => {
    expect(sidesOf('solve 2x^2 = 5x + 3', 'en')).toEqual(['y = 2x²', 'y = 5x + 3']);
  });

  it('has the formula of any other problem', () => {
    expect(sidesOf('factor x^2 - 9', 'en')).toEqual(['x² - 9']);
    expect(sidesOf('x^2 + y^2 = 9', 'en')).toEqual(['x² + y² = 9']);
  });

  it('has an unreadable text unchanged', () => {
    expect(sidesOf('2x +', 'en')).toEqual(['2x +']);
  });
});
