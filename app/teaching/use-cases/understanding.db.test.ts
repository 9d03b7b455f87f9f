import { describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import type { ModelId } from '../domain/models.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import type { TeachingSessionView, SessionWithTurns, TutorTurnView } from '../model/views.ts';

const maya = { accountId: '00000000-0000-4000-a000-0000000000aa' };

const fixture = teachingTest();

type Locale = 'en' | 'es' | 'fr';
const begin = (problem: string, locale: Locale = 'en', model: ModelId = 'socratic-guide') =>
  startSession(fixture.services, maya, { model, problem, locale });

function learner(session: TeachingSessionView) {
  let { card } = session;
  const take = async (input: TurnInput) => {
    fixture.app.clock.advance(30_000);
    const answer = await takeTurn(fixture.services, maya, session.id, input);
    card = answer.session.card;
    return answer;
  };
  return {
    card: () => card,
    writes: (answer: string) => take({ cardId: card!.id, answer }),
    presses: (action: 'hint' | 'cannot_start' | 'give_up') => take({ action, cardId: card!.id }),
    takes: (problem: string) => take({ action: 'new_problem', problem }),
    says: (text: string) => take({ text }),
  };
}

const kinds = (turn: Pick<TutorTurnView, 'blocks'>) => turn.blocks.map(({ kind }) => kind);
const offered = (turn: Pick<TutorTurnView, 'blocks'>) =>
  turn.blocks.flatMap((block) => (block.kind === 'offers' ? block.offers.map(({ does }) => does) : []));
const wordsOf = (turn: Pick<TutorTurnView, 'blocks'>): string =>
  turn.blocks
    .flatMap((block) =>
      'text' in block
        ? [block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')]
        : [],
    )
    .join(' ');
const firstTurn = (session: SessionWithTurns) => session.turns[0] as TutorTurnView;

describe('a problem in the learner’s own words', () => {
  test.each([
    ['en', 'can you help me with 3x squared minus 12 = 0?', '3x² - 12 = 0'],
    ['es', 'hola, ¿cómo factorizo x²-7x+12?', 'x² - 7x + 12'],
    ['fr', 'je dois résoudre 2x+3=7 stp', '2x + 3 = 7'],
  ] as const)('%s: %s', async (locale, words, plain) => {
    const session = await begin(words, locale);
    expect(session.problem.formula.plain).toBe(plain);
    expect(session.card).not.toBeNull();
  });

  test('an ambiguous text is questioned with both readings', async () => {
    const failure = await begin('x plus 1 over 2 equals 5').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'problem_several', status: 422 });
  });

  test('in the chat it starts at once if nothing is lost, else it is one tap away', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const other = await me.says('can you help me with x^2 - 9 = 0 instead please');
    expect(other.session.problem.formula.plain).toBe('x² - 9 = 0');
    await me.writes('(x-3)(x+3)=0');
    const third = await me.says('how do i solve 2x+3=7');
    expect(third.session.problem.formula.plain).toBe('x² - 9 = 0');
    expect(offered(third.turn)).toEqual(['take']);
    const taken = await me.takes('2x+3=7');
    expect(taken.session.problem.formula.plain).toBe('2x + 3 = 7');
  });
});

describe('several pasted lines of working', () => {
  const working = '3(x-2)=9\n3x-6=9\n3x=3\nx=1';

  test('at the start: the first wrong line is named, the correct ones before it stay', async () => {
    const session = await begin(working);
    const turn = firstTurn(session);
    expect(session.lines.map(({ formula }) => formula.plain)).toEqual(['3(x - 2) = 9', '3x - 6 = 9']);
    expect(session.card).toMatchObject({ purpose: 'line', line: 3 });
    expect(wordsOf(turn)).toContain('Line 2 is right.');
    expect(turn.blocks.find(({ kind }) => kind === 'verdict')).toMatchObject({
      verdict: 'different',
      mistake: 'sign_in_sum',
    });
    expect(kinds(turn)).toContain('hint');
  });

  test.each(['chat', 'field'] as const)(
    'into the %s: one attempt, and the same text again adds none',
    async (where) => {
      const me = learner(await begin('3(x-2)=9'));
      const paste = (text: string) => (where === 'chat' ? me.says(text) : me.writes(text));
      const first = await paste('check this\n' + working);
      expect(first.session.lines).toHaveLength(2);
      expect(first.session.tally.unaided).toBe(1);
      const again = await paste('check this\n' + working);
      expect(again.session.lines).toHaveLength(2);
      expect(again.session.tally.unaided).toBe(1);
      expect(wordsOf(again.turn)).toContain('wrote this before');
      const right = await paste('3x = 15\nx = 5');
      expect(right.session.outcome).toBe('with_hints');
    },
  );

  test('a system on several lines is a problem without working', async () => {
    const session = await begin('2x + y = 5\nx - y = 1');
    expect(session.lines).toHaveLength(1);
    expect(session.problem.solvable).toBe(true);
  });

  test('correct lines alone are confirmed and the next one is asked for', async () => {
    const session = await begin('Résous :\n2x+3=7\n2x=4', 'fr');
    expect(session.lines).toHaveLength(2);
    expect(session.card).toMatchObject({ line: 3 });
  });

  test('under a verb, a wrong line before a solution is named', async () => {
    const session = await begin('Solve:\n3(x-2)=9\n3x-6=9\n3x=3\nx=1');
    expect(session.lines).toHaveLength(2);
    expect(firstTurn(session).blocks.find(({ kind }) => kind === 'verdict')).toMatchObject({
      verdict: 'different',
    });
  });

  test('equations under a verb that do not follow from each other are several problems', async () => {
    const session = await begin('Solve:\n2x+3=7\n5x-1=14');
    expect(session.lines).toHaveLength(1);
    expect(offered(firstTurn(session))).toEqual(['take']);
  });
});

