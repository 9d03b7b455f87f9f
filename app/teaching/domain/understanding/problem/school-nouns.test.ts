import { expect, test } from 'vitest';
import { withNounsSpelled } from './school-nouns.ts';

test.each([
  ['solve the inequalty x² < 4', 'solve the inequality x² < 4'],
  ['find the derivitive of x³', 'find the derivative of x³'],
  ['resuelve la ecuasion 2x+1=9', 'resuelve la ecuacion 2x+1=9'],
  ['derivda de x³', 'derivada de x³'],
  ['résous l’équatoin 2x+1=9', 'résous l’equation 2x+1=9'],
  ['le périmétre d’un carré', 'le périmétre d’un carré'],
])('“%s” is “%s”', (text, spelled) => {
  expect(withNounsSpelled(text)).toBe(spelled);
});

test.each([
  'integrate x²',
  'derivative and derivatives',
  'la integral de x',
  'equations',
  'dérivées',
  'les intégrales',
  'primitivas',
  'integrals',
  'hypotenuse',
  'calcule l’intégrale',
  '\\fraction',
  'Maximilian',
])('“%s” is spelled correctly, or is not a school term', (text) => {
  expect(withNounsSpelled(text)).toBe(text);
});
