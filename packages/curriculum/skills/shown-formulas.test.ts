import { expect, it } from 'vitest';
import { generateItem } from '../items/generate-item.ts';
import { templates } from './contents.ts';

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
/** Unusual forms: a factor 1 before a bracket, or a term 0 in a sum. */
const unwritten = /(?<![\d.^])1\(|[+-] 0(?![\d.])/;

it.each([...templates.values()].map((template) => [template.id, template] as const))(
  '%s shows no factor 1 before a bracket and adds no 0',
  (_, template) => {
    const shown = seeds.flatMap((seed) => {
      const { slots, answer } = generateItem(template, seed);
      return [
        ...Object.values(slots),
        ...(answer.kind === 'choice' ? answer.options.map(({ text }) => text) : []),
      ];
    });
    expect([...new Set(shown.filter((text) => unwritten.test(String(text))))].slice(0, 3)).toEqual([]);
  },
);
