import { describe, expect, it } from 'vitest';
import { readNumberRiddle } from './number-riddle.ts';

describe('a riddle about a number', () => {
  it.each([
    ['half of a number is 14', 'x/2 = 14'],
    ['Half of a number is 14. What is the number?', 'x/2 = 14'],
    ['two thirds of a number is 8', '(2/3)x = 8'],
    ['5 more than a number is 12', 'x + 5 = 12'],
    ['7 less than twice a number is 13', '2x - 7 = 13'],
    ['the product of a number and 6 is 42', '6x = 42'],
    ['a number divided by 4 is 6', 'x/4 = 6'],
    ['un número dividido entre 4 es 6', 'x/4 = 6'],
    ['un nombre divisé par 4 vaut 6', 'x/4 = 6'],
    ['a number and its half add up to 27', 'x + x/2 = 27'],
    ['twice a number is the same number plus 7', '2x = x + 7'],
    ['un número más su mitad es 27', 'x + x/2 = 27'],
    ['El doble de un número es 34. ¿Cuál es el número?', '2x = 34'],
    ['un número y su doble suman 36', 'x + 2x = 36'],
    ['dos tercios de un número es 8', '(2/3)x = 8'],
    ['le triple d’un nombre vaut 21', '3x = 21'],
    ['la moitié d’un nombre est 8. Quel est ce nombre ?', 'x/2 = 8'],
    ['la somme d’un nombre et de son double est 36', 'x + 2x = 36'],
    ['les deux tiers d’un nombre font 8', '(2/3)x = 8'],
  ])('“%s” is %s', (text, equation) => {
    expect(readNumberRiddle(text)).toBe(equation);
  });

  it.each([
    ['I think of a number, multiply it by 4 and subtract 7. I get 21. what is the number?', '4x - 7 = 21'],
    ["I'm thinking of a number. If I double it and add 5 I get 17.", '2x + 5 = 17'],
    ['Pienso un número, le sumo 5, lo multiplico por 2 y obtengo 24', '2(x + 5) = 24'],
    ['When 5 is added to twice a number the result is 17', '2x + 5 = 17'],
    ['si al doble de un número le sumo 5 obtengo 17', '2x + 5 = 17'],
    ['si j’ajoute 5 au double d’un nombre, j’obtiens 17', '2x + 5 = 17'],
    ['Tom is thinking of a number. When he adds 9 and halves the result he gets 10.', '(x + 9)/2 = 10'],
    ['Ana piensa un número, lo multiplica por 3, le resta 4 y obtiene 11', '3x - 4 = 11'],
    ['Léa pense à un nombre, elle le multiplie par 4 puis ajoute 5 et obtient 33', '4x + 5 = 33'],
    ['si a un número le sumo 7 obtengo 12', 'x + 7 = 12'],
    ['Je pense à un nombre. Je le multiplie par 3 et j’ajoute 8, j’obtiens 29.', '3x + 8 = 29'],
    ['si je multiplie un nombre par 5 et que je retire 3, je trouve 22', '5x - 3 = 22'],
  ])('each step applies to the previous result: “%s” is %s', (text, equation) => {
    expect(readNumberRiddle(text)).toBe(equation);
  });

  it.each([
    ['The sum of three consecutive integers is 72. find them', 'x + (x + 1) + (x + 2) = 72'],
    ['la suma de tres números pares consecutivos es 48', 'x + (x + 2) + (x + 4) = 48'],
    ['la somme de deux nombres est 10 et leur différence est 4', 'x + y = 10; x - y = 4'],
  ])('several numbers: “%s” is %s', (text, equation) => {
    expect(readNumberRiddle(text)).toBe(equation);
  });

  it.each([
    'half of a number plus 3 is 12',
    'El triple de un número menos 5 es 16',
    'le double d’un nombre plus 3 vaut 11',
    'the sum of three consecutive odd numbers is 72',
    'The sum of three consecutive integers is 72. find the largest',
    'the number of apples is 12',
    'half of the number of apples is 14',
    'a number is 12',
    'the difference of two numbers is 4',
    'the sum of two numbers is 10',
    'I think of a number, multiply it by 4, draw a square and get 21',
    'la mitad de un número de alumnos es 12',
  ])('“%s” is ambiguous and not a riddle', (text) => {
    expect(readNumberRiddle(text)).toBeNull();
  });
});
