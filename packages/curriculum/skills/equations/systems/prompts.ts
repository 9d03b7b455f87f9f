import type { Said } from '../../skill.ts';

export const solveSystem: Said = {
  en: 'Solve the system {first} and {second}.',
  es: 'Resuelve el sistema {first} y {second}.',
  fr: 'Résous le système formé de {first} et {second}.',
};

export const bothNumbers: Said = { en: 'x and y', es: 'x e y', fr: 'x et y' };
