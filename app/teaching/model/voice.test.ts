import { describe, expect, test } from 'vitest';
import { tasks } from '@curvela/maths/reading';
import { languages } from '#app/platform/texts.ts';
import type { TutorBlock } from './blocks.ts';
import { modelIds } from '../domain/models.ts';
import { facts, formula, started, workedExample, working } from '../domain/pedagogy/fixture.ts';
import { conceptIds } from './concepts.ts';
import { clarifications, offerIds, type TutorMoment } from '../domain/pedagogy/moments.ts';
import { outcomes, type Card, type LineSlip } from '../domain/pedagogy/state.ts';
import { mayBeRephrased } from '../domain/turns/revisable.ts';
import { safetyKinds } from './safety/signs.ts';
import { cardView } from '../domain/voice/card.ts';
import { readTalk } from '../domain/pedagogy/talk.ts';
import { words, type Speaker } from '../domain/voice/phrase.ts';
import { speak } from '../domain/voice/speak.ts';
import type { Here } from '../domain/dialogue/numbers-at-hand.ts';
import { replyIds } from '../domain/dialogue/reply-ids.ts';
import { topicsEn } from '../messages/voice/topics-en.ts';
import type { TopicId } from './understanding/topics/topic.ts';

const slip = (rest: Partial<LineSlip> = {}): LineSlip => ({
  formula: formula('3x - 2 = 9'),
  mistake: null,
  counterexample: null,
  lost: [],
  gained: [],
  ...rest,
});
const at = { at: { x: '0' }, expected: '5', answer: '14' };
const tally = { unaided: 2, afterHelp: 1, shown: 1, solved: 1, givenUp: 1 };
const slips = [
  slip(),
  slip({ value: true }),
  slip({ counterexample: at }),
  slip({ counterexample: { ...at, expected: null } }),
  slip({ counterexample: { ...at, answer: null } }),
  slip({ lost: [formula('5')] }),
  slip({ gained: [formula('x = 11/3')] }),
];
const place = { line: 2, before: 1 };

const topicIds = Object.keys(topicsEn) as TopicId[];
const replyValues = {
  line: 2,
  before: 1,
  term: formula('5'),
  given: formula('3x - 5 = 16'),
  formula: formula('3x - 5 = 16'),
  rule: 'Add 5 to both sides.',
  value: formula('12'),
  operand: '5',
  amount: '0',
  letter: 'x',
  at: '2',
  left: '3',
  percent: '15',
  price: 85,
  candidate: 97.75,
  back: 83.09,
  expression: 'y + 1',
  outlier: 30,
  unit: 'cm',
  number: '6',
  size: '2',
  a: 2,
  b: 3,
  other: 24,
  all: 32,
  base: '2',
};
/** Notions are explained in the same words by every model. */
const notions: TutorMoment[] = topicIds.flatMap((topic) =>
  (['what', 'why', 'how', 'scope'] as const).map((aspect): TutorMoment => ({
    say: 'topic',
    topic,
    aspect,
    here: null,
    line: 2,
  })),
);
const heres: Here[] = [
  { about: 'unknown', values: { letter: formula('x'), given: formula('3x = 6') } },
  { about: 'fraction', values: { fraction: formula('3/4'), top: formula('3'), bottom: formula('4') } },
  { about: 'denominators', values: { a: formula('3'), b: formula('4') } },
  { about: 'power', values: { power: formula('2^5'), base: formula('2'), exponent: formula('5') } },
  {
    about: 'logarithm',
    values: { logarithm: formula('log_2(x)'), base: formula('2'), inside: formula('x') },
  },
];

