import type { ChoiceItem, CourseBlock, CourseItem, Lesson, LocalizedText } from '@curvela/curriculum';
import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { findLessonFaults } from './check-lesson.ts';

type BlockOf<Kind> = Extract<CourseBlock, { kind: Kind }>;
const inAll = (text: string): LocalizedText => ({ en: text, es: text, fr: text });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const prose = (en: string[], es = en, fr = en): CourseBlock =>
  partOf<BlockOf<'text'>>({ kind: 'text', paragraphs: { en, es, fr } });
const graph = partOf<BlockOf<'graph'>>({ kind: 'graph', caption: inAll('Graph') });
const figure = partOf<BlockOf<'figure'>>({
  kind: 'figure',
  caption: inAll('Figure'),
  figure: { description: inAll('Described') },
});
const example = (why = 'Because {y}'): CourseBlock =>
  partOf<BlockOf<'example'>>({
    kind: 'example',
    prompt: inAll('Solve {x}'),
    slots: { y: '2' },
    lines: [{ line: '1', why: inAll(why) }],
  });
const items = (...all: CourseItem[]): CourseBlock => ({ kind: 'items', items: all });
const practice: CourseItem = { kind: 'practice', template: 'fractions.simplify', seed: 3 };
const choice = (rights: number, options = 3, prompt = 'Which?'): CourseItem =>
  partOf<ChoiceItem>({
    kind: 'choice',
    id: 'which',
    prompt: inAll(prompt),
    options: Array.from({ length: options }, (_, at) => ({
      text: inAll('This'),
      answer: inAll('Yes.'),
      ...(at < rights && { right: true }),
    })),
  });
const six = Array.from({ length: 6 }, () => practice);

/** Captions, descriptions and the example have seven words: with 593 more it has the 600 that a lesson needs. */
const lesson = (...blocks: CourseBlock[]): Lesson =>
  partOf({ id: 'one', title: inAll('Title'), can: inAll('You can.'), slots: { x: '1' }, blocks });
const enough = prose([words(593)]);

test('a lesson with 600 words, two pictures, a worked example and six questions has no fault', () => {
  expect(findLessonFaults(lesson(enough, graph, figure, example(), items(...six)))).toEqual([]);
});

test('a case counts as a worked example, and its texts as words', () => {
  const steps = [{ step: inAll('First'), why: inAll('Because') }];
  const worked = partOf<BlockOf<'case'>>({ kind: 'case', situation: inAll('Once'), steps });
  expect(findLessonFaults(lesson(prose([words(594)]), graph, figure, worked, items(...six)))).toEqual([]);
});

test.each<[string, CourseBlock[], string[]]>([
  [
    'too few words',
    [prose([words(592)]), graph, figure, example(), items(...six)],
    ['en: 599 words', 'es: 599 words', 'fr: 599 words'],
  ],
  [
    'words of questions instead of teaching',
    [prose([words(592)]), graph, figure, example(), items(...six, choice(1, 3, words(9)))],
    ['en: 599 words', 'es: 599 words', 'fr: 599 words'],
  ],
  [
    'dashes instead of words',
    [prose([`${words(592)} –`]), graph, figure, example(), items(...six)],
    ['en: 599 words', 'es: 599 words', 'fr: 599 words'],
  ],
  [
    'one picture',
    [prose([words(594)]), figure, example(), items(...six)],
    ['fewer than two graphs or figures'],
  ],
  ['no worked example', [prose([words(597)]), graph, figure, items(...six)], ['no worked example']],
  ['five questions', [enough, graph, figure, example(), items(...six.slice(1))], ['5 items']],
  [
    'a paragraph more than in English',
    [prose([words(593)], [words(593)], [words(592), 'word']), graph, figure, example(), items(...six)],
    ['fr: another number of paragraphs than in English'],
  ],
  [
    'an aside with a paragraph more than in English',
    [
      enough,
      partOf<BlockOf<'aside'>>({
        kind: 'aside',
        about: 'why',
        paragraphs: { en: ['One.'], es: ['Uno.', 'Dos.'], fr: ['Un.'] },
      }),
      graph,
      figure,
      example(),
      items(...six),
    ],
    ['es: another number of paragraphs than in English'],
  ],
  [
    'an empty text',
    [
      prose([words(593)], [words(593)], [words(593)]),
      prose([' '], ['a'], ['a']),
      graph,
      figure,
      example(),
      items(...six),
    ],
    ['en: an empty text:  '],
  ],
  [
    'a straight apostrophe',
    [enough, prose(["It's"], ['a'], ['a']), graph, figure, example(), items(...six)],
    ["en: a straight apostrophe: It's"],
  ],
  [
    'exclamation marks',
    [enough, prose(['Go!'], ['¡Ya'], ['a']), graph, figure, example(), items(...six)],
    ['en: an exclamation mark: Go!', 'es: an exclamation mark: ¡Ya'],
  ],
  [
    'a plain space after « in French',
    [enough, prose(['« a'], ['« a'], ['« a']), graph, figure, example(), items(...six)],
    ['fr: a French mark without its fixed space: « a'],
  ],
  ...[':', ';', '?', '»'].map((mark): [string, CourseBlock[], string[]] => [
    `a plain space before ${mark} in French`,
    [enough, prose([`a ${mark}`], ['a'], [`a ${mark}`]), graph, figure, example(), items(...six)],
    [`fr: a French mark without its fixed space: a ${mark}`],
  ]),
  [
    'names without a value: those of an example are known in it only',
    [enough, prose(['{x} {y} {z}'], ['a'], ['a']), graph, figure, example(), items(...six)],
    ['en: {y} is no slot', 'en: {z} is no slot'],
  ],
  [
    'a heading and a reason with a fault',
    [
      enough,
      partOf<BlockOf<'text'>>({
        kind: 'text',
        heading: inAll('Why!'),
        paragraphs: { en: [], es: [], fr: [] },
      }),
      graph,
      figure,
      example('Go! now then'),
      items(...six),
    ],
    ['en', 'es', 'fr'].flatMap((language) => [
      `${language}: an exclamation mark: Why!`,
      `${language}: an exclamation mark: Go! now then`,
    ]),
  ],
  [
    'an unknown template',
    [enough, graph, figure, example(), items(...six, { ...practice, template: 'nothing.at_all' })],
    ['no template nothing.at_all'],
  ],
  [
    'no right option, or two',
    [enough, graph, figure, example(), items(...six, choice(0), choice(2))],
    ['which: 0 right options', 'which: 2 right options'],
  ],
  [
    'two options',
    [enough, graph, figure, example(), items(...six, choice(1, 2))],
    ['which: fewer than three options'],
  ],
  [
    'a question with a straight apostrophe',
    [enough, graph, figure, example(), items(...six, choice(1, 3, "What's"))],
    ['en', 'es', 'fr'].map((language) => `${language}: a straight apostrophe: What's`),
  ],
])('a lesson with %s is refused', (_what, blocks, faults) => {
  expect(findLessonFaults(lesson(...blocks))).toEqual(faults);
});

test('a fault names the first sixty characters of its text', () => {
  const long = `Go! ${'a'.repeat(60)}`;
  const [fault] = findLessonFaults(
    lesson(enough, prose([long], ['a'], ['a']), graph, figure, example(), items(...six)),
  );
  expect(fault).toBe(`en: an exclamation mark: Go! ${'a'.repeat(56)}`);
});
