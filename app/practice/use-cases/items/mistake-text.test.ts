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
