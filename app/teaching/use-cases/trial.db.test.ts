import { describe, expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import { checkTrial } from './check-trial.server.ts';
import { type ModelId, modelIds } from '../domain/models.ts';
import type { TrialInput } from '../model/schemas.server.ts';
import type { Trial } from '../model/views.ts';

const fixture = teachingTest();

type Turn = Pick<TrialInput, 'line' | 'does' | 'take' | 'seconds'>;
/** A visitor who tries a model: the browser sends the state back, nothing else is stored. */
function visitor(model: ModelId, problem = 'x^2 - 6x + 5 = 0', locale: TrialInput['locale'] = 'en') {
  let state: Trial['stands'] = null;
  const send = async (turn: Turn = {}) => {
    const trial = await checkTrial(fixture.services, { problem, model, locale, ...state, ...turn });
    state = trial.stands;
    return trial;
  };
  return { send, writes: (line: string, seconds?: number) => send({ line, ...(seconds && { seconds }) }) };
}
const kinds = ({ blocks }: Trial) => blocks.map(({ kind }) => kind);
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) =>
    key === 'html' || key === 'latex' || key === 'speech' ? undefined : part,
  );
const offers = ({ blocks }: Trial) =>
  blocks.flatMap((block) => (block.kind === 'offers' ? block.offers.map(({ does }) => does) : []));
const wrong = '(x-1)(x+5)=0';

describe('one minute with each tutor model', () => {
  test('the first wrong line: two only ask, two name the idea, one targets the error; two draw, one shows the time', async () => {
    const tried = await Promise.all(
      modelIds.map(async (model) => {
        const me = visitor(model);
        const first = await me.send();
        return { model, first, after: await me.writes(wrong) };
      }),
    );
    const of = (model: ModelId) => tried.find((one) => one.model === model)!;
    expect(kinds(of('socratic-guide').after)).toEqual(['verdict', 'evidence', 'question']);
    expect(kinds(of('visual-explorer').after)).toEqual(['verdict', 'evidence', 'question']);
    for (const model of ['step-by-step-coach', 'focus'] as const) {
      expect(of(model).after.blocks).toContainEqual(expect.objectContaining({ kind: 'hint', rung: 1 }));
    }
    expect(of('exam-sprint').after.blocks).toContainEqual(expect.objectContaining({ kind: 'hint', rung: 2 }));
    expect(tried.filter(({ first }) => first.draws).map(({ model }) => model)).toEqual(['visual-explorer']);
    expect(tried.filter(({ after }) => after.draws).map(({ model }) => model)).toEqual([
      'socratic-guide',
      'step-by-step-coach',
      'visual-explorer',
    ]);
    expect(new Set(tried.map(({ first }) => textOf(first.prompt))).size).toBe(5);
    for (const { after } of tried) expect(after).toMatchObject({ verdict: 'different', clears: false });
  });

  test('a second failed line gives the worked example, the third the step, for every model', async () => {
    const me = visitor('exam-sprint');
    await me.writes(wrong, 5);
    expect(kinds(await me.writes('(x-5)(x+1)=0', 12))).toContain('worked');
    const shown = await me.writes('(x-2)(x-3)=0', 20);
    expect(kinds(shown)).toContain('step');
    expect(shown.lines.map(({ n, mark }) => [n, mark])).toEqual([
      [1, 'given'],
      [2, 'shown'],
    ]);
    const solved = await me.writes('x = 1 or x = 5', 42);
    expect(solved).toMatchObject({ finished: true, prompt: null });
    expect(textOf(solved.blocks)).toContain('42');
  });

  test('the same wrong line again is repeated and not counted again', async () => {
    const me = visitor('focus');
    await me.writes(wrong);
    expect(await me.writes(wrong)).toMatchObject({
      judgement: 'same_wrong',
      stands: { tried: [expect.any(String)] },
    });
  });

  test('only the button gives up, and a twin follows', async () => {
    const me = visitor('socratic-guide');
    await me.writes(wrong);
    const response = await me.writes('I give up');
    expect(offers(response)).toContain('give_up');
    expect(textOf(response.blocks)).not.toContain('x = 1');
    const reply = await me.send({ does: 'give_up' });
    expect(kinds(reply)).toContain('worked');
    expect(reply).toMatchObject({ finished: false, stands: { twin: true, lines: [] } });
  });
});

