import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { composed } from './composed.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const area: SkillContent = {
  texts,
  slots: {
    rectangle: 'A = l w',
    triangle: 'A = (b h)/2',
    trapezium: 'A = (a + b)/2 * h',
    tiles: '5 * 3 = 15',
  },
  figure,
  example: {
    prompt: {
      en: 'A trapezium has parallel sides of {a} and {b} and a height of {h}. What is its area?',
      es: 'Un trapecio tiene lados paralelos de {a} y {b} y una altura de {h}. ¿Cuál es su área?',
      fr: 'Un trapèze a des côtés parallèles de {a} et {b} et une hauteur de {h}. Quelle est son aire ?',
    },
    slots: { a: '6 cm', b: '10 cm', h: '5 cm' },
    lines: [
      {
        line: '(6 cm + 10 cm)/2 = 8 cm',
        why: {
          en: 'The trapezium is as large as a rectangle of its middle width, halfway between the two sides.',
          es: 'El trapecio ocupa lo mismo que un rectángulo con su anchura media, a medio camino entre los dos lados.',
          fr: 'Le trapèze a la même aire qu’un rectangle de largeur moyenne, à mi-chemin entre les deux côtés.',
        },
      },
      {
        line: '8 cm * 5 cm = 40 cm^2',
        why: {
          en: 'Width times height; centimetres times centimetres are square centimetres.',
          es: 'Anchura por altura; centímetros por centímetros son centímetros cuadrados.',
          fr: 'Largeur fois hauteur ; des centimètres fois des centimètres font des centimètres carrés.',
        },
      },
    ],
  },
  mistakes: ['triangle_not_halved', 'slanted_side_as_height', 'perimeter_for_area', 'distributes_first_only'],
  templates: [...templates, ...composed],
};
