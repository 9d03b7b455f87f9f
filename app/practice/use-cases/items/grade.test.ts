import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths, writeFormula } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import { shareOfRun } from '#tests/support/share-of-run.ts';
import { partOf } from '#tests/support/part-of.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import { templates } from '@curvela/curriculum/skills';
import type { AnswerSpec, ItemTemplate } from '@curvela/curriculum';
import { createRightAnswer, createWrongAnswer } from '../../domain/items/sample-answers.ts';
import { attemptView } from './attempt-view.server.ts';
import { gradeAnswer } from './grade.server.ts';
import { type Grade, isRight } from '../../domain/items/grade.ts';
import { type GeneratedItem, generateItem } from '@curvela/curriculum/items';
import { toPlainText } from './parts.server.ts';
import { shownOrder } from '../../domain/items/shown-order.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const none = { en: '', es: '', fr: '' };
/** A question with this answer. */
const question = (answer: AnswerSpec, more: Partial<GeneratedItem> = {}): GeneratedItem => ({
  slots: {},
  proof: { by: 'follows' },
  worked: [],
  seed: 7,
  template: {
    id: 'linear_equations.of_test',
    skills: ['linear_equations'],
    level: 1,
    kind: answer.kind,
    prompt: none,
    hint: none,
    make: () => ({ slots: {}, answer, proof: { by: 'follows' }, worked: [] }),
  } satisfies ItemTemplate,
  answer,
  ...more,
});
const formula = (expected: string, more: Partial<Extract<AnswerSpec, { kind: 'formula' }>> = {}) =>
  question({ kind: 'formula', expected, ...more });
const type = (item: GeneratedItem, text: string, language: Language = 'en') =>
  gradeAnswer(maths, item, { kind: 'formula', text }, language);
const feedbackText = (item: GeneratedItem, grade: Grade, language: Language = 'en') => {
  const { verdict, formMissed, mistake, written, place, feedback } = grade;
  const answer = {
    given: { kind: 'formula' as const, text: '' },
    written,
    place,
    feedback,
    mistakeSlots: {},
  };
  const attempt = { id: '', answer, verdict, formMissed, mistake: mistake?.id ?? null };
  return toPlainText(attemptView(item, attempt, language, false).feedback);
};