describe('messages in the answer field of a trial', () => {
  test.each([
    ['en', 'I don’t get it', 'hint'],
    ['es', 'dame una pista', '¿por qué?'],
    ['fr', 'je ne comprends pas', 'pourquoi ?'],
  ] as const)(
    '%s: no help before a line or “I can’t start”; the line stays visible',
    async (locale, stuck, more) => {
      const me = visitor('socratic-guide', '3(x-2)=9', locale);
      const before = await me.writes(stuck);
      expect(offers(before)).toEqual(['cannot_start']);
      expect(before).toMatchObject({ verdict: null, clears: true });
      expect(kinds(await me.send({ does: 'cannot_start' }))).toContain('hint');
      await me.writes('3x-2=9');
      const after = await me.writes(more);
      expect(after.blocks.length).toBeGreaterThan(0);
      expect(after.lines.at(-1)).toMatchObject({ n: 2, mark: 'different' });
    },
  );

  test('a partial answer names the mistake of omitting the rest', async () => {
    const roots = visitor('step-by-step-coach', 'x^2 = 9');
    await roots.send();
    const one = await roots.writes('x = 3');
    expect([one.judgement, one.mistake]).toEqual(['partial', 'forgets_plus_minus']);
    const area = visitor('step-by-step-coach', '∫ 2x dx');
    await area.send();
    const bare = await area.writes('x^2');
    expect([bare.judgement, bare.mistake]).toEqual(['partial', 'constant_forgotten']);
  });

  test('a message without mathematics is no line; “no solution” is one', async () => {
    const me = visitor('step-by-step-coach');
    expect(await me.writes('bananas')).toMatchObject({ verdict: null, judgement: null });
    expect(await me.writes('no solution')).toMatchObject({ verdict: 'different' });
    expect(await me.writes('2x + = 3')).toMatchObject({ verdict: 'unread', clears: false });
  });

  test('a problem in the visitor’s words is parsed, and an ambiguous one is questioned', async () => {
    const read = await visitor('focus', 'je dois factoriser x²−7x+12', 'fr').send();
    expect(read).toMatchObject({
      problem: { task: 'factor' },
      lines: [{ formula: { plain: 'x² - 7x + 12' } }],
    });
    await expect(visitor('focus', '2x^2-3x over 4 = 1/2x').send()).rejects.toMatchObject({
      code: 'problem_several',
    });
  });

  test('“stop” does not promise to keep what is not stored', async () => {
    expect(textOf((await visitor('socratic-guide').writes('stop')).blocks)).not.toContain(
      'Everything is saved',
    );
  });
});

describe('flagged words in a trial', () => {
  test.each([
    ['en-GB', 'I want to die', '116 123'],
    ['es-ES', 'quiero morirme', '024'],
    ['fr-FR', 'j’ai envie de mourir', '3114'],
  ] as const)(
    '%s: get the fixed answer, the line stays, and only actual recipients are named',
    async (locale, words, number) => {
      const me = visitor('focus', 'x+1=2', locale);
      await me.writes('x=2');
      const care = await me.writes(words);
      expect(care).toMatchObject({ blocks: [{ kind: 'care' }], clears: true, finished: false });
      expect(textOf(care.blocks)).toContain(number);
      expect(textOf(care.blocks)).not.toMatch(/account|cuenta|de ce compte|team|equipo|équipe/);
      expect(care.lines).toHaveLength(2);
      expect(await visitor('focus', words, locale).send()).toMatchObject({
        problem: null,
        lines: [],
        finished: true,
        blocks: [{ kind: 'care' }],
      });
      expect(await fixture.app.db.selectFrom('app.safety_flags').select('id').execute()).toEqual([]);
    },
  );

  test('of an account are flagged without their conversation, personal data masked', async () => {
    const flagged: string[] = [];
    const trial = await checkTrial(
      fixture.services,
      { problem: 'x+1=2', line: 'I want to kill myself', locale: 'en' },
      { audience: 'begun', flag: (kind, words) => Promise.resolve(flagged.push(`${kind}: ${words}`)) },
    );
    expect(flagged).toEqual(['self_harm: I want to kill myself']);
    expect(textOf(trial.blocks)).toContain('Someone from our team');
    expect(textOf(trial.blocks)).not.toContain('can read this conversation');
  });
});
