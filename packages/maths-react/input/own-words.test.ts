import { expect, test } from 'vitest';
import { stopsAtOwnWords } from './own-words.ts';

const stop = (text: string, found: string) =>
  stopsAtOwnWords(text, { at: text.indexOf(found), length: found.length, found });

test.each([
  ['no entiendo', 'entiendo'],
  ['otra pista', 'otra'],
  ['¿me ayudas con 3(x-2)=9?', '¿'],
  ['¿por qué?', '¿'],
  ['pourquoi ?', 'pourquoi'],
  ['peux-tu m’aider avec 3(x-2)=9 ?', 'aider'],
  ['je dois factoriser x²−7x+12', 'dois'],
  ['can you help me with 3x = 6?', 'can'],
])('%s is words', (text, found) => {
  expect(stop(text, found)).toBe(true);
});

test.each([
  ['sqr(x)', 'sqr'],
  ['3abc', 'abc'],
  ['3x+*2', '*'],
  ['3 # 4', '#'],
  ['4?', '?'],
])('%s is a formula with an error', (text, found) => {
  expect(stop(text, found)).toBe(false);
});
