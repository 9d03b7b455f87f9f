import { expect, it } from 'vitest';
import { mathsTexts } from '@curvela/maths/messages';
import { languages } from '#app/platform/texts.ts';
import { mistakeParts } from './mistake-text.server.ts';

const saidAlone = languages.flatMap((language) => {
  const texts: Readonly<Record<string, string>> = mathsTexts[language].maths.mistakes;
  return Object.keys(texts).map((id) => {
    const parts = mistakeParts(id, language) ?? [];
    const text = parts.map((part) => ('text' in part ? part.text : '?')).join('');
    return { id, language, text, whole: !/\{/.test(texts[id] ?? '') };
  });
});

it('a mistake without its formula has a text of whole sentences', () => {
  const broken = /[{}…]|^$|^[^\p{Lu}¿]|[,.] ?[,.]|[\s ] [,.]|,[^ \u00a0]|[^.?]$/u;
  expect(saidAlone.filter(({ text }) => broken.test(text))).toEqual([]);
});

/** A sentence that starts by referring to a formula that is missing. */
const pointing =
  /^(It is|It asks|Its|That is|Undo|No es|Eso es|Es el|Su |Deshaz|Ce n’est|Sa |C’est une|Défais)/u;

it('and does not refer to a missing formula', () => {
  expect(saidAlone.filter(({ text, whole }) => !whole && pointing.test(text))).toEqual([]);
});

it.each([
  [
    'en',
    'A minus stands in front of the bracket. It changes the sign of every term inside, including the last one.',
  ],
  [
    'es',
    'Delante del paréntesis hay un menos. Cambia el signo de todos los términos de dentro, también el del último.',
  ],
] as const)('a text without its formula keeps the rest of its words (%s)', (language, text) => {
  expect(mistakeParts('sign_lost_distributing', language)).toEqual([{ kind: 'text', text }]);
});

it('a sentence that began with its formula begins with the next word', () => {
  expect(mistakeParts('distributes_first_only', 'es')).toEqual([
    {
      kind: 'text',
      text: 'El factor de delante multiplica a todos los términos del paréntesis, no solo al primero.',
    },
  ]);
});
