import { expect, test } from 'vitest';
import { withAngleRange } from './angle-range.ts';

test.each([
  ['tan x = 1 for 0 to 360 degrees', 'tan x = 1; 0° ≤ x ≤ 360°'],
  ['2cos θ = 1 in the range 0° to 180°', '2cos θ = 1; 0° ≤ θ ≤ 180°'],
  ['sin x = 1/2 for 0 <= x <= 360', 'sin x = 1/2; 0° <= x <= 360°'],
  ['sin x = 1/2 from -180 to 180', 'sin x = 1/2; -180° ≤ x ≤ 180°'],
  ['cos x = 0,5 entre 0 y 360 grados', 'cos x = 0,5; 0° ≤ x ≤ 360°'],
  ['résous sin x = 1/2 pour x entre 0 et 360°', 'résous sin x = 1/2; 0° ≤ x ≤ 360°'],
  ['sin x = 0,5 dans l’intervalle [0 ; 360]', 'sin x = 0,5; 0° ≤ x ≤ 360°'],
  ['cos x = 0,5 sur [0 ; 360]', 'cos x = 0,5; 0° ≤ x ≤ 360°'],
])('“%s” is meant in degrees', (text, read) => {
  expect(withAngleRange(text)).toBe(read);
});

test.each([
  'sin x = 1/2 for 0 <= x <= 2pi',
  'tan x = 2 between 0 and 6',
  'sin x + cos y = 1 for 0 to 360 degrees',
  'x = 3 for 0 to 360 people',
  'sin x = 0.5 find the number of solutions between 0 and 360',
  'sen x = 0,5 ¿cuántas soluciones hay entre 0 y 360 grados?',
  'sin x = 0,5 combien de solutions entre 0 et 360 degrés',
  'integrate sin x from 0 to 3',
  'cos x = 0,5 entre 360 y 0 grados',
])('“%s” is unchanged', (text) => {
  expect(withAngleRange(text)).toBe(text);
});
