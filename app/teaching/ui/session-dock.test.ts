import { expect, test } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { wordsTexts } from '../messages/words.ts';
import { readTalk } from '../domain/pedagogy/talk.ts';
import type { CardView } from '../model/blocks.ts';
import { keyOf, sessionKeys } from './session-keys.ts';
import { stuckInput } from './stuck.ts';

const card = (helps: CardView['helps']) => ({ id: 'card', helps }) as CardView;

test('“I’m stuck” unlocks the hints the first time, and is then sent as a request for help', () => {
  expect(stuckInput(card(['hint', 'cannot_start']), 'I’m stuck')).toEqual({
    action: 'cannot_start',
    cardId: 'card',
  });
  expect(stuckInput(card(['hint', 'give_up']), 'I’m stuck')).toEqual({ text: 'I’m stuck' });
  expect(stuckInput(null, 'I’m stuck')).toBeNull();
});

test.each(languages)('the label of the button is recognised in %s', (language) => {
  const talk = readTalk(wordsTexts[language].tutorWords.dock.stuck, language);
  expect(['hint', 'not_understood']).toContain(talk);
});

test('keyboard shortcuts are unique', () => {
  expect(new Set(Object.values(sessionKeys)).size).toBe(Object.keys(sessionKeys).length);
  expect(keyOf('hint')).toBe('Alt+Shift+H');
});
