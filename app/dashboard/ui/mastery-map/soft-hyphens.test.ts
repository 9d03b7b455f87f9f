import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

const shown = (name: string) => withSoftHyphens(name).replaceAll('\u00AD', '-');

it.each([
  ['Ratios et proportionnalité', 'Ratios et propor-tion-na-lité'],
  ['Trigonométrie', 'Trigo-no-métrie'],
  ['Ecuaciones logarítmicas', 'Ecuaciones loga-rít-micas'],
  ['Long division', 'Long division'],
])('a long word of %s may be hyphenated between its syllables', (name, parts) => {
  expect(shown(name)).toBe(parts);
});
