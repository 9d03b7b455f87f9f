import { describe, expect, it } from 'vitest';
import { policies } from '../models.ts';
import { otherTemplate, shownTemplate } from './choose-templates.ts';
import { firstStep, nextStep, skillEvents, stationOf } from './steps.ts';
import { readTopic } from './read-topic.ts';
import { skillMoves, skillSituations, skillTable } from './talk.ts';
import { formulaOfWords, splitIntoParts, plainTextOf, toStoredText, wordsPerPart } from './stored-text.ts';
import { skillSteps, type SkillStep } from './track.ts';

const guide = policies['socratic-guide'];
const after = (step: SkillStep, event: (typeof skillEvents)[number], guided = 1) =>
  nextStep(
    { step, results: Array.from({ length: guided }, () => ({ step: 'guided', result: 'given_up' })) },
    event,
    guide,
  );

describe('the steps of teaching a skill', () => {
  it('lead from the idea through an example and a guided question to working alone and a reflection', () => {
    expect(after('concept', 'on')).toBe('example');
    expect(after('example', 'on')).toBe('guided');
    expect(after('guided', 'unaided')).toBe('alone');
    expect(after('alone', 'unaided')).toBe('recap');
    expect(after('recap', 'on')).toBe('done');
  });

  it('repeat a given-up guided question once, and add a twin after a failed question alone', () => {
    expect(after('guided', 'given_up')).toBe('guided');
    expect(after('guided', 'given_up', 2)).toBe('alone');
    expect([after('alone', 'helped'), after('alone', 'given_up')]).toEqual(['twin', 'twin']);
    expect([after('twin', 'helped'), after('twin', 'given_up')]).toEqual(['recap', 'recap']);
  });

  it('every step has a transition for every event, and only repeats go back', () => {
    for (const step of skillSteps)
      for (const event of skillEvents) {
        const next = after(step, event, 2);
        const back = skillSteps.indexOf(next) < skillSteps.indexOf(step) || next === step;
        expect([step, event, back && step !== 'done' && !(event === 'alone')]).toEqual([step, event, false]);
      }
  });

  it('start as the tutor model does', () => {
    expect(Object.entries(policies).map(([model, policy]) => [model, firstStep(policy)])).toEqual([
      ['socratic-guide', 'before'],
      ['step-by-step-coach', 'concept'],
      ['exam-sprint', 'example'],
      ['visual-explorer', 'concept'],
      ['focus', 'concept'],
    ]);
    expect(skillSteps.map(stationOf)).toEqual([0, 0, 0, 1, 2, 3, 3, 4, 5]);
  });

  it('handle every intent in every situation; a hint needs an attempt', () => {
    for (const row of Object.values(skillTable))
      for (const situation of skillSituations) expect(skillMoves).toContain(row[situation]);
    for (const request of [
      'hint',
      'show_me',
      'not_understood',
      'another_example',
      'slower',
      'give_up',
    ] as const)
      expect([request, skillTable[request].untried]).toEqual([request, 'offer_start']);
  });
});

it('use the easiest template solved by lines, and another one alone', () => {
  const list = [
    { id: 'a.choice', level: 1, kind: 'choice', byLines: false },
    { id: 'a.lines', level: 2, kind: 'formula', byLines: true },
    { id: 'a.hard', level: 3, kind: 'formula', byLines: true },
  ] as const;
  expect(shownTemplate(list)?.id).toBe('a.lines');
  expect(otherTemplate(list, ['a.lines'])?.id).toBe('a.choice');
  expect(otherTemplate(list, ['a.lines', 'a.choice', 'a.hard'])?.id).toBe('a.choice');
  expect(otherTemplate(list.slice(1, 2), ['a.lines'])?.id).toBe('a.lines');
});

it('an explanation is split into a few whole sentences at a time', () => {
  const formula = { latex: 'x', plain: 'x', speech: 'x', html: null };
  const sentence = `${'word '.repeat(19)}end. `;
  const parts = splitIntoParts([
    [
      { kind: 'text', text: sentence.repeat(3) },
      { kind: 'formula', formula },
      { kind: 'text', text: ' is it.' },
    ],
  ]);
  expect(parts.map((part) => plainTextOf(toStoredText(part)).split(/\s+/).length)).toEqual([40, 23]);
  expect(plainTextOf(toStoredText(parts[1] ?? [])).endsWith('end. x is it.')).toBe(true);
  expect(wordsPerPart).toBeLessThan(60);
});

