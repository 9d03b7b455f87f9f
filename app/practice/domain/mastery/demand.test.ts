import { expect, it } from 'vitest';
import { templates } from '@curvela/curriculum/skills';
import { generateItem } from '@curvela/curriculum/items';
import { demandOf } from './demand.ts';

const first = (kind: string) => [...templates.values()].find((one) => one.kind === kind)!;

it('a removed template counts as a formula of level 2 of any skill', () => {
  expect(demandOf('no.such_template')).toEqual({ about: null, level: 2, kind: 'formula', ways: null });
});

it('a template has the level, the kind and the main skill of its questions', () => {
  const { id, skills, level } = first('formula');
  expect(demandOf(id)).toEqual({ about: skills[0], level, kind: 'formula', ways: null });
});

it('a choice has as many possible answers as options', () => {
  const template = first('choice');
  const { answer } = generateItem(template, 1);
  expect(answer.kind === 'choice' && answer.options.length).toBe(demandOf(template.id).ways);
});

it('a wrong line can be any but the first', () => {
  const template = first('wrong_line');
  const { answer } = generateItem(template, 1);
  expect(answer.kind === 'wrong_line' && answer.lines.length).toBe((demandOf(template.id).ways ?? 0) + 1);
});

it('lines have all their orders', () => {
  const orders: Record<number, number> = { 2: 2, 3: 6, 4: 24, 5: 120, 6: 720 };
  const template = first('order');
  const { answer } = generateItem(template, 1);
  const count = answer.kind === 'order' ? answer.lines.length : 0;
  expect(demandOf(template.id).ways).toBe(orders[count]);
});
