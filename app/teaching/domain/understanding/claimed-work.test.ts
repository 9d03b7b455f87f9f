import { expect, test } from 'vitest';
import { claimedWork } from './claimed-work.ts';

test.each([
  ['my answer to 3x+1=10 is x=3, is that right?', ['3x+1=10', 'x=3']],
  ['mi respuesta de 5(x-1)=20 es x=4,2 ¿está bien?', ['5(x-1)=20', 'x=4,2']],
  ['ma réponse à 2x+3=9 est x=4, c’est juste ?', ['2x+3=9', 'x=4']],
])('“%s” is a problem with the learner’s result', (text, lines) => {
  expect(claimedWork(text)).toEqual(lines);
});

test.each(['my answer to the quiz is x=3', 'mi respuesta es 3', 'ma réponse à la question est non'])(
  '“%s” names no problem',
  (text) => {
    expect(claimedWork(text)).toBeNull();
  },
);