describe('a part of an explanation', () => {
  const formula = { latex: 'x', plain: 'x', speech: 'x', html: null };
  const textsOf = (...parts: (string | 'x')[]) =>
    splitIntoParts([
      parts.map((part) => (part === 'x' ? { kind: 'formula', formula } : { kind: 'text', text: part })),
    ]).map((part) => plainTextOf(toStoredText(part)));
  /** Too long for two of them to be in one part. */
  const sentence = (end: string) => `${'word '.repeat(30)}end${end}`;

  it.each(['.', '!', '?', '…', '.»', '\u00a0!', '\u00a0?', ' ?'])(
    'ends with a sentence that ends with “%s”',
    (end) => {
      expect(textsOf(`${sentence(end)} ${sentence('.')}`)).toEqual([sentence(end), sentence('.')]);
    },
  );

  it.each([',', ';', ':', ')'])('goes on after “%s”', (sign) => {
    expect(textsOf(`${sentence(sign)} ${sentence('.')}`)).toEqual([`${sentence(sign)} ${sentence('.')}`]);
  });

  it('goes on within a number and before a formula in the same sentence', () => {
    expect(textsOf(`${sentence('.5')} ${sentence('.')}`)).toHaveLength(1);
    expect(textsOf(`${sentence('')} `, 'x', ` ${sentence('.')}`)).toHaveLength(1);
  });

  it.each(['.', '!', '?'])('may begin with a formula after “%s”', (end) => {
    expect(textsOf(`${sentence(end)} `, 'x', ` is ${sentence('.')}`)).toEqual([
      sentence(end),
      `x is ${sentence('.')}`,
    ]);
  });

  it('has as many sentences as fit into 42 words, which formulas and signs alone are not', () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}end. `;
    expect(textsOf(`${words(21)}${words(21)}`)).toHaveLength(1);
    expect(textsOf(`${words(21)}${words(22)}`)).toHaveLength(2);
    expect(textsOf(`${words(21)}= ${words(21)}`)).toHaveLength(1);
  });
});

it('words in place of a formula are text that LaTeX can read, and a formula alone stays one', () => {
  const formula = { latex: '\\frac12', plain: '1/2', speech: 'one half' };
  expect(formulaOfWords([formula])).toEqual(formula);
  expect(formulaOfWords(['Half of ', formula])).toEqual({
    latex: '\\text{Half of 1/2}',
    plain: 'Half of 1/2',
    speech: 'Half of one half',
  });
  expect(formulaOfWords(['5 % & #1 $ a_b']).latex).toBe('\\text{5 \\% \\& \\#1 \\$ a\\_b}');
  expect(formulaOfWords(['a\\b{c}d~e^f']).latex).toBe('\\text{a b c d e f}');
});

const requests = [
  ['teach me fractions', 'en', 'fractions'],
  ['Can you teach me how to add fractions?', 'en', 'fraction_sums'],
  ['I want to learn about quadratic equations', 'en', 'quadratic_equations'],
  ['explain the chain rule please', 'en', 'derivative_rules'],
  ['percentages', 'en', 'percent'],
  ['times tables', 'en', 'whole_numbers'],
  ['negative numbers', 'en', 'integers'],
  ['divisibility', 'en', 'factors_multiples'],
  ['soh cah toa', 'en', 'trigonometric_ratios'],
  ['enséñame a factorizar', 'es', 'factoring_quadratics'],
  ['quiero aprender ecuaciones', 'es', 'linear_equations'],
  ['¿Me explicas las ecuaciones de segundo grado?', 'es', 'quadratic_equations'],
  ['tablas de multiplicar', 'es', 'whole_numbers'],
  ['divisibilidad', 'es', 'factors_multiples'],
  ['quiero entender las derivadas', 'es', 'derivatives'],
  ['le calcul mental', 'fr', 'whole_numbers'],
  ['l’écart type', 'fr', 'spread'],
  ['explique-moi les dérivées', 'fr', 'derivatives'],
  ['je veux comprendre les équations du second degré', 'fr', 'quadratic_equations'],
  ['apprends-moi à additionner des fractions', 'fr', 'fraction_sums'],
] as const;
it.each(requests)('"%s" (%s) asks to be taught %s', (text, language, skill) => {
  const topic = readTopic(text, language);
  expect([topic?.skills[0], topic?.isTeachingRequest]).toEqual([skill, true]);
});

it.each(['teach me 3x^2 - 12 = 0', 'factoriza x^2-9', 'I don’t get it', 'hello', 'explique 2/3 + 1/4'])(
  '"%s" is no topic',
  (text) => expect(readTopic(text, 'en')).toBeNull(),
);
