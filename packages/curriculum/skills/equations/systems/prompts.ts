import type { LocalizedText } from '../../skill.ts';

export const solveSystem: LocalizedText = {
  en: 'Solve the system {first} and {second}.',
  es: 'Resuelve el sistema {first} y {second}.',
  fr: 'Résous le système formé de {first} et {second}.',
};

export const bothNumbers: LocalizedText = { en: 'x and y', es: 'x e y', fr: 'x et y' };
