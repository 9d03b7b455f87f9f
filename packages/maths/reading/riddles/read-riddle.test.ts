import { describe, expect, it } from 'vitest';
import { toPlain } from '../../expression/plain.ts';
import type { Language } from '../../texts.ts';
import { readRiddle } from './read-riddle.ts';
import { cpuMillisecondsSince } from '../../../../tests/support/cpu-time.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' };

const read = (text: string, language: Language): string => {
  const problem = readRiddle(text, language, locales[language]);
  return problem === null ? 'not read' : toPlain(problem.expression);
};

describe('number riddles', () => {
  it.each<[string, Partial<Record<Language, readonly string[]>>]>([
    [
      '2x + 3 = 17',
      {
        en: [
          'three more than twice a number is 17, whats the number',
          "I'm thinking of a number. If I double it and add 3, I get 17. What is my number?",
        ],
        es: ['El doble de un número más 3 es 17. ¿Cuál es el número?'],
        fr: ['Je pense à un nombre, je le multiplie par 2 et j’ajoute 3, j’obtiens 17. Quel est ce nombre ?'],
      },
    ],
    [
      'x + x + 1 = 47 and y = x + 1',
      {
        en: [
          'sum of a number and the next one is 47 what r they',
          'A number and the next one add up to 47. Find the numbers.',
        ],
        es: [
          'un numero y su siguiente suman 47 cuales son',
          'la suma de un numero y su consecutivo es 47 hallar los numeros',
          'La suma de un número y el siguiente es 47. ¿Cuáles son?',
        ],
        fr: [
          'un nombre et son suivant font 47 lesquels',
          'La somme d’un nombre et de celui qui le suit est 47. Quels sont ces nombres ?',
        ],
      },
    ],
    [
      'x + 2x = 36',
      {
        en: ['a number and its double make 36, find the number'],
        es: ['Un número y su doble suman 36. ¿Cuál es el número?'],
        fr: ['Un nombre et son double font 36. Quel est ce nombre ?'],
      },
    ],
    [
      'x + y = 180 and x = 3y',
      {
        en: ['two angles are supplementary and one is 3 times the other, find both'],
        es: ['Dos ángulos son suplementarios y uno es el triple del otro. ¿Cuánto miden?'],
        fr: ['Deux angles sont supplémentaires et l’un est le triple de l’autre. Trouver les deux angles.'],
      },
    ],
    ['x + y = 90 and x - y = 20', { en: ['Two complementary angles differ by 20. Find them.'] }],
    [
      '90 - x = 2x',
      {
        en: ['the complement of an angle is twice the angle. what is the angle'],
        es: ['El complemento de un ángulo es el doble del ángulo. ¿Cuánto mide el ángulo?'],
        fr: ['Le complémentaire d’un angle vaut le double de l’angle. Quel est l’angle ?'],
      },
    ],
    [
      'x - 8 = 15',
      {
        en: ['When 8 is subtracted from a number, the result is 15. What is the number?'],
        es: ['Si a un número le restas 8 obtienes 15. ¿Qué número es?'],
        fr: ['Si on retranche 8 à un nombre, on obtient 15. Quel est ce nombre ?'],
      },
    ],
    [
      'x + 37 = 2x',
      {
        en: ['Find the number that doubles when you add 37 to it.'],
        es: ['Busca el número que se duplica cuando le sumas 37.'],
      },
    ],
    [
      '3(x + 4) = 27',
      {
        en: ['I add 4 to a number then multiply by 3 and get 27'],
        es: ['pienso un número, le sumo 4, lo multiplico por 3 y me da 27, qué número pensé'],
      },
    ],
    [
      'x² = 8x',
      {
        en: ['The square of a number is 8 times the number. Find it.'],
        es: ['¿Qué números tienen un cuadrado que es 8 veces el propio número?'],
        fr: ['Le carré d’un nombre est égal à 8 fois ce nombre. Trouver ce nombre.'],
      },
    ],
    [
      'x + y = 36 and x - y = 8',
      {
        en: ['two numbers add up to 36 and their difference is 8. what are they'],
        es: ['La suma de dos números es 36 y su diferencia es 8. Halla los números.'],
        fr: ['La somme de deux nombres est 36 et leur différence est 8. Quels sont ces nombres ?'],
      },
    ],
    [
      'x + y + z = 72 and y = x + 1 and z = x + 2',
      {
        en: ['the sum of three consecutive numbers is 72. what are the numbers'],
        es: ['tres números consecutivos suman 72 cuáles son'],
        fr: ['Trois entiers consécutifs ont pour somme 72. Quels sont-ils ?'],
      },
    ],
    [
      'x + x + 1 = 75 and y = x + 1',
      {
        en: ['the sum of a number and its successor is 75. what are they'],
        es: [
          'un numero mas su consecutivo da 75 cuales son',
          'un número más su siguiente da 75, ¿cuáles son?',
        ],
        fr: ['La somme d’un nombre et de son suivant est 75. Quels sont ces nombres ?'],
      },
    ],
    [
      'x + x + 1 = 75',
      {
        en: ['the sum of a number and its successor is 75. what is the number'],
        es: ['un numero mas su consecutivo da 75 cual es'],
      },
    ],
    ['x = 4(45 - x)', { en: ['one number is 4 times another and their sum is 45. find the larger number'] }],
    [
      'x + 2x = 75',
      {
        en: ['the sum of a number and of its double is 75. what is the number'],
        es: ['la suma de un número y de su doble es 75. ¿cuál es el número?'],
        fr: ['La somme d’un nombre et de son double est 75. Quel est ce nombre ?'],
      },
    ],
    ['-8q = 96', { en: ['Find the letter. 96 is what you get when -8 is multiplied by q.'] }],
    [
      'x = 3y + 4 and x + y = 52',
      {
        en: [
          'A number is four more than three times a second one. (1) Together they make fifty-two. (2) Which numbers are meant?',
        ],
      },
    ],
  ])('%s', (expected, texts) => {
    for (const [language, phrasings] of Object.entries(texts) as [Language, readonly string[]][])
      for (const text of phrasings) expect([text, read(text, language)]).toEqual([text, expected]);
  });

  it.each([
    'My dog is 5 and my cat is 3. What is the number?',
    // Neither 27.5 nor 32.5 is a whole number.
    'Find two consecutive integers that add up to 60.',
    // 18 and 20 are even.
    'Find two consecutive odd integers that add up to 38.',
    'are there two consecutive multiples of 5 that add up to 60?? which ones',
    'A number increased by 20% is 60. Find the number',
    'A number plugh 5 is 12. What is the number?',
    'John is 5 years older than Mary',
    'What is the square root of 16 plus 3?',
  ])('is not read: %s', (text) => {
    expect(read(text, 'en')).toBe('not read');
  });

  it('reads a long text of number words in little time', () => {
    const text = `twice a number plus ${'5 more than '.repeat(15)}a number is 9`;
    const start = process.threadCpuUsage();
    read(text, 'en');
    expect(cpuMillisecondsSince(start)).toBeLessThan(400);
  });
});

describe('a number of a kind that only one of the solutions is', () => {
  it.each([
    [
      'Si al cuadrado de un número natural le restamos el triple de ese número obtenemos 88. ¿De qué número se trata?',
      'es',
    ],
    ['The square of a positive number minus three times the number is 88. What is the number?', 'en'],
  ] as const)('is not every solution of an equation: %s', (text, language) => {
    expect(read(text, language)).toBe('not read');
  });
});
