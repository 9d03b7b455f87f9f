import { expect, it } from 'vitest';
import { ruleOf, type TopicRule, topicOf, writtenTopic } from './topics.ts';

it.each([
  ['realtime:tutor:1', 'tutor:1'],
  ['realtime:founders', 'founders'],
  ['realtime:', null],
  ['tutor:1', null],
  ['xrealtime:tutor:1', null],
])('the client writes %j for the topic %j', (written, topic) => {
  expect(topicOf(written)).toBe(topic);
});

it('is written by the server as the client writes it', () => {
  expect(writtenTopic('tutor:1')).toBe('realtime:tutor:1');
});

const rule = (name: string): TopicRule => ({ name, mayHear: () => Promise.resolve(true) });
const rules = [rule('tutor'), rule('founders')];

it.each([
  ['tutor:1', 'tutor', '1'],
  ['tutor:1:2', 'tutor', '1:2'],
  ['founders', 'founders', ''],
])('the topic %j falls under the rule of %s, with the id %j', (topic, name, id) => {
  const found = ruleOf(rules, topic);
  expect([found?.rule.name, found?.id]).toEqual([name, id]);
});

it.each(['tutor:', 'tutors:1', ':1', '', 'learner:1', 'tutor1'])('no rule opens the topic %j', (topic) => {
  expect(ruleOf(rules, topic)).toBeNull();
});

it('a colon at the begin ends an empty name', () => {
  const found = ruleOf([rule(':1'), rule('')], ':1');
  expect([found?.rule.name, found?.id]).toEqual(['', '1']);
});
