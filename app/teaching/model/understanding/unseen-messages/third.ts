import type { UnseenMessage } from './unseen-message.ts';

/** Written for the check of the whole tutor; at that time none started as meant, and the last of each language started as a wrong problem. */
const english: readonly UnseenMessage[] = [
  ['my teacher wrote 7(x - 3) = 2x + 9 on the board and i have no idea', 'solve 7(x-3)=2x+9', 'x=6'],
  ['whats x if x over 4 plus 5 is 11', 'solve x/4+5=11', 'x=24', 'ask'],
  ['I gotta find the roots of 2x^2 + 5x - 3', 'find the roots of 2x^2+5x-3', 'x=1/2 or x=-3'],
  ['homework q3: differentiate y = 4x^3 - 5x + 2', 'differentiate 4x^3-5x+2', '12x^2-5'],
  ['log base 2 of x equals 5, how do i get x', 'solve log_2(x)=5', 'x=32'],
  ['for which x is 5 - 2x > 11 ??', 'solve 5-2x>11', 'x<-3'],
  ['3x + 2y = 12 and x - y = -1, im stuck on these two', 'solve 3x+2y=12, x-y=-1', 'x=2, y=3'],
  ['twice a number minus seven is nineteen. which number?', 'solve 2x-7=19', 'x=13', 'ask'],
  ['y = 2x - 3 and 3x + y = 12 find both', 'solve y=2x-3, 3x+y=12', 'x=3, y=3'],
  [
    'hypotenuse of a triangle with legs 5 and 12',
    'find the hypotenuse of a right triangle with legs 5 and 12',
    '13',
  ],
];
const spanish: readonly UnseenMessage[] = [
  ['factoriza conmigo: x^3 - 4x', 'factor x^3-4x', 'x(x+2)(x-2)'],
  ['profe, 3x+1 < 16 o sea la inecuación', 'solve 3x+1<16', 'x<5'],
  ['¿qué número multiplicado por 3 y sumándole 4 da 25?', 'solve 3x+4=25', 'x=7'],
  ['el doble de un número es igual al número más 9', 'solve 2x=x+9', 'x=9'],
  ['2x + y = 7, x − y = 2 cuánto vale cada una', 'solve 2x+y=7, x-y=2', 'x=3, y=1'],
  ['simplifica 18/24 por fa', 'simplify 18/24', '3/4'],
];
const french: readonly UnseenMessage[] = [
  ['le triple d’un nombre diminué de 5 vaut 16', 'solve 3x-5=16', 'x=7', 'ask'],
  ['calcule l’intégrale de 0 à 1 de x³', 'integrate x^3 from 0 to 1', '1/4'],
  ['x + 2y = 4 et 3x − y = 5 je dois trouver x et y', 'solve x+2y=4, 3x-y=5', 'x=2, y=1'],
  ['ln(x) = 3, x = ?', 'solve ln(x)=3', 'x=e^3'],
];

export const third = { en: english, es: spanish, fr: french };
