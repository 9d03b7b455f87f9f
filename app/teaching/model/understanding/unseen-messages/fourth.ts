import type { UnseenMessage } from './unseen-message.ts';

/** Written for the second check of the whole tutor, after corrections from the first; none of these started a problem then. */
const english: readonly UnseenMessage[] = [
  ['solve log base 3 of (x+1) = 2', 'solve log_3(x+1)=2', 'x=8'],
  ['sove 2sin(x) = 1 for 0 <= x <= 2pi', 'solve 2sin(x)=1 for 0<=x<=2pi', 'x=pi/6 or x=5pi/6'],
  ['tan x = 1 for 0 to 360 degrees', 'solve tan x=1 for 0°<=x<=360°', 'x=45° or x=225°'],
  [
    'The sum of three consecutive integers is 72. find them',
    'solve x+y+z=72 and y=x+1 and z=y+1',
    'x=23 and y=24 and z=25',
  ],
  ['half of a number is 14', 'solve x/2=14', 'x=28'],
  [
    'a right triangle has legs 5 and 12, how long is the hypotenuse',
    'find the hypotenuse of a right triangle with legs 5 and 12',
    'c=13',
  ],
  ['x^2 - 9 = 0 find all the solutions', 'solve x^2-9=0', 'x=3 or x=-3'],
  ['write √50 in the form a√b', 'simplify √50', '5√2'],
  ['A phone costs £200. The price goes up by 15%. What is the new price?', 'increase 200 by 15%', 'v=230'],
  ['integral of x^2 dx', 'integrate x^2', 'x^3/3+C'],
  ['solve the inequalty x^2 - 4x - 5 < 0', 'solve x^2-4x-5<0', '-1<x<5'],
  [
    'Tom is thinking of a number. When he adds 9 and halves the result he gets 10. What was the number?',
    'solve (x+9)/2=10',
    'x=11',
  ],
  [
    'the sides of a rectangle are 4.5 m and 6 m whats the perimeter',
    'find the perimeter of a rectangle with length 4.5 m and width 6 m',
    'P=21 m',
  ],
  ['differentiate x^4 twice', 'find the second derivative of x^4', '12x^2'],
  ['If 3 kilos of apples cost 6 euros, how much do 5 kilos cost?', 'solve the proportion 3/6=5/x', 'x=10'],
  ['lim x->2 of (x^2-4)/(x-2)', 'limit of (x^2-4)/(x-2) as x approaches 2', '4'],
];
const spanish: readonly UnseenMessage[] = [
  ['cos x = 0,5 entre 0 y 360 grados', 'solve cos x=0.5 for 0°<=x<=360°', 'x=60° or x=300°'],
  ['integral de x·e^x dx', 'integrate x*e^x', 'e^x*(x-1)+C'],
  ['un número más su mitad es 27', 'solve x+x/2=27', 'x=18'],
  ['El triple de un número menos 5 es igual a 16. ¿Cuál es el número?', 'solve 3x-5=16', 'x=7', 'ask'],
  ['3x+2=8 no encuentro x', 'solve 3x+2=8', 'x=2'],
  ['Un libro cuesta 20 € y sube un 10 %. ¿Cuánto cuesta ahora?', 'increase 20 by 10%', 'v=22'],
  ['resuelve la ecuasion 2x+1=9', 'solve 2x+1=9', 'x=4'],
  ['Ana piensa un número, lo multiplica por 3, le resta 4 y obtiene 11', 'solve 3x-4=11', 'x=5'],
  [
    'los lados de un rectángulo miden 3 cm y 7 cm, ¿cuál es el área?',
    'find the area of a rectangle with length 3 cm and width 7 cm',
    'A=21 cm^2',
  ],
  [
    'un cilindro tiene radio 3 y altura 10, calcula su volumen',
    'find the volume of a cylinder with radius 3 and height 10',
    'V=90pi',
  ],
  ['derivada segunda de x^4 - 2x', 'find the second derivative of x^4-2x', '12x^2'],
  ['deriva dos veces x^4', 'find the second derivative of x^4', '12x^2'],
  [
    'Si 3 kilos de manzanas cuestan 6 euros, ¿cuánto cuestan 5 kilos?',
    'solve the proportion 3/6=5/x',
    'x=10',
  ],
  ['lim x→3 de (x^2-9)/(x-3)', 'limit of (x^2-9)/(x-3) as x approaches 3', '6'],
  ['expresa √48 en la forma a√b', 'simplify √48', '4√3'],
  [
    'un triángulo rectángulo tiene catetos 6 y 8, ¿cuánto mide la hipotenusa?',
    'find the hypotenuse of a right triangle with legs 6 and 8',
    'c=10',
  ],
];
const french: readonly UnseenMessage[] = [
  ['x² + 4x − 21 = 0 je dois trouver les solutions', 'solve x^2+4x-21=0', 'x=3 or x=-7'],
  ['un article à 60 € augmente de 15 %, quel est le nouveau prix ?', 'increase 60 by 15%', 'v=69'],
  ['écris √72 sous la forme a√b', 'simplify √72', '6√2'],
  ['ln(x) = 2 je trouve pas x', 'solve ln(x)=2', 'x=e^2'],
  ['2/3 × 9/4 ça fait cb ?', 'evaluate 2/3*9/4', '3/2'],
  ['Léa pense à un nombre, elle le multiplie par 4 puis ajoute 5 et obtient 33', 'solve 4x+5=33', 'x=7'],
  [
    'un cercle a pour rayon 5 cm, quelle est son aire ?',
    'find the area of a circle with radius 5 cm',
    'A=25pi cm^2',
  ],
  ['calcule la dérivée troisième de x^4', 'find the third derivative of x^4', '24x'],
  ['dérive deux fois x^4', 'find the second derivative of x^4', '12x^2', 'ask'],
  ['Si 3 kilos de pommes coûtent 6 euros, combien coûtent 5 kilos ?', 'solve the proportion 3/6=5/x', 'x=10'],
  ['lim x→0 de (e^x − 1)/x', 'limit of (e^x-1)/x as x approaches 0', '1'],
  ['mon frère sèche sur 4x − 9 = 15', 'solve 4x-9=15', 'x=6'],
  [
    'Je pense à un nombre. Je le multiplie par 3 et j’ajoute 8, j’obtiens 29. Quel est ce nombre ?',
    'solve 3x+8=29',
    'x=7',
  ],
  ['résous sin x = 1/2 pour x entre 0 et 360°', 'solve sin x=1/2 for 0°<=x<=360°', 'x=30° or x=150°'],
  ['intégrale de x² dx', 'integrate x^2', 'x^3/3+C'],
  [
    'un triangle rectangle a pour côtés de l’angle droit 5 et 12, combien mesure l’hypoténuse ?',
    'find the hypotenuse of a right triangle with legs 5 and 12',
    'c=13',
  ],
];

export const fourth = { en: english, es: spanish, fr: french };
