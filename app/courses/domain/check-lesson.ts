import { templateExists } from '@curvela/curriculum/items';
import { type Language, languages } from '#app/platform/texts.ts';
import { itemsOf } from './items.ts';
import type { CourseBlock, CourseItem, Lesson } from '@curvela/curriculum';
import { textsOf, textsOfBlock } from './lesson-texts.ts';

/** What every lesson must have at least. */
const owed = { words: 600, pictures: 2, items: 6 } as const;

/** Words of a text; a formula counts as one. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}|\p{N}|\{/u.test(word)).length;

/** What is wrong with a lesson, as messages for its author; empty when it can be published. */
export function findLessonFaults(lesson: Lesson): string[] {
  const { blocks } = lesson;
  const count = (kinds: CourseBlock['kind'][]) => blocks.filter(({ kind }) => kinds.includes(kind)).length;
  const items = itemsOf(lesson);
  return [
    ...(count(['graph', 'figure']) < owed.pictures ? ['fewer than two graphs or figures'] : []),
    ...(count(['example', 'case']) < 1 ? ['no worked example'] : []),
    ...(items.length < owed.items ? [`${items.length} items`] : []),
    ...languages.flatMap((language) => faultsIn(lesson, language)),
    ...items.flatMap(faultsOfItem),
  ];
}

function faultsIn(lesson: Lesson, language: Language): string[] {
  const teaching = textsOf(lesson, language, 'teaching').slice(2);
  const words = wordsIn(teaching.join(' '));
  const paragraphs = lesson.blocks.filter(
    (block) =>
      (block.kind === 'text' || block.kind === 'aside') &&
      block.paragraphs[language].length !== block.paragraphs.en.length,
  );
  return [
    ...(words < owed.words ? [`${language}: ${words} words`] : []),
    ...(paragraphs.length > 0 ? [`${language}: another number of paragraphs than in English`] : []),
    ...textsOf(lesson, language).flatMap((text) => faultsOfText(text, language)),
    ...unknownNames(lesson, language).map((name) => `${language}: {${name}} is no slot`),
  ];
}

/** Names in braces without a value: slots of the lesson and, in a worked example, of the example. */
function unknownNames(lesson: Lesson, language: Language): string[] {
  return lesson.blocks.flatMap((block) => {
    const known = { ...lesson.slots, ...(block.kind === 'example' ? block.slots : {}) };
    const named = textsOfBlock(block, language).flatMap((text) => [...text.matchAll(/\{(\w+)\}/gu)]);
    return named.flatMap(([, name = '']) => (name in known ? [] : [name]));
  });
}

function faultsOfText(text: string, language: Language): string[] {
  const faults = [
    ...(text.trim() === '' ? ['an empty text'] : []),
    ...(text.includes("'") ? ['a straight apostrophe'] : []),
    ...(/[!¡]/u.test(text) ? ['an exclamation mark'] : []),
    ...(language === 'fr' && / [:;?»]|« /u.test(text) ? ['a French mark without its fixed space'] : []),
  ];
  return faults.map((fault) => `${language}: ${fault}: ${text.slice(0, 60)}`);
}

function faultsOfItem(item: CourseItem): string[] {
  if (item.kind === 'practice') return templateExists(item.template) ? [] : [`no template ${item.template}`];
  const right = item.options.filter((option) => option.right === true).length;
  return [
    ...(right === 1 ? [] : [`${item.id}: ${right} right options`]),
    ...(item.options.length < 3 ? [`${item.id}: fewer than three options`] : []),
  ];
}