/** Every moment the rules can produce. */
const moments: TutorMoment[] = [
  ...tasks.map((task): TutorMoment => ({
    say: 'read',
    task,
    formula: formula('x'),
    words: null,
    twin: 'no',
  })),
  { say: 'read', task: 'solve', formula: formula('x'), words: 'find the area', twin: 'after_solving' },
  { say: 'read', task: 'solve', formula: formula('x'), words: null, twin: 'after_giving_up' },
  { say: 'unsolvable' },
  { say: 'nothing_to_do', formula: formula('3/4') },
  { say: 'lines', lines: [], extra: null },
  { say: 'right', ...place },
  ...outcomes
    .filter((outcome) => outcome !== 'given_up')
    .map((outcome): TutorMoment => ({ say: 'finished', ...place, outcome, seconds: 61 })),
  ...(['solutions', 'system', 'antiderivative'] as const).map((of): TutorMoment => ({
    say: 'partial',
    line: 2,
    of,
    mistake: of === 'solutions' ? 'forgets_plus_minus' : null,
  })),
  { say: 'to_test', ...place },
  ...slips.flatMap((one): TutorMoment[] => [
    { say: 'different', ...place, slip: one, times: 1 },
    { say: 'different', ...place, slip: one, times: 1, asked: true },
    { say: 'same_wrong', ...place, slip: one },
    { say: 'aimed', ...place, slip: one, concept: 'brackets' },
    { say: 'clarify', about: 'why', slip: one, line: 2 },
  ]),
  { say: 'unknown', line: 2 },
  {
    say: 'unread',
    typed: '(x',
    error: {
      ok: false,
      text: 'A bracket is open.',
      error: { code: 'unclosed_bracket', at: 2, length: 0, found: '' },
    },
  },
  { say: 'repeated', line: 1 },
  { say: 'guessing' },
  { say: 'try_first' },
  {
    say: 'story',
    pieces: [{ before: 'Sam has ', number: '3', after: ' bags.', isAsked: false }],
    asksModel: true,
  },
  { say: 'model_right', formula: formula('3x = 9') },
  { say: 'model_wrong', formula: formula('3x = 9'), mistake: null, times: 1 },
  { say: 'model_wrong', formula: formula('3x = 9'), mistake: null, times: 2 },
  { say: 'model_choose' },
  { say: 'model_shown', formula: formula('3x = 9') },
  ...conceptIds.flatMap((concept): TutorMoment[] => [
    { say: 'idea', concept, small: true },
    { say: 'idea', concept, small: false },
  ]),
  { say: 'worked', worked: workedExample },
  { say: 'shown', line: 2, step: { formula: formula('x = 5'), tree: working, why: '', last: false } },
  { say: 'full_answer', worked: workedExample, why: 'asked' },
  { say: 'full_answer', worked: workedExample, why: 'one_step' },
  { say: 'no_help' },
  { say: 'answer_unknown' },
  { say: 'no_twin' },
  { say: 'two_given_up' },
  { say: 'explained' },
  { say: 'skipped' },
  { say: 'reflected' },
  { say: 'close', tally, seconds: 125 },
  { say: 'picture' },
  ...clarifications.flatMap((about): TutorMoment[] => [
    { say: 'clarify', about, slip: null, line: null },
    { say: 'clarify', about, slip: null, line: 2 },
  ]),
  { say: 'reason', ...place, text: 'The same is taken from both sides.' },
  { say: 'drawn' },
  { say: 'stop', open: true, line: { n: 2, formula: formula('3x = 15'), tree: working, by: 'learner' } },
  { say: 'stop', open: false, line: { n: 2, formula: formula('3x = 15'), tree: working, by: 'learner' } },
  { say: 'other_problem', formula: formula('x² = 4') },
  { say: 'parts', first: 'a', count: 3 },
  { say: 'several', readings: [formula('x²'), formula('2x')] },
  { say: 'kept', from: 2, to: 2 },
  { say: 'kept', from: 2, to: 4 },
  { say: 'named', line: 3, text: 'The minus belongs to each term of the bracket.' },
  { say: 'offers', offers: offerIds.map((does) => ({ does })) },
  { say: 'line_in_chat', formula: formula('x = 5') },
  ...heres.map((here): TutorMoment => ({ say: 'topic', topic: 'unknown', aspect: 'what', here, line: 2 })),
  { say: 'compare', topics: ['numerator', 'denominator'], line: 2 },
  ...replyIds.map((about): TutorMoment => ({ say: 'reply', about, values: replyValues, line: null })),
  { say: 'rule', text: 'The same is taken from both sides.' },
  { say: 'people' },
  ...safetyKinds.map((kind): TutorMoment => ({ say: 'safety', kind })),
];

