import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { judgeLines } from './testing.ts';

const problem = '∫_0^2 (3x^2 + 2x) dx';

function judge(line: string, integral = problem, locale = 'en') {
  const result = answer(
    'checkLine',
    { problem: integral, previous: integral, line, earlier: [], locale },
    null,
  );
  if (!result.ok) return { verdict: 'unread', role: null, mistake: null };
  return { verdict: result.verdict, role: result.role, mistake: result.mistake?.id ?? null };
}

describe('an antiderivative between its bounds', () => {
  it.each([
    '[x^3 + x^2]_0^2',
    '[x³ + x²]₀²',
    '[x^3 + x^2]^2_0',
    '\\left[x^3+x^2\\right]_{0}^{2}',
    'x^3 + x^2 |_0^2',
    'x^3 + x^2 \\Big|_{0}^{2}',
    '= [x^3 + x^2]_0^2 = (8 + 4) - 0',
    '[x^3]_0^2 + [x^2]_0^2 = 8 + 4',
  ])('%s goes on', (line) => {
    expect(judge(line)).toMatchObject({ verdict: 'equal', role: 'step' });
  });

  it.each(['[x^3 + x^2]_0^2 = 12', '[x^3 + x^2]_0^2 = 8 + 4 = 12'])('%s ends', (line) => {
    expect(judge(line)).toMatchObject({ verdict: 'equal', role: 'result' });
  });

  it.each([
    ['[6x + 2]_0^2', 'differentiated_instead'],
    ['[x^3 + 2x^2]_0^2', 'integral_not_divided'],
    ['[x^3 + x^2]_2^0', 'bounds_turned'],
  ])('%s has the mistake %s', (line, mistake) => {
    expect(judge(line)).toMatchObject({ verdict: 'different', mistake });
  });

  it.each(['[6x + 2]_0^2 = 14 - 2 = 12', '[x^3 + x^2]_0^3', '[x^3 + x^2]_0^2 = 8 + 2 = 10'])(
    '%s is wrong',
    (line) => {
      expect(judge(line).verdict).toBe('different');
    },
  );

  it('may have other letters and bounds that are no numbers', () => {
    expect(judge('[sin(t)]_0^{π/2} = 1', '∫_0^(π/2) cos(t) dt')).toMatchObject({ role: 'result' });
    expect(judge('[t^2/2]₋₁³', '∫_{-1}^3 t dt')).toMatchObject({ verdict: 'equal', role: 'step' });
  });

  it('changes no line of another problem', () => {
    expect(judge('[x]_0^2', 'x^2 = 4').verdict).toBe('unread');
  });
});

describe('bars in words', () => {
  it.each([
    ['en', '[x^2] from 1 to 3'],
    ['en', '[x^2] between 1 and 3'],
    ['es', '[x^2] de 1 a 3'],
    ['es', '[x^2] entre 1 y 3'],
    ['fr', '[x^2] de 1 à 3'],
    ['fr', '[x^2] entre 1 et 3'],
  ])('%s: %s', (locale, line) => {
    expect(judgeLines(locale, '∫_1^3 2x dx', line)).toMatchObject({ verdict: 'equal', role: 'step' });
    expect(judgeLines(locale, '∫_1^3 2x dx', `${line} = 7`).verdict).toBe('different');
    expect(judgeLines(locale, '∫_1^3 2x dx', `${line} = 8`).verdict).toBe('equal');
  });
});
