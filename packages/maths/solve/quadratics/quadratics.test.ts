import { describe, expect, it } from 'vitest';
import { resultOf } from '../solved.ts';

describe('completing the square', () => {
  it.each([
    ['complete the square x^2+6x+5', '(x + 3)² - 4'],
    ['complete the square x^2-4x+1', '(x - 2)² - 3'],
    ['complete the square 2x^2+12x+7', '2(x + 3)² - 11'],
    ['complete the square x^2+3x+1', '(x + 3/2)² - 5/4'],
    ['complete the square x^2+8x', '(x + 4)² - 16'],
    ['complete the square -x^2+4x+3', '-(x - 2)² + 7'],
    ['complete the square 3x^2-6x+4', '3(x - 1)² + 1'],
    ['complete the square x^2-10x+25', '(x - 5)²'],
    ['complete the square 2x^2+6x+5', '2(x + 3/2)² + 1/2'],
    ['complete the square x^2-9', 'x² - 9'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});

describe('complex roots', () => {
  it.each([
    ['solve x^2+4=0 over the complex numbers', 'x = ±2i'],
    ['solve x^2+2x+5=0 over the complex numbers', 'x = -1 ± 2i'],
    ['solve x^2-2x+2=0 over the complex numbers', 'x = 1 ± i'],
    ['solve x^2+x+1=0 over the complex numbers', 'x = -1/2 ± √3/2 · i'],
    ['solve x^3-1=0 over the complex numbers', 'x = 1 or x = -1/2 ± √3/2 · i'],
    ['solve x^4-16=0 over the complex numbers', 'x = 2 or x = -2 or x = ±2i'],
    ['solve 2x^2+3=0 over the complex numbers', 'x = ±√6/2 · i'],
    ['solve x^2-5x+6=0 over the complex numbers', 'x = 2 or x = 3'],
    ['solve x^3+8=0 over the complex numbers', 'x = -2 or x = 1 ± √3 · i'],
    ['solve x^4+5x^2+4=0 over the complex numbers', 'x = ±2i or x = ±i'],
    ['solve x^4+1=0 over the complex numbers', 'cannot too_large'],
    ['solve x^2=-9 over the complex numbers', 'x = ±3i'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});

describe('complex arithmetic', () => {
  it.each([
    ['(2+3i)+(4-5i)', '6 - 2i'],
    ['(2+3i)-(4-5i)', '-2 + 8i'],
    ['(2+3i)(1-i)', '5 + i'],
    ['(1+i)^2', '2i'],
    ['(3+2i)(3-2i)', '13'],
    ['(2+3i)/(1-i)', '-1/2 + 5/2 · i'],
    ['1/i', '-i'],
    ['i^7', '-i'],
    ['i^2', '-1'],
    ['i^100', '1'],
    ['|3+4i|', '5'],
    ['(5-i)/(2+3i)', '7/13 - 17/13 · i'],
    ['3i*4i', '-12'],
    ['(1+2i)^3', '-11 - 2i'],
    ['2i(3-i)', '2 + 6i'],
    ['|1-i|', '√2'],
    ['5/(3+4i)', '3/5 - 4/5 · i'],
    ['(4+2i)/2', '2 + i'],
    ['i^(10^9)', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});