const speaker = (rest: Partial<Speaker> = {}): Speaker => ({
  language: 'en',
  locale: 'en',
  model: 'socratic-guide',
  seed: 0,
  position: 1,
  ...rest,
});
const plainOf = (blocks: TutorBlock[]) => JSON.stringify(blocks);
const textOf = (block: TutorBlock | undefined) =>
  block && 'text' in block
    ? block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')
    : '';

test('at the end the problems given up are counted, if there are any', () => {
  const closing = (givenUp: number, rest: Partial<Speaker> = {}) =>
    textOf(speak([{ say: 'close', tally: { ...tally, givenUp }, seconds: 125 }], speaker(rest), null)[0]);
  const solved = 'Solved: 1. Right lines without help: 2, with help: 1.';
  expect(closing(3)).toBe(`${solved} Given up: 3. Try one like this again another day.`);
  for (const model of modelIds) {
    expect(closing(1, { model })).toContain('Given up: 1.');
    expect(closing(0, { model })).not.toContain('Given up');
  }
});

describe.each(languages)('in %s', (language) => {
  test.each(modelIds)('%s has texts for every moment, in every phrasing', (model) => {
    for (let position = 0; position < 6; position += 1) {
      const blocks = speak(moments, speaker({ language, locale: language, model, position }), null);
      expect(plainOf(blocks)).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  test('no exclamation marks, no number of hints', () => {
    for (const model of modelIds) {
      const text = plainOf(speak(moments, speaker({ language, locale: language, model }), null));
      expect(text).not.toContain('!');
      expect(text).not.toMatch(/hints? left|pistas? restantes?|indices? restants?/i);
    }
  });

  test('every card has a question and a field', () => {
    for (const ask of ['first', 'next', 'again', 'explain', 'reflect', 'twin'] as const) {
      const purpose = ask === 'explain' || ask === 'reflect' || ask === 'twin' ? ask : 'line';
      const card: Card = { id: 'c', purpose, ask, line: purpose === 'line' ? 2 : null, concept: null };
      const view = cardView(card, started(), speaker({ language, locale: language }));
      expect(view.prompt.length).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['en', 'At x = 0 line 1 gives 5. Line 2 gives 14.'],
  ['es', 'Con x = 0, la línea 1 da 5. La línea 2 da 14.'],
  ['fr', 'Avec x = 0, la ligne 1 donne 5. La ligne 2 donne 14.'],
] as const)(
  'a different line in %s names both lines and the numbers, six times in other words',
  (language, evidence) => {
    const moment: TutorMoment = { say: 'different', ...place, slip: slip({ counterexample: at }), times: 1 };
    const said = [0, 1, 2, 3, 4, 5].map((position) =>
      speak([moment], speaker({ language, locale: language, position }), null),
    );
    for (const blocks of said) {
      expect(textOf(blocks[0]).match(/\d/g)?.toSorted()).toEqual(['1', '2']);
      expect(textOf(blocks[1])).toBe(evidence);
    }
    expect(new Set(said.map(([verdict]) => textOf(verdict))).size).toBe(6);
  },
);

test('a lost solution is counted, never named: it is the answer', () => {
  const moment: TutorMoment = { say: 'different', ...place, slip: slip({ lost: [formula('5')] }), times: 1 };
  const blocks = speak([moment], speaker(), null);
  expect(textOf(blocks[1])).toBe('One solution of line 1 got lost on the way to line 2.');
  expect(plainOf(blocks)).not.toContain('5');
});

test('phrasings rotate, so that consecutive turns differ', () => {
  const words = [1, 2].map((position) =>
    textOf(speak([{ say: 'right', ...place }], speaker({ position }), null)[0]),
  );
  expect(new Set(words).size).toBe(2);
});

test('only Exam Sprint shows the time', () => {
  const finished: TutorMoment = { say: 'finished', ...place, outcome: 'unaided', seconds: 100 };
  expect(plainOf(speak([finished], speaker({ model: 'exam-sprint' }), null))).toContain(
    '1 minute and 40 seconds',
  );
  expect(plainOf(speak([finished], speaker({ model: 'focus' }), null))).not.toContain('minute');
});

test('giving up is offered only after an attempt', () => {
  const fresh = started('socratic-guide', facts());
  const card = fresh.card as Card;
  expect(cardView(card, fresh, speaker()).helps).toEqual(['hint', 'cannot_start']);
  const tried = { ...fresh, item: { ...fresh.item, step: { ...fresh.item.step, tried: true } } };
  expect(cardView(card, tried, speaker()).helps).toContain('give_up');
});

test('Visual Explorer mentions a graph only when there is one', () => {
  const moment: TutorMoment = { say: 'different', ...place, slip: slip(), times: 1 };
  const visual = speaker({ model: 'visual-explorer' });
  const graph: Parameters<typeof speak>[2] = {
    x: [0, 1],
    y: [0, 1],
    given: [],
    mine: null,
    mark: null,
    labels: { given: formula('x'), mine: null },
  };
  expect(plainOf(speak([moment], visual, null))).not.toMatch(/picture|curve/);
  expect(plainOf(speak([moment], visual, graph))).toMatch(/picture/);
});

/** Words of prose in a turn, without hints and formulas of worked examples. */
const proseOf = (blocks: TutorBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'say' || block.kind === 'verdict' || block.kind === 'evidence' || block.kind === 'question'
      ? textOf(block)
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word))
      : [],
  );
const questionsIn = (blocks: TutorBlock[]): number =>
  [...JSON.stringify(blocks.filter(({ kind }) => kind !== 'offers')).matchAll(/\?/g)].length;

describe.each(languages)('turns in %s are short', (language) => {
  test.each(modelIds)('%s asks at most one question and stays within sixty words', (model) => {
    for (const moment of moments) {
      for (let position = 0; position < 6; position += 1) {
        const blocks = speak([moment], speaker({ language, locale: language, model, position }), null);
        expect([moment, questionsIn(blocks) <= 1]).toEqual([moment, true]);
        expect([moment, proseOf(blocks).length <= 60]).toEqual([moment, true]);
      }
    }
  });

  test('the label sent by a button is recognised as its intent', () => {
    const sent = { task: 'task', example: 'another_example', draw: 'draw_it', stop: 'stop' } as const;
    for (const [does, intent] of Object.entries(sent)) {
      expect([
        does,
        readTalk(words(speaker({ language, locale: language }), `offers.${does}`), language),
      ]).toEqual([does, intent]);
    }
  });
});

describe.each(languages)('rephrasing in %s', (language) => {
  const formulasIn = (blocks: TutorBlock[]) =>
    [...JSON.stringify(blocks).matchAll(/"plain":"([^"]*)"/gu)].map(([, plain]) => plain);
  test.each(modelIds)(
    '%s rephrases every moment, with the same kinds of blocks and without revealing more',
    (model) => {
      const graph = null;
      for (const moment of moments) {
        const before = speak([moment], speaker({ language, locale: language, model }), graph);
        if (!mayBeRephrased(before)) continue;
        for (const again of [1, 2]) {
          const after = speak([moment], speaker({ language, locale: language, model, again }), graph);
          const last = speak(
            [moment],
            speaker({ language, locale: language, model, again: again - 1 }),
            graph,
          );
          expect([moment, plainOf(after) === plainOf(last)]).toEqual([moment, false]);
          expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
          expect([
            moment,
            formulasIn(after).filter((formula) => !formulasIn(before).includes(formula)),
          ]).toEqual([moment, []]);
          expect([moment, questionsIn(after) <= 1 && proseOf(after).length <= 60]).toEqual([moment, true]);
          expect(plainOf(after)).not.toMatch(/\{\w+\}|undefined|!/);
        }
      }
    },
  );
});

test.each(languages)(
  'every notion in %s is explained shortly, without a question, and again in other words',
  (language) => {
    for (const moment of notions) {
      const [first, again] = [0, 1].map((times) =>
        speak([moment], speaker({ language, locale: language, again: times }), null),
      );
      expect([moment, proseOf(first!).length <= 60 && proseOf(again!).length <= 60]).toEqual([moment, true]);
      expect(plainOf(first!) + plainOf(again!)).not.toMatch(/[?!¿¡]|\{\w+\}|undefined/);
      expect([moment, plainOf(first!) === plainOf(again!)]).toEqual([moment, false]);
    }
  },
);
