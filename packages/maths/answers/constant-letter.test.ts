import { expect, test } from 'vitest';
import { answer } from './answers.ts';

const solved = (problem: string, locale: string) => {
  const found = answer('solve', { problem, locale }, null);
  if (found.kind !== 'solved') throw new Error(`not solved: ${problem}`);
  return { text: found.steps.map(({ text }) => text).join(' '), plain: found.result.plain };
};

test.each([
  ['en', 'integrate C x with respect to x', 'add K.'],
  ['es', 'integra C x respecto a x', 'suma K.'],
  ['fr', 'calcule l’intégrale de Cx par rapport à x', 'on ajoute K.'],
  ['en', 'integrate x^2', 'add C.'],
  ['es', 'integra x^2', 'suma C.'],
  ['fr', 'calcule l’intégrale de x²', 'on ajoute C.'],
])('%s: the text for %s names the constant as written', (locale, problem, text) => {
  expect(solved(problem, locale).text).toContain(text);
});

test.each([
  ['en', 'integrate 0'],
  ['es', 'integra 0'],
  ['fr', 'calcule l’intégrale de 0'],
])('%s: %s is shown as C, without + 0', (locale, problem) => {
  expect(solved(problem, locale).plain).toBe('C');
});

test.each([
  ['en', '14 is not the number that comes out. Work it out once more.'],
  ['es', '14 no es el número que sale. Calcúlalo otra vez.'],
  ['fr', 'Ce n’est pas 14 que l’on trouve. Refais ce calcul.'],
])('%s: a wrong number gets no hint about a method', (locale, hint) => {
  const checked = answer('checkLine', { previous: '2x = 15', line: '2x = 14', locale }, null);
  expect(JSON.stringify(checked)).toContain(hint);
});
