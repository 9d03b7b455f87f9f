import { expect, test } from 'vitest';
import { answer } from './answers.ts';

function shown(problem: string, line: string, locale: string) {
  const result = answer('checkLine', { problem, previous: problem, line, locale }, null);
  if (!result.ok) throw new Error(`not read: ${line}`);
  return { latex: result.line.latex, speech: result.line.speech };
}

test('a line with words is shown as it was typed', () => {
  expect(shown('x² − 5x + 6 = 0', ' delta = 1', 'fr').latex).toBe(
    String.raw`\text{delta}\ \allowbreak \text{=}\ \allowbreak \text{1}`,
  );
  expect(shown('x² − 5x + 6 = 0', 'delta  = 1', 'fr').speech).toBe('delta = 1');
  expect(shown('3x = 15', 'I divided by 3: x = 5', 'en').speech).toBe('I divided by 3: x = 5');
  expect(shown('3x = 15', 'I divided by 3: x = 5', 'en').latex).toContain(String.raw`\text{divided}`);
});

test('a line about names of a story is shown as it was typed', () => {
  const story = 'Tom is twice as old as Ana. Together they are 27 years old. How old is each of them?';
  for (const line of ['Tom is 9 and Ana is 18', 'Tom is 18, Ana is 9', 'Ana has x, Tom has 2x', 'Tom = 18']) {
    const read = answer('parse', { text: story, locale: 'en' }, null);
    const problem = read.ok ? read.text : '';
    const result = answer('checkLine', { problem, previous: problem, line, story, locale: 'en' }, null);
    expect(result.ok && result.line.speech).toBe(line);
  }
});

test('a formula is shown as one, with the words between its solutions', () => {
  expect(shown('3x = 15', 'x = 5', 'en').latex).toBe('x = 5');
  expect(shown('x² − 5x + 6 = 0', 'x = 2 ou x = 3', 'fr').latex).toContain(String.raw`\text{ ou }`);
  expect(shown('3x = 15', '=> x = 5', 'en').latex).toBe('x = 5');
});

test('characters with a meaning in LaTeX are shown, not obeyed', () => {
  expect(shown('0.4 = x', 'so that is 40% #1', 'en').latex).toContain(
    String.raw`\text{40\%}\ \allowbreak \text{\#1}`,
  );
});

test.each(['=> x = 5', '==> x = 5', '-> x = 5', '--> x = 5', '→ x = 5', '∴ x = 5', '<=> x = 5', '⇒ x = 5'])(
  'an arrow before a line is no part of it: %s',
  (line) => {
    expect(shown('3x = 15', line, 'en')).toEqual({ latex: 'x = 5', speech: 'x equals 5' });
  },
);
