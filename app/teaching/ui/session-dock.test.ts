import { expect, test } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { wordsTexts } from '../messages/words.ts';
import { readTalk } from '../domain/pedagogy/talk.ts';
import type { CardView } from '../model/blocks.ts';
import { keyOf, sessionKeys } from './session-keys.ts';
import { stuckInput } from './stuck.ts';

const card = (helps: CardView['helps']) => ({ id: 'card', helps }) as CardView;

test('“I’m stuck” opens the hints the first time, and is then said in words that ask for help', () => {
  expect(stuckInput(card(['hint', 'cannot_start']), 'I’m stuck')).toEqual({
    action: 'cannot_start',
    cardId: 'card',
  });
  expect(stuckInput(card(['hint', 'give_up']), 'I’m stuck')).toEqual({ text: 'I’m stuck' });
  expect(stuckInput(null, 'I’m stuck')).toBeNull();
});

test.each(languages)('the words on the button are understood in %s', (language) => {
  const talk = readTalk(wordsTexts[language].tutorWords.dock.stuck, language);
  expect(['hint', 'not_understood']).toContain(talk);
});

test('every key of the room is its own', () => {
  expect(new Set(Object.values(sessionKeys)).size).toBe(Object.keys(sessionKeys).length);
  expect(keyOf('hint')).toBe('Alt+Shift+H');
});
