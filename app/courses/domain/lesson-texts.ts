import type { Language } from '#app/platform/texts.ts';
import type { CourseBlock, CourseItem, Lesson } from '@curvela/curriculum';

/** All texts of a lesson in one language: paragraphs, captions, reasons. `teaching` leaves the questions out. */
export function textsOf(lesson: Lesson, language: Language, what: 'all' | 'teaching' = 'all'): string[] {
  const own = [lesson.title[language], lesson.can[language]];
  const blocks = lesson.blocks.filter(({ kind }) => what === 'all' || kind !== 'items');
  return [...own, ...blocks.flatMap((block) => textsOfBlock(block, language))];
}

/** The texts of a block. */
export function textsOfBlock(block: CourseBlock, language: Language): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [...(block.heading ? [block.heading[language]] : []), ...block.paragraphs[language]];
    case 'aside':
      return block.paragraphs[language];
    case 'graph':
      return [block.caption[language]];
    case 'figure':
      return [block.caption[language], block.figure.description[language]];
    case 'example':
      return [block.prompt[language], ...block.lines.map(({ why }) => why[language])];
    case 'case':
      return [
        block.situation[language],
        ...block.steps.flatMap(({ step, why }) => [step[language], why[language]]),
      ];
    case 'items':
      return block.items.flatMap((item) => textsOfItem(item, language));
  }
}

const textsOfItem = (item: CourseItem, language: Language): string[] =>
  item.kind === 'practice'
    ? []
    : [
        item.prompt[language],
        ...item.options.flatMap(({ text, answer }) => [text[language], answer[language]]),
      ];
