import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { crossing, polygon, wrongLine } from './line-templates.ts';
import { baseEqual, triangleSum } from './reasons.ts';
import { isosceles, third } from './templates.ts';
import { texts } from './texts.ts';

export const angles: SkillContent = {
  texts,
  slots: { full: '360°', straight: '180°', right: '90°', pentagon: '3*180° = 540°' },
  figure,
  example: {
    prompt: {
      en: 'In an isosceles triangle the angle at the top is {top}. How large is an angle at the base?',
      es: 'En un triángulo isósceles el ángulo de arriba mide {top}. ¿Cuánto mide un ángulo de la base?',
      fr: 'Dans un triangle isocèle, l’angle au sommet principal mesure {top}. Combien mesure un angle à la base ?',
    },
    slots: { top: '50°' },
    lines: [
      { line: '180° - 50° = 130°', why: triangleSum },
      { line: '130°/2 = 65°', why: baseEqual },
    ],
  },
  mistakes: ['angle_sum_wrong', 'exterior_for_interior', 'angles_set_equal', 'moved_without_sign_change'],
  templates: [third, isosceles, crossing, polygon, wrongLine],
};
