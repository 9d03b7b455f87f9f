import type { Said } from '../../skill.ts';

export const convert: Said = {
  en: 'Write {quantity} in {unit}.',
  es: 'Expresa {quantity} en {unit}.',
  fr: 'Convertis {quantity} en {unit}.',
};

export const convertHint: Said = {
  en: 'Is the new unit smaller or larger? Will the number grow or shrink, and by which factor?',
  es: '¿La nueva unidad es menor o mayor? ¿El número crecerá o disminuirá, y con qué factor?',
  fr: 'La nouvelle unité est-elle plus petite ou plus grande ? Le nombre va-t-il grandir ou diminuer, et de quel facteur ?',
};