describe('intents in words', () => {
  test('a hint needs an attempt; afterwards it is the next level on the same card', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const before = await me.says('can I get a hint');
    expect(offered(before.turn)).toEqual(['cannot_start']);
    await me.writes('3x-2=9');
    const card = me.card();
    const hint = await me.says('I don’t get it');
    expect(kinds(hint.turn)).toContain('hint');
    expect(me.card()?.id).toBe(card?.id);
  });

  test('giving up in words only offers the button', async () => {
    const me = learner(await begin('3(x-2)=9'));
    await me.writes('3x-2=9');
    const response = await me.says('me rindo');
    expect(offered(response.turn)).toContain('give_up');
    expect(response.session.outcome).toBeNull();
  });

  test('no message reveals the answer: on a last step the button is offered', async () => {
    const me = learner(await begin('simplify 6/8'));
    await me.writes('3/5');
    for (const words of ['hint', 'show me how', 'i don’t understand', 'hint please']) {
      const { session } = await me.says(words);
      expect(session.outcome).toBeNull();
    }
  });

  test('an unclear message about the work gets three suggestions', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const turn = (await me.says('the line number feels like purple sheep')).turn;
    expect(wordsOf(turn)).toMatch(/(?:these|choose(?: here)?):/);
    expect(offered(turn)).toHaveLength(3);
  });

  test('a message without mathematics is led back to the problem', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const turn = (await me.says('the cat sat on the mat yesterday')).turn;
    expect(wordsOf(turn)).toMatch(/maths/);
    expect(turn.card?.purpose).toBe('line');
  });

  test('a graph on request, whatever the model, and a message where there is none', async () => {
    const drawn = await learner(await begin('x^2-4=0', 'en', 'exam-sprint')).says('can you draw it');
    expect(kinds(drawn.turn)).toContain('graph');
    const none = await learner(await begin('6/8', 'fr')).says('dessine-le');
    expect(wordsOf(none.turn)).toContain('pas de courbe');
  });

  test('another example is a worked problem of the same kind', async () => {
    const me = learner(await begin('3(x-2)=9'));
    await me.writes('3x-2=9');
    const example = await me.says('otro ejemplo por favor');
    expect(kinds(example.turn)).toContain('worked');
    expect(example.session.problem.formula.plain).toBe('3(x - 2) = 9');
  });

  test('why, after a shown step, gives its reason; stopping says where the session continues', async () => {
    const me = learner(await begin('3(x-2)=9'));
    await me.presses('cannot_start');
    await me.presses('hint');
    await me.presses('hint');
    const why = await me.says('why?');
    expect(kinds(why.turn)).toContain('evidence');
    const end = await me.says('I have to go');
    expect(wordsOf(end.turn)).toContain('Next time, you’ll go on after line 2');
    expect(end.session.card).not.toBeNull();
  });

  test('a question in words is skipped in words', async () => {
    const me = learner(await begin('3(x-2)=9'));
    await me.presses('cannot_start');
    await me.presses('hint');
    const shown = await me.presses('hint');
    expect(shown.session.card?.purpose).toBe('explain');
    const on = await me.says('skip this');
    expect(on.session.card).toMatchObject({ purpose: 'line', line: 3 });
  });
});
