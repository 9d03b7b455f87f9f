import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import { toSpeech } from './speech.ts';

const speak = (text: string, language: 'en' | 'es' | 'fr'): string => {
  const result = read(text, { units: true });
  return result.ok ? toSpeech(result.tree, language) : result.error.code;
};

describe('formulas in words', () => {
  it.each([
    ['1 km', '1 kilometre', '1 kilómetro', '1 kilomètre'],
    ['3 km', '3 kilometres', '3 kilómetros', '3 kilomètres'],
    ['1.5 h', '1.5 hours', '1 coma 5 horas', '1 virgule 5 heure'],
    ['60 km/h', '60 kilometres per hour', '60 kilómetros por hora', '60 kilomètres par heure'],
    [
      '5 m/s^2',
      '5 metres per second squared',
      '5 metros por segundo al cuadrado',
      '5 mètres par seconde au carré',
    ],
    ['25 cm²', '25 square centimetres', '25 centímetros cuadrados', '25 centimètres carrés'],
    ['€12', '12 euros', '12 euros', '12 euros'],
    ['1°', '1 degree', '1 grado', '1 degré'],
    ['sin 30°', 'sine of 30 degrees', 'seno de 30 grados', 'sinus de 30 degrés'],
  ])('%s: a unit is spoken in the grammatical number of its count', (text, en, es, fr) => {
    expect([speak(text, 'en'), speak(text, 'es'), speak(text, 'fr')]).toEqual([en, es, fr]);
  });

  it.each([
    [
      'd/dx(x^2)',
      'the derivative of x squared with respect to x',
      'la derivada de x al cuadrado respecto de x',
      'la dérivée de x au carré par rapport à x',
    ],
    [
      '∫_0^1 2x dx',
      'the integral from 0 to 1 of 2 x with respect to x',
      'la integral desde 0 hasta 1 de 2 x respecto de x',
      'l’intégrale de 0 à 1 de 2 x par rapport à x',
    ],
    [
      'lim_(x→2) x^2',
      'the limit as x approaches 2 of x squared',
      'el límite cuando x tiende a 2 de x al cuadrado',
      'la limite quand x tend vers 2 de x au carré',
    ],
    [
      '{x^2 if x<0; x otherwise}',
      'x squared if x is less than 0, x otherwise',
      'x al cuadrado si x es menor que 0, x en otro caso',
      'x au carré si x est inférieur à 0, x sinon',
    ],
    [
      '(-∞,1) ∪ [2,∞)',
      'from minus infinity to 1 not included, union from 2 included to infinity',
      'desde menos infinito hasta 1 no incluido, unión desde 2 incluido hasta infinito',
      'de moins l’infini à 1 non compris, union de 2 compris à l’infini',
    ],
    ["f'(x) = 2x", 'f prime of x equals 2 x', 'f prima de x igual a 2 x', 'f prime de x égale 2 x'],
    ['nCr(5, 2)', '5 choose 2', 'combinaciones de 5 tomados de 2 en 2', '2 parmi 5'],
    [
      'ℝ∖{0}',
      'all real numbers, except 0',
      'todos los números reales, excepto 0',
      'tous les nombres réels, sauf 0',
    ],
    [
      '90*0.8^x',
      '90 times 0.8 to the power x',
      '90 por 0 coma 8 elevado a x',
      '90 fois 0 virgule 8 puissance x',
    ],
    ['2*3^2 y', '2 times 3 squared y', '2 por 3 al cuadrado y', '2 fois 3 au carré y'],
    ['A(1, 2)', 'the point A 1, 2', 'el punto A 1, 2', 'le point A 1, 2'],
  ])('%s', (text, en, es, fr) => {
    expect([speak(text, 'en'), speak(text, 'es'), speak(text, 'fr')]).toEqual([en, es, fr]);
  });
});
