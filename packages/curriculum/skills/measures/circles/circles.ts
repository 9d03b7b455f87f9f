import type { SkillContent } from '../../skill.ts';
import { parts } from './parts.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const circles: SkillContent = {
  texts,
  slots: { around: 'C = 2 pi r', inside: 'A = pi r^2', value: '3.14', square: 'r^2' },
  picture: {
    items: ['x^2 + y^2 = 9', '(0, 0)', '(3, 0)'],
    view: { x: [-5, 5], y: [-4, 4] },
    caption: {
      en: 'From the centre to the edge is the radius, here 3; all the way across is the diameter.',
      es: 'Del centro al borde está el radio, aquí 3; de lado a lado, el diámetro.',
      fr: 'Du centre au bord, c’est le rayon, ici 3 ; d’un bord à l’autre, le diamètre.',
    },
  },
  example: {
    prompt: {
      en: 'A circle has a diameter of {d}. What is its area, exactly?',
      es: 'Un círculo tiene un diámetro de {d}. ¿Cuál es su área exacta?',
      fr: 'Un disque a un diamètre de {d}. Quelle est son aire exacte ?',
    },
    slots: { d: '10 cm' },
    lines: [
      {
        line: 'r = 5 cm',
        why: {
          en: 'The formula wants the radius, which is half of the diameter.',
          es: 'La fórmula pide el radio, que es la mitad del diámetro.',
          fr: 'La formule demande le rayon, qui est la moitié du diamètre.',
        },
      },
      {
        line: 'A = pi * (5 cm)^2',
        why: {
          en: 'The radius takes its place; only the radius is squared.',
          es: 'El radio ocupa su lugar; solo el radio va al cuadrado.',
          fr: 'Le rayon prend sa place ; seul le rayon est au carré.',
        },
      },
      {
        line: 'A = 25 pi cm^2',
        why: {
          en: 'Exactly: π stays, because no decimal writes it in full.',
          es: 'Exacto: π se queda, porque ningún decimal lo escribe entero.',
          fr: 'Valeur exacte : π reste, car aucun décimal ne l’écrit en entier.',
        },
      },
    ],
  },
  mistakes: ['radius_for_diameter', 'circumference_for_area', 'power_as_product', 'part_not_taken_away'],
  templates: [...templates, ...parts],
};