describe('a typed answer', () => {
  it('may be the value alone where an equation is solved', async () => {
    for (const text of ['4', 'x = 4', '8/2 = x'])
      expect([text, (await type(formula('x = 4'), text)).verdict]).toEqual([text, 'equal']);
    expect(isRight(await type(formula('x = 4'), '4'))).toBe(true);
    expect(isRight(await type(formula('x = 4'), '4 = x'))).toBe(true);
    expect(isRight(await type(formula('x = 4'), '2x = 8'))).toBe(false);
  });

  it.each(['2x = 10', '10 = 2x', '1 = x/5', 'x = 10/2', '10/2 = x'])(
    'is not worked out while the unknown does not stand alone beside its value, whatever form is asked for (%s)',
    async (text) => {
      for (const item of [formula('x = 5'), formula('x = 5', { form: 'simplified' })])
        expect(await type(item, text)).toMatchObject({ verdict: 'equal', formMissed: true });
    },
  );

  it.each(['y = 2x + 1; 3x + 2y = 16', 'y = 2x + 1 and x = 2', 'x = 4/2 and y = 5', 'x = 2 and y = x + 3'])(
    'of a system is not worked out before each unknown stands beside its value (%s)',
    async (text) => {
      const item = formula('x = 2 and y = 5');
      expect(await type(item, text)).toMatchObject({ verdict: 'equal', formMissed: true });
    },
  );

  it.each([
    ['en', 'x = 2, y = 5'],
    ['en', 'y = 5 and 2 = x'],
    ['en', '(2, 5)'],
    ['es', 'x = 2 y y = 5'],
    ['fr', 'x = 2 ; y = 5'],
  ] as const)('of a system may be written in any order, or as a point (%s, %s)', async (language, text) => {
    expect(isRight(await type(formula('x = 2 and y = 5'), text, language))).toBe(true);
  });

  it('is not accepted while it repeats the question or is not worked out', async () => {
    const solve = formula('x = 4');
    const item: GeneratedItem = { ...solve, slots: { equation: '2x + 3 = 11' } };
    expect(await type(item, '2x + 3 = 11')).toMatchObject({ verdict: 'equal', formMissed: true });
    expect(await type(formula('92'), '23*4')).toMatchObject({ verdict: 'equal', formMissed: true });
    expect(isRight(await type(formula('92'), '92'))).toBe(true);
  });

  it.each([
    ['en', '3.5', 'Right.'],
    ['es', '3,5', 'Correcto.'],
    ['fr', '3,5', 'C’est juste.'],
  ] as const)('is parsed in the learner’s notation (%s)', async (language, text, words) => {
    const item = formula('3.5');
    const grade = await type(item, text, language);
    expect(grade.verdict).toBe('equal');
    expect(feedbackText(item, grade, language)).toBe(words);
  });

  it.each([
    ['en', 'Right. Your answer 6/4 and ours, 3/2, are the same number.'],
    ['es', 'Correcto. Tu respuesta 6/4 y la nuestra 3/2 son el mismo número.'],
    ['fr', 'C’est juste. Ta réponse 6/4 et la nôtre 3/2 sont le même nombre.'],
  ] as const)('that is written differently is shown as equal (%s)', async (language, words) => {
    const item = formula('3/2');
    expect(feedbackText(item, await type(item, '6/4', language), language)).toBe(words);
  });

  it('that lacks the form is equal but not yet right, with feedback on what is missing', async () => {
    const item = formula('3/2', { form: 'lowest-terms' });
    const grade = await type(item, '6/4', 'es');
    expect(grade).toMatchObject({ verdict: 'equal', formMissed: true });
    expect(feedbackText(item, grade, 'es')).toMatch(
      /^Vale lo mismo que la respuesta.*irreducible|mínim|simplific/,
    );
    expect(feedbackText(item, grade, 'fr')).toBe(
      'La valeur est juste, mais il faut l’écrire sous la forme demandée.',
    );
  });

  it('that shows an anticipated mistake is recognised, also with a decimal comma', async () => {
    const slips = [{ answer: 'x = 7.5', mistake: 'moved_without_sign_change' as const }];
    const item = formula('x = 4.5', { slips });
    for (const [text, language] of [
      ['x = 7.5', 'en'],
      ['x = 7,5', 'es'],
      ['7,5', 'fr'],
    ] as const)
      expect((await type(item, text, language)).mistake).toMatchObject({ id: 'moved_without_sign_change' });
  });

  it('that shows a mistake of the engine is recognised, with its formulas', async () => {
    const item: GeneratedItem = {
      ...formula('2x + 6', { form: 'expanded' }),
      proof: { by: 'solve', problem: 'expand 2(x + 3)' },
    };
    const grade = await type(item, '2x + 3', 'fr');
    expect(grade).toMatchObject({ verdict: 'different', mistake: { id: 'distributes_first_only' } });
    expect(grade.mistake?.slots.before).toBe('2(x + 3)');
    expect(feedbackText(item, grade, 'fr')).toBe('Pour x = 2, ta réponse donne 7 alors qu’on attend 10.');
  });

  it('gets no verdict that reveals the solution of an equation', async () => {
    const item = formula('x = 4');
    expect(feedbackText(item, await type(item, 'x = 5'))).toBe('x = 5 doesn’t solve it.');
    const two = formula('x = 2 or x = 3');
    expect(feedbackText(two, await type(two, 'x = 2'))).toBe('A solution is missing in x = 2.');
  });

  it('that cannot be parsed is refused with the position and a text', async () => {
    await expect(type(formula('3'), '3+(', 'es')).rejects.toMatchObject({
      code: 'unreadable',
      status: 422,
      details: { place: { at: 3 } },
    });
  });

  it.each(['en', 'es', 'fr'] as const)(
    'with a letter that is not in the question is not counted (%s)',
    async (language) => {
      const slope = formula('-4/3', { form: 'lowest-terms' });
      await expect(type({ ...slope, slots: { line: '4x + 3y = 3' } }, 'abc', language)).rejects.toMatchObject(
        {
          code: 'foreign_letter',
          status: 422,
        },
      );
      expect((await type({ ...slope, slots: { line: '4x + 3y = 3' } }, '4x', language)).verdict).toBe(
        'different',
      );
      expect((await type(slope, 'm = 4/3', language)).verdict).toBe('different');
      expect((await type(formula('x^2 + C'), 'x^2 + k', language)).verdict).toBe('equal');
    },
  );

  it('is undecided, never wrong, when the engine has no time', async () => {
    const busy: Maths = {
      ...maths,
      check: () => Promise.resolve({ verdict: 'unknown', note: 'busy' }),
    };
    const grade = await gradeAnswer(busy, formula('3'), { kind: 'formula', text: '4' }, 'en');
    expect(grade).toMatchObject({ verdict: 'unknown', formMissed: false, mistake: null });
    expect(feedbackText(formula('3'), grade)).toBe(
      'We couldn’t tell if this is right. It doesn’t count against you.',
    );
  });
});

