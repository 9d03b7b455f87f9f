import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { other } from './other-ratio.ts';
import { definition, specialValue, unknownAlone } from './reasons.ts';
import { read, side, whichEquation } from './templates.ts';
import { texts } from './texts.ts';

export const trigonometricRatios: SkillContent = {
  texts,
  slots: {
    sine: 'sin(α) = a/c',
    cosine: 'cos(α) = b/c',
    tangent: 'tan(α) = a/b',
    half: 'sin(30°) = 1/2',
    diagonal: 'tan(45°) = 1',
  },
  figure,
  example: {
    prompt: {
      en: 'A kite flies on a tight string of {string}, which makes an angle of {angle} with the ground. How high is the kite?',
      es: 'Una cometa vuela con un hilo tenso de {string}, que forma un ángulo de {angle} con el suelo. ¿A qué altura está?',
      fr: 'Un cerf-volant est tenu par un fil tendu de {string}, qui fait un angle de {angle} avec le sol. À quelle hauteur est-il ?',
    },
    slots: { string: '40 m', angle: '30°' },
    lines: [
      { line: 'sin(30°) = h/40', why: definition },
      { line: 'h = 40*sin(30°)', why: unknownAlone },
      { line: 'h = 20', why: specialValue },
    ],
  },
  mistakes: ['ratio_mixed_up', 'ratio_upside_down', 'squares_forgotten'],
  templates: [read, whichEquation, side, other],
};
