import type { LocalizedText } from '../../skill.ts';

export const convert: LocalizedText = {
  en: 'Write {quantity} in {unit}.',
  es: 'Expresa {quantity} en {unit}.',
  fr: 'Convertis {quantity} en {unit}.',
};

export const convertHint: LocalizedText = {
  en: 'With a smaller unit the number grows, with a larger one it shrinks. By which factor?',
  es: 'Con una unidad menor el número crece; con una mayor, disminuye. ¿Con qué factor?',
  fr: 'Avec une unité plus petite le nombre grandit, avec une plus grande il diminue. De quel facteur ?',
};
