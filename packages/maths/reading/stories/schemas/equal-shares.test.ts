import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('a bill with a tip that is shared equally', () => {
  it.each([
    [
      'en',
      'A dinner for two costs $58. Lucas leaves a 20% tip and splits the total equally with his friend. What does each of them pay?',
      '174/5',
    ],
    [
      'es',
      'Cuatro amigos cenan. La cuenta es de 80 € y dejan una propina del 15 %. Si la dividen en partes iguales, ¿cuánto paga cada uno?',
      '23',
    ],
    [
      'fr',
      'Quatre amis dînent au restaurant. L’addition est de 80 € et ils laissent un pourboire de 15 %. Ils partagent à parts égales. Combien paie chacun ?',
      '23',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });

  it.each([
    [
      'en',
      'Ana and two friends have dinner. The bill is $60 and they add a 10% tip. They split it equally. How much does each pay?',
    ],
    [
      'en',
      'Ana has dinner with her 3 friends. The bill is $60 and they add a 10% tip. They split it equally. How much does each pay?',
    ],
    [
      'es',
      'Ana cena con sus 3 amigos. La cuenta es de 60 € y dejan una propina del 10 %. La dividen en partes iguales. ¿Cuánto paga cada uno?',
    ],
    [
      'fr',
      'Ana dîne avec ses 3 amis. L’addition est de 60 € et ils laissent un pourboire de 10 %. Ils partagent à parts égales. Combien paie chacun ?',
    ],
  ])('%s: one more pays than is counted: %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
