import { expect, test } from 'vitest';
import { ruleIds, topicOfRule } from '@curvela/maths';
import { conceptIds } from './concepts.ts';
import { conceptOfRule, ownConcepts } from '../domain/pedagogy/rule-concepts.ts';

test('each rule of the first lessons has an idea of its own: there is no idea that fits them all', () => {
  const without = ruleIds.filter((rule) => topicOfRule(rule) === 'first' && !(rule in ownConcepts));
  expect(without).toEqual([]);
});

test('each idea belongs to some rule', () => {
  const used = new Set(ruleIds.map(conceptOfRule));
  expect(conceptIds.filter((concept) => !used.has(concept))).toEqual([]);
});