describe('lines in an order', () => {
  const lines = ['2x/3 + 5 = 9', '2x/3 = 4', '2x = 12', 'x = 6'];
  const item = question({ kind: 'order', lines });
  const order = (wanted: readonly number[]) => {
    const shown = shownOrder({ kind: 'order', lines }, item.seed);
    return gradeAnswer(
      maths,
      item,
      { kind: 'order', lines: wanted.map((index) => shown.indexOf(index)) },
      'en',
    );
  };

  it('are right in their original order, and never shown in it', async () => {
    expect((await order([0, 1, 2, 3])).verdict).toBe('equal');
    for (let seed = 1; seed < 200; seed += 1)
      expect(shownOrder({ kind: 'order', lines }, seed)).not.toEqual([0, 1, 2, 3]);
  });

  it('are wrong when they lead away from the end, though each equals the previous one', async () => {
    expect(await order([0, 2, 1, 3])).toMatchObject({ verdict: 'different', place: 2 });
    expect(await order([3, 2, 1, 0])).toMatchObject({ verdict: 'different', place: 1 });
  });

  it('are compared line by line in the notation of the question, whatever the language of the page', async () => {
    const checked: object[] = [];
    const engine = partOf<Maths>({
      solve: maths.solve.bind(maths),
      checkLine: (input: Parameters<Maths['checkLine']>[0]) => {
        checked.push(input);
        return maths.checkLine(input);
      },
    });
    const shown = shownOrder({ kind: 'order', lines }, item.seed);
    const given = [0, 2, 1, 3].map((index) => shown.indexOf(index));
    await gradeAnswer(engine, item, { kind: 'order', lines: given }, 'es');
    expect(checked).toEqual([
      { previous: '2x/3 + 5 = 9', line: '2x = 12', problem: undefined, locale: 'en' },
      { previous: '2x = 12', line: '2x/3 = 4', problem: undefined, locale: 'en' },
      { previous: '2x/3 = 4', line: 'x = 6', problem: undefined, locale: 'en' },
    ]);
  });
});

describe('points on a graph', () => {
  it('a line is right with any two of its points', async () => {
    const item = question({ kind: 'line', expected: 'y = 2x - 1' });
    const through = (a: [number, number], b: [number, number]) =>
      gradeAnswer(maths, item, { kind: 'line', through: [a, b] }, 'en');
    expect((await through([0, -1], [3, 5])).verdict).toBe('equal');
    expect((await through([1, 1], [1, 1])).verdict).toBe('different');
    const wrong = await through([0, -1], [3, 4]);
    expect(feedbackText(item, wrong)).toBe('The line through (0, -1), (3, 4) isn’t the one we asked for.');
    const upright = question({ kind: 'line', expected: 'x = 3' });
    expect(
      (
        await gradeAnswer(
          maths,
          upright,
          {
            kind: 'line',
            through: [
              [3, 0],
              [3, 9],
            ],
          },
          'en',
        )
      ).verdict,
    ).toBe('equal');
  });

  it('an anticipated point shows its mistake', async () => {
    const slips = [{ at: [3, 2] as const, mistake: 'sign_in_sum' as const }];
    const item = question({ kind: 'point', at: [2, 3], slips });
    expect((await gradeAnswer(maths, item, { kind: 'point', at: [2, 3] }, 'en')).verdict).toBe('equal');
    expect(await gradeAnswer(maths, item, { kind: 'point', at: [3, 2] }, 'en')).toMatchObject({
      verdict: 'different',
      mistake: { id: 'sign_in_sum' },
    });
  });
});

describe('every question', () => {
  const all = [...templates.values()];
  it.each([
    ['en', 0],
    ['es', 1],
    ['fr', 2],
  ] as const)(
    'accepts its own answer and refuses a slip (%s, a third of the questions per run)',
    { timeout: 300_000 },
    async (language, share) => {
      const faults: string[] = [];
      for (const template of shareOfRun(all, 3, share)) {
        const item = generateItem(template, 11);
        const typed = (given: GivenAnswer): GivenAnswer =>
          given.kind === 'formula' ? { ...given, text: writeFormula(given.text, language).plain } : given;
        const right = await gradeAnswer(maths, item, typed(createRightAnswer(item)), language);
        if (!isRight(right))
          faults.push(`${template.id}: right answer is ${right.verdict} ${right.feedback.code}`);
        const wrong = await gradeAnswer(maths, item, typed(createWrongAnswer(item)), language);
        if (wrong.verdict !== 'different') faults.push(`${template.id}: wrong answer is ${wrong.verdict}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
