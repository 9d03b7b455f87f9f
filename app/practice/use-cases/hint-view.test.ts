import { expect, test } from 'vitest';
import { generateItem } from '@curvela/curriculum/items';
import { contents } from '@curvela/curriculum/skills';
import { analogousItem } from './hint-view.server.ts';

test('a worked example has another answer than the question', () => {
  const templates = Object.values(contents).flatMap((content) => content?.templates ?? []);
  const revealing: string[] = [];
  for (const template of templates)
    for (let seed = 1; seed <= 40; seed += 1) {
      const item = generateItem(template, seed);
      const { answer } = analogousItem(item);
      const same = answer.kind === 'formula' && item.answer.kind === 'formula';
      if (same && answer.expected === item.answer.expected) revealing.push(`${template.id} ${seed}`);
    }
  expect(revealing).toEqual([]);
});
