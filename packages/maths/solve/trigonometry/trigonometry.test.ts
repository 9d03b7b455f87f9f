import { describe, expect, it } from 'vitest';
import { resultOf } from '../solved.ts';

describe('trigonometric equations', () => {
  it.each([
    ['sin x = 1/2', 'x = π/6 + 2kπ or x = 5π/6 + 2kπ'],
    ['cos x = √2/2', 'x = π/4 + 2kπ or x = -π/4 + 2kπ'],
    ['tan x = 1', 'x = π/4 + kπ'],
    ['sin x = 0', 'x = kπ'],
    ['cos x = 0', 'x = π/2 + kπ'],
    ['cos x = 1', 'x = 2kπ'],
    ['sin x = -1', 'x = -π/2 + 2kπ'],
    ['2cos(x) - 1 = 0', 'x = π/3 + 2kπ or x = -π/3 + 2kπ'],
    ['2 sin(x) + √3 = 0', 'x = -π/3 + 2kπ or x = 4π/3 + 2kπ'],
    ['sin(2x) = 1/2', 'x = π/12 + kπ or x = 5π/12 + kπ'],
    ['2cos(3x) = √3', 'x = π/18 + 2kπ/3 or x = -π/18 + 2kπ/3'],
    ['tan(x/2) = √3', 'x = 2π/3 + 2kπ'],
    ['cos(x - π/3) = 1/2', 'x = 2π/3 + 2kπ or x = 2kπ'],
    ['sin x = 2', '∅'],
    ['2sin(x)^2 - sin(x) - 1 = 0', 'x = -π/6 + 2kπ or x = 7π/6 + 2kπ or x = π/2 + 2kπ'],
    ['2cos(x)^2 + 3cos(x) - 2 = 0', 'x = π/3 + 2kπ or x = -π/3 + 2kπ'],
    ['sin(x)^2 = 1/4', 'x = π/6 + 2kπ or x = 5π/6 + 2kπ or x = -π/6 + 2kπ or x = 7π/6 + 2kπ'],
    ['4cos(x)^2 - 3 = 0', 'x = π/6 + 2kπ or x = -π/6 + 2kπ or x = 5π/6 + 2kπ or x = -5π/6 + 2kπ'],
    ['tan(x)^2 = 3', 'x = π/3 + kπ or x = -π/3 + kπ'],
    ['sin(x) = cos(x)', 'x = π/4 + kπ'],
    ['√3 sin(x) = cos(x)', 'x = π/6 + kπ'],
    ['sin(x)cos(x) = 0', 'x = kπ or x = π/2 + kπ'],
    ['2 sin(x)cos(x) = sin(x)', 'x = kπ or x = π/3 + 2kπ or x = -π/3 + 2kπ'],
    ['sin(2x) = cos(x)', 'x = π/2 + kπ or x = π/6 + 2kπ or x = 5π/6 + 2kπ'],
    ['cos(2x) + sin(x) = 0', 'x = -π/6 + 2kπ or x = 7π/6 + 2kπ or x = π/2 + 2kπ'],
    ['2cos(x)^2 = 1 + sin(x)', 'x = -π/2 + 2kπ or x = π/6 + 2kπ or x = 5π/6 + 2kπ'],
    ['cos(x)^2 - sin(x)^2 = 0', 'x = π/4 + 2kπ or x = 3π/4 + 2kπ or x = -π/4 + 2kπ or x = 5π/4 + 2kπ'],
    ['sin x = 1/3', 'x = arcsin(1/3) + 2kπ or x = π - arcsin(1/3) + 2kπ'],
    ['sin x = 1/2, 0 <= x < 2π', 'x = π/6 or x = 5π/6'],
    ['solve 2cos(x)+1=0 for 0 <= x < 2π', 'x = 2π/3 or x = 4π/3'],
    ['solve sin x = 1/2 for 0° ≤ x ≤ 360°', 'x = 30° or x = 150°'],
    ['solve tan x = -1 for 0 <= x <= 2π', 'x = 3π/4 or x = 7π/4'],
    ['solve cos(2x) = 1/2 on [0, 2π]', 'x = π/6 or x = 5π/6 or x = 7π/6 or x = 11π/6'],
    ['solve sin(x)^2 = 1 for 0 <= x < 2π', 'x = π/2 or x = 3π/2'],
    ['solve sin x = 3 for 0 <= x < 2π', '∅'],
    ['solve 2sin(x)^2+3sin(x)+1=0, 0 <= x < 2π', 'x = 7π/6 or x = 3π/2 or x = 11π/6'],
    ['solve cos x = 1/3 for 0 <= x < 2π', 'x = arccos(1/3) or x = -arccos(1/3) + 2π'],
    ['sin x = x', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});

describe('values and identities', () => {
  it.each([
    ['sin 30°', '1/2'],
    ['cos(5π/6)', '-√3/2'],
    ['tan(π/4)', '1'],
    ['sin(-30°)', '-1/2'],
    ['cos(7π/3)', '1/2'],
    ['sin 750°', '1/2'],
    ['tan(3π/4)', '-1'],
    ['cos 180°', '-1'],
    ['sin(π/3)+cos(π/6)', '√3'],
    ['2sin(π/4)cos(π/4)', '1'],
    ['tan 60°', '√3'],
    ['cos 225°', '-√2/2'],
    ['sin(11π/6)', '-1/2'],
    ['arcsin(1/2)', 'π/6'],
    ['arccos(-1/2)', '2π/3'],
    ['arctan(1)', 'π/4'],
    ['arccos(0)', 'π/2'],
    ['arcsin(-√2/2)', '-π/4'],
    ['tan(90°)', 'cannot family'],
    ['sin²(π/3)+cos²(π/3)', '1'],
    ['simplify sin(x)^2+cos(x)^2', '1'],
    ['simplify 1 - sin(x)^2', '(cos(x))²'],
    ['simplify tan(x)*cos(x)', 'sin(x)'],
    ['simplify (1-cos(x)^2)/sin(x)', 'sin(x)'],
    ['simplify sin(x)/tan(x)', 'cos(x)'],
    ['simplify sec(x)*cos(x)', '1'],
    ['sec(π/3)', '2'],
    ['cot(π/6)', '√3'],
    ['sin(15°)', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});

describe('an angle without its unit', () => {
  it.each([
    ['cos(60)', 'cannot angle_unit'],
    ['sin(30) + 1', 'cannot angle_unit'],
    ['tan(-45)', 'cannot angle_unit'],
    ['cos(60°)', '1/2'],
    ['cos(1)', 'cannot family'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});
