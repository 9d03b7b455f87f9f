import { expect, test } from 'vitest';
import { answerSafety } from '../safety/answer-safety.ts';
import { started } from '../pedagogy/fixture.ts';
import { speak } from './speak.ts';
import type { Speaker } from './phrase.ts';

const speaker: Speaker = { language: 'en', locale: 'en', model: 'socratic-guide', seed: 0, position: 1 };
function careFor(text: string) {
  const reaction = answerSafety(started(), 'en', { text });
  const [block] = speak(reaction?.advance.moments ?? [], speaker, null);
  return block?.kind === 'care' ? block : null;
}

test('abuse and self-harm in one message are both answered, and the adult is not notified', () => {
  const care = careFor('my dad hits me and i want to die');
  expect(care?.lead).toContain('What’s being done to you isn’t your fault');
  expect(care?.lead).toContain('You don’t have to carry any of it alone');
  expect(care?.after).toContain(
    'We don’t write about it to the adult on this account, or to one linked with it',
  );
});

test('self-harm alone keeps its own answer', () => {
  const care = careFor('i want to die');
  expect(care?.lead).not.toContain('What’s being done to you');
  expect(care?.after).toContain('The adult on this account, or one linked with it, may get an email');
});
