import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, unreachable } from '#tests/support/page-part.tsx';
import { formula, openSession, sessionWith, tutorTurn } from '#tests/support/teaching-page.tsx';
import type { TurnRating } from '../model/record.ts';

const rate = `POST ${at('/teaching/sessions/s1/turns/turn-1/rating')}`;
const ratings = 'POST /teaching/sessions/s1/turns/turn-1/rating';
const rated = (value: 1 | -1, reason: string | null = null) => ({ body: { rating: { value, reason } } });
const open = (rating: TurnRating | null = null, answers: StubbedAnswers = {}) =>
  openSession(
    sessionWith({
      turns: [
        tutorTurn(1, [{ kind: 'say', text: ['Look at ', formula('x^2')] }], { rating }),
        tutorTurn(3, [{ kind: 'formula', formula: formula('x = 5') }]),
      ],
    }),
    answers,
    { auth: carmen },
  );
type Screen = Awaited<ReturnType<typeof open>>;
const pressed = (screen: Screen) =>
  ['This helped', 'This didn’t help'].map((label) => screen.find(label)!.getAttribute('aria-pressed'));

describe('a thumb', () => {
  test('up asks what helped, and the reason is stored', async () => {
    const answers: StubbedAnswers = { [rate]: rated(1) };
    const screen = await open(null, answers);
    expect(pressed(screen)).toEqual(['false', 'false']);
    await screen.click('This helped');
    await until(() => expect(pressed(screen)).toEqual(['true', 'false']));
    expect(screen.text()).toContain('|What helped? (optional)|');
    expect(screen.focused()).toBe('What helped? (optional)');
    expect(screen.toasts()).toEqual([]);
    answers[rate] = rated(1, 'the picture');
    await screen.fill('What helped? (optional)', ' the picture ');
    await screen.click('Save');
    await until(() => expect(screen.toasts()).toEqual(['done: Saved. Thank you.']));
    expect(screen.sent(ratings)).toEqual([{ rating: 1 }, { rating: 1, reason: 'the picture' }]);
    expect(screen.find('What helped? (optional)')).toBeNull();
    expect(screen.focused()).toBe('This helped');
  });

  test('down asks what was wrong; to skip that stores nothing more', async () => {
    const screen = await open(null, { [rate]: rated(-1) });
    await screen.click('This didn’t help');
    await until(() => expect(pressed(screen)).toEqual(['false', 'true']));
    await screen.fill('What was wrong? (optional)', 'too long');
    await screen.click('Skip');
    await settle();
    expect(screen.find('What was wrong? (optional)')).toBeNull();
    expect(screen.sent(ratings)).toEqual([{ rating: -1 }]);
    expect(screen.focused()).toBe('This didn’t help');
    expect(screen.toasts()).toEqual([]);
  });

  test.each([
    ['an empty reason', async (screen: Screen) => screen.click('Save')],
    [
      'Escape',
      async (screen: Screen) => {
        const field = screen.find('What helped? (optional)')!;
        await screen.fire(field, 'onKeyDown', { key: 'a' });
        expect(screen.find('What helped? (optional)')).not.toBeNull();
        await screen.fire(field, 'onKeyDown', { key: 'Escape' });
      },
    ],
  ])('is not asked about after %s', async (_, leave) => {
    const screen = await open(null, { [rate]: rated(1) });
    await screen.click('This helped');
    await until(() => expect(screen.find('What helped? (optional)')).not.toBeNull());
    await leave(screen);
    await settle();
    expect(screen.find('What helped? (optional)')).toBeNull();
    expect(screen.sent(ratings)).toEqual([{ rating: 1 }]);
    expect(screen.toasts()).toEqual([]);
  });

  test('pressed again is taken back', async () => {
    const screen = await open({ value: 1, reason: 'old' }, { [rate]: { body: { rating: null } } });
    expect(pressed(screen)).toEqual(['true', 'false']);
    await screen.click('This helped');
    await until(() => expect(pressed(screen)).toEqual(['false', 'false']));
    expect(screen.sent(ratings)).toEqual([{ rating: null }]);
    expect(screen.find('What helped? (optional)')).toBeNull();
  });

  test('that could not be stored says so and changes nothing', async () => {
    const screen = await open(null, { [rate]: unreachable });
    await screen.click('This helped');
    await until(() =>
      expect(screen.toasts()).toEqual(['destructive: That didn’t work. Nothing was changed.']),
    );
    expect(pressed(screen)).toEqual(['false', 'false']);
    expect(screen.find('What helped? (optional)')).toBeNull();
  });

  test('whose reason could not be stored keeps the reason', async () => {
    const answers: StubbedAnswers = { [rate]: rated(-1, 'wrong sign') };
    const screen = await open(null, answers);
    await screen.click('This didn’t help');
    await until(() => expect(screen.find('What was wrong? (optional)')!.value).toBe('wrong sign'));
    answers[rate] = unreachable;
    await screen.fill('What was wrong? (optional)', 'wrong sign twice');
    await screen.click('Save');
    await until(() =>
      expect(screen.toasts()).toEqual(['destructive: That didn’t work. Nothing was changed.']),
    );
    expect(screen.find('What was wrong? (optional)')!.value).toBe('wrong sign twice');
  });
});

describe('copying', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    writeText.mockReset();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });

  test('writes the turn with formulas as LaTeX', async () => {
    writeText.mockResolvedValue();
    const screen = await open();
    await screen.click('Copy this as text');
    await settle();
    expect(writeText.mock.calls).toEqual([['Look at $x^2$']]);
    expect(screen.toasts()).toEqual(['done: Copied. Formulas are LaTeX.']);
  });

  test('that the browser refuses says so', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const screen = await open();
    await screen.click('Copy this as text');
    await settle();
    expect(screen.toasts()).toEqual(['destructive: This browser doesn’t let us copy.']);
  });
});

test('other words are offered for the newest turn only', async () => {
  const turns = [1, 3].map((position) => tutorTurn(position, [{ kind: 'say', text: ['Words.'] }]));
  const screen = await openSession(sessionWith({ turns }));
  const offers = (turn: string) => screen.outline(screen.query(turn)).includes('Explain it differently');
  expect([offers('#turn-1'), offers('#turn-3')]).toEqual([false, true]);
});

test('other words are not offered for a turn without prose', async () => {
  const screen = await open();
  expect(screen.find('Explain it differently')).toBeNull();
});
