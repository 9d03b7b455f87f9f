import { expect, test } from 'vitest';
import { ruleIds, topicOfRule } from '@curvela/maths';
import { conceptIds } from './concepts.ts';
import { conceptOfRule, ownConcepts } from '../domain/pedagogy/rule-concepts.ts';

test('each rule of the first lessons has its own concept: none fits them all', () => {
  const without = ruleIds.filter((rule) => topicOfRule(rule) === 'first' && !(rule in ownConcepts));
  expect(without).toEqual([]);
});

test('each concept belongs to a rule', () => {
  const used = new Set(ruleIds.map(conceptOfRule));
  expect(conceptIds.filter((concept) => !used.has(concept))).toEqual([]);
});
