import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const first = (text: string, language: 'en' | 'es' | 'fr') => readMessage(text, language).topics[0] ?? null;

describe('the notion that a question is about', () => {
  test.each([
    ['en', 'what is a numerator', 'numerator'],
    ['en', 'i forgot what logs are', 'logarithm'],
    ['en', 'what does simplify mean', 'simplify'],
    ['en', 'why does -3 times -2 give plus 6', 'minus_times_minus'],
    ['en', 'how come the sign turns around', 'flip_sign'],
    ['en', 'whats the lowest common denominator', 'lcm'],
    ['en', 'what does the ! mean', 'factorial'],
    ['es', 'no recuerdo qué eran los logaritmos', 'logarithm'],
    ['es', '¿por qué el signo se da la vuelta?', 'flip_sign'],
    ['es', '¿qué es el numerito de arriba?', 'exponent'],
    ['es', '¿por qué no se puede dividir entre cero?', 'divide_by_zero'],
    ['fr', 'c’est quoi un dixième', 'decimal'],
    ['fr', 'factoriser ça veut dire quoi ?', 'factorise'],
    ['fr', 'pourquoi moins par moins ça fait plus', 'minus_times_minus'],
    ['fr', 'c’est quoi π ?', 'pi'],
  ] as const)('%s: %s', (language, text, topic) => {
    expect(first(text, language)).toBe(topic);
  });

  test('a longer term covers the shorter one in it', () => {
    expect(readMessage('what is a common denominator', 'en').topics).toEqual(['common_denominator']);
  });

  test('both notions of a comparison are found', () => {
    expect(readMessage('difference between radius and diameter', 'en').topics).toEqual(
      expect.arrayContaining(['radius', 'diameter']),
    );
  });

  test.each([
    ['en', 'what is a denominater', 'denominator'],
    ['es', 'que es un logartimo', 'logarithm'],
    ['fr', 'c’est quoi un coeficient', 'coefficient'],
  ] as const)('a typo in a long term is forgiven: %s %s', (language, text, topic) => {
    expect(first(text, language)).toBe(topic);
  });

  test('everyday words name no notion', () => {
    expect(readMessage('are there aliens', 'en').topics).toEqual([]);
    expect(readMessage('raconte une blague', 'fr').topics).toEqual([]);
  });
});

test('cues count as whole words only', () => {
  expect(readMessage('thanks', 'en').cues.has('yes')).toBe(false);
  expect(readMessage('creo que es 17', 'es').cues.has('what')).toBe(false);
});

describe('a short operation word before its number', () => {
  test.each([
    ['en', 'put it on top of 5', 'add'],
    ['es', 'sería 4 más 5', 'add'],
    ['es', 'sería más dos', 'add'],
    ['es', '6 entre 3', 'divide'],
    ['fr', 'ça fait 4 plus 5', 'add'],
    ['fr', 'c’est x plus trois', 'add'],
    ['fr', 'c’est 6 sur 3', 'divide'],
  ] as const)('%s: %s', (language, text, operation) => {
    expect(readMessage(text, language).operations).toContain(operation);
  });

  test.each([
    ['es', 'es más difícil'],
    ['es', 'un número entre 2 y 5'],
    ['fr', 'c’est plus simple'],
    ['fr', 'une question sur la ligne'],
    ['fr', 'c’est plus unique'],
  ] as const)('%s, another meaning of the word: %s', (language, text) => {
    expect(readMessage(text, language).operations).toEqual([]);
  });
});
