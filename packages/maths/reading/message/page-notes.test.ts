import { expect, test } from 'vitest';
import { withoutPageNotes } from './page-notes.ts';

test.each([
  'Page 4 of 12',
  'Página 4 de 12',
  'Page 4 sur 12      Tournez la page',
  '(Total for Question 3 is 5 marks)',
  'Total : 20 points',
  'Show the answer',
  'Ocultar pistas',
  'Voir le corrigé',
  'Turn over ▶',
  'Exercise Set 2.3',
  'Ejercicio nº 8.-',
  'Exercice 5 :  (2 pts)',
  'Not yet answered',
  'Marked out of 1.00',
  'Puntúa sobre 2,00',
  '3 points possible',
  '*P48147A0324*',
  'Fuente: Ministerio de Educación',
  "D'après le manuel de l'académie",
  '© 2024 Example Press',
])('a line of the page is left out: %s', (line) => {
  expect(withoutPageNotes(line)).toBe('');
});

test.each([
  ['→ Solve 2x = 6', 'Solve 2x = 6'],
  ['7 ▪ Solve 2x = 6', '7 Solve 2x = 6'],
  ['Question flash n° 8 : Résoudre 2x = 6', 'Résoudre 2x = 6'],
  ['p. 45 n° 3 Factoriser 9x² − 16', 'Factoriser 9x² − 16'],
  ['Halla la media de 3 y 5 (pág. 34, ej. 5)', 'Halla la media de 3 y 5 '],
  ['B1) Halla la media de 3 y 5', 'Halla la media de 3 y 5'],
  ['16   f(x) = 2x', 'f(x) = 2x'],
  ['Page 63. 2x = 6', '2x = 6'],
  ['Solve 2x = 6   Hint: divide by 2', 'Solve 2x = 6'],
  ['Résoudre 2x = 6 (indice : diviser)', 'Résoudre 2x = 6 '],
  ['In each of the following problems, solve 2x = 6', ' solve 2x = 6'],
  ['En los siguientes ejercicios, resuelve 2x = 6', ' resuelve 2x = 6'],
  ['Find the area, giving it in terms of π', 'Find the area, giving it  '],
  ['Halla el área, en función de $\\pi$', 'Halla el área '],
  ['Solve 2x = 6    x = ........', 'Solve 2x = 6     '],
  ['Solve 2x = 6 ………… (2)', 'Solve 2x = 6 '],
  ['Solve 2x = 6 (3 marks)', 'Solve 2x = 6 '],
  ['Resuelve 2x = 6 (1,5 puntos c/u)', 'Resuelve 2x = 6 '],
  ['Résoudre 2x = 6 [0,75 p]', 'Résoudre 2x = 6 '],
  ['Exercice 1. Inéquation 4 points', 'Exercice 1. Inéquation '],
  ['Résoudre 2x = 6      /1,5', 'Résoudre 2x = 6'],
  ['Solve for x. [2]', 'Solve for x.'],
  ['a) 2x = 6 (2 marks) b) 3x = 6 (1 mark) c) 4x = 8 [1 pt]', 'a) 2x = 6 b) 3x = 6 c) 4x = 8'],
])('a note beside a problem is left out: %s', (line, rest) => {
  expect(withoutPageNotes(line).trim().replaceAll(/\s+/g, ' ')).toBe(rest.trim().replaceAll(/\s+/g, ' '));
});

test.each([
  'A rope is cut into pieces (2 m) each',
  'Simplifier 6/1,5',
  'page 3 has twice as many words as page 5',
  'The total of 3 and 5 = x',
  'Show that x = 2',
  'Exercise 3x + 2 = 8',
  'the points (2; 5)',
  'Express A in terms of r',
  'Copyright costs: 3x = 12',
  'Evaluate f(x) for x = 4',
  'There are 12 points',
])('what belongs to the problem stays: %s', (line) => {
  expect(withoutPageNotes(line)).toBe(line);
});

test.each([
  ['Name: ______   Date: ____   Factoring', 'Factoring'],
  ['Nombre: ______   Curso 2023   Ecuaciones', 'Ecuaciones'],
  ['Lycée Hugo | Contrôle | Dérivées', 'Dérivées'],
  ['Score   4   6   8', 'Score   4   6   8'],
  ['Name the largest of the numbers', 'Name the largest of the numbers'],
])('the header of a sheet leaves its topic: %s', (line, rest) => {
  expect(withoutPageNotes(line)).toBe(rest);
});
