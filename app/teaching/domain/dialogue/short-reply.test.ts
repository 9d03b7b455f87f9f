import { describe, expect, test } from 'vitest';
import { bareValue, checked, started, submit } from '../pedagogy/fixture.ts';
import { readMessage } from '../understanding/read-message.ts';
import { situationFor } from './act.ts';
import { isNextOnly, isThanks, replyOf, stillStuck } from './short-reply.ts';

type Spoken = readonly ['en' | 'es' | 'fr', string];
const fresh = started();
const solved = submit(fresh, checked('x = 5', 'equal', { finished: true, tree: bareValue(5) })).state;
const reply = ([language, text]: Spoken, state = solved): string | undefined =>
  replyOf(readMessage(text, language), situationFor(state), null)?.act;

describe('yes and no to the offer of a twin', () => {
  test.each([
    ['en', 'sure, one more'],
    ['en', 'yes please'],
    ['es', 'dale'],
    ['fr', 'd’accord, encore un'],
  ] as const)('%s, yes: %s', (...spoken) => {
    expect(reply(spoken)).toBe('yes');
  });

  test('no, and neither', () => {
    expect(reply(['en', 'no thanks'])).toBe('no');
    expect(reply(['es', 'no, ya'])).toBe('no');
    expect(reply(['en', 'x = 7'])).toBe(undefined);
    expect(reply(['en', 'yes but why do we do that'])).toBe(undefined);
  });

  test('at a line only a bare yes or no is one', () => {
    expect(reply(['en', 'ok'], fresh)).toBe('yes');
    expect(reply(['en', 'ok so do i add 5 to it now'], fresh)).toBe(undefined);
  });
});

test('no, nothing: help did not help', () => {
  const isStuck = ([language, text]: Spoken) => stillStuck(readMessage(text, language));
  for (const spoken of [
    ['en', 'nope, nothing'],
    ['es', 'nada, no me sale'],
    ['fr', 'non vraiment pas'],
  ] as const)
    expect([spoken, isStuck(spoken)]).toEqual([spoken, true]);
  expect(isStuck(['en', 'no thanks'])).toBe(false);
  expect(isStuck(['en', 'no, why is it 5'])).toBe(false);
});

test('and now what: nothing but the question for the next step', () => {
  const isNext = ([language, text]: Spoken) => isNextOnly(readMessage(text, language));
  expect([isNext(['en', 'and now what']), isNext(['es', '¿y ahora?']), isNext(['fr', 'et après ?'])]).toEqual(
    [true, true, true],
  );
  expect(isNext(['en', 'and now what about the slope'])).toBe(false);
});

test('thanks in three languages', () => {
  const thanks = ([language, text]: Spoken) => isThanks(readMessage(text, language));
  expect([thanks(['en', 'thx']), thanks(['es', 'gracias']), thanks(['fr', 'merci beaucoup'])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(thanks(['en', 'ok'])).toBe(false);
});
