import { mathsTexts } from '@curvela/maths/messages';
import type { Language } from '#app/platform/texts.ts';
import { namelessMistakes } from '../../messages/server/nameless-mistakes.ts';
import { contentMistakes } from '@curvela/curriculum/mistakes';
import type { LocalizedText, Slots } from '@curvela/curriculum';
import type { SentenceParts } from '../../model/views.ts';
import { toParts } from './parts.server.ts';

const owns: Readonly<Record<string, LocalizedText>> = contentMistakes;
const nameless: Readonly<Partial<Record<string, LocalizedText>>> = namelessMistakes;

/** The text of a documented mistake with its formulas; without them where they are not known. Null for a mistake without a text. */
export function mistakeParts(id: string, language: Language, slots: Slots = {}): SentenceParts | null {
  const own = owns[id];
  if (own) return toParts(own[language], language);
  const texts: Readonly<Record<string, string>> = mathsTexts[language].maths.mistakes;
  const text = texts[id];
  if (text === undefined) return null;
  const named = [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(slots, name));
  return toParts(named ? text : (nameless[id]?.[language] ?? withoutFormulas(text)), language, { slots });
}

const phrase =
  / ?(?:(?:such as|como(?: el)?|comme),? ?)?(?<!\p{L})(?:such as|in|into|for|of|to|by|como|en|para|de|a|entre|dans|comme|pour|par|à) \{\w+\}/giu;

/** The text without the phrases that name a formula, and without sentences that need one. */
function withoutFormulas(text: string): string {
  const sentences = text
    .replaceAll(phrase, '')
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => !sentence.includes('{'))
    .map((sentence) => sentence.replace(/^[\s,]+/, ''))
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
  return sentences.join(' ');
}
