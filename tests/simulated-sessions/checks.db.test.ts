import { describe, expect, test } from 'vitest';
import type { TutorBlock, CardView, Text } from '#app/teaching/model/blocks.ts';
import type { TutorTurnView } from '#app/teaching/model/views.ts';
import type { Evidence, SkillState } from '#app/practice/model/mastery/evidence.ts';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { freshStep, helpFaults, wordingFaults } from './checks.ts';
import { doesExampleLeak, leaksIn } from './leak.ts';
import { masteriesOf } from './masteries.ts';
import { Watched } from './shown-evidence.ts';
import { compareTexts } from './truth.ts';
import { judgedWrong, truthOfLine } from './verdicts.ts';

/* The checks of the simulated sessions, each tested with what it has to find. */

const formula = (plain: string) => ({ latex: plain, plain, speech: plain });
const turnOf = (blocks: TutorBlock[], prompt: Text = []): TutorTurnView => ({
  id: 't',
  position: 2,
  speaker: 'tutor',
  createdAt: '',
  phase: 'hint',
  blocks,
  card: { id: 'c', purpose: 'line', line: 2, prompt, label: '', options: [], helps: [] },
});

describe('the truth of a line is decided numerically', () => {
  test.each([
    ['3(x - 2) = 9', '3x - 6 = 9', 'same', 'en'],
    ['3(x - 2) = 9', '3x - 2 = 9', 'other', 'en'],
    ['x² = 9', 'x = 3', 'part', 'en'],
    ['x² = 9', 'x = 3 ou x = -3', 'same', 'fr'],
    ['x² - 6x + 9 = 0', 'x = 3', 'same', 'en'],
    ['√(x - 1) = x - 7', 'x - 1 = (x - 7)²', 'more', 'en'],
    ['x = 0,5', 'x = 1/2', 'same', 'es'],
    ['14 - 4x < 38', 'x > -6', 'same', 'en'],
    ['14 - 4x < 38', 'x >= -6', 'other', 'en'],
    ['2x² + 7x - 49', '(x + 7)(2x - 7)', 'same', 'en'],
    ['9 5/6', '59/6', 'same', 'en'],
    ['x = -3 and y = -2', '3x + 3y = 15', 'other', 'en'],
    ['k = (P + 11)/9', 'P + 11 = k', 'other', 'en'],
    ['∫ x dx', 'x²', null, 'en'],
    ['(1, 2)', '(1, 3)', null, 'en'],
  ] as const)('%s, then %s: %s', (reference, line, truth, locale) => {
    expect(compareTexts(reference, line, locale)).toBe(truth);
  });

  test('an antiderivative without its constant is partial', () => {
    const line = { plain: null, given: '∫ 2x dx', byItself: false, key: 'x^2 + C', language: 'en' } as const;
    expect(truthOfLine({ ...line, typed: 'x^2' })).toBe('part');
    expect(truthOfLine({ ...line, typed: 'x^2 + 5x' })).toBe('other');
  });

  test('a wrong verdict is detected', () => {
    expect(judgedWrong('other', 'equal', 'right')).not.toBeNull();
    expect(judgedWrong('same', 'different', 'different')).not.toBeNull();
    expect(judgedWrong('other', 'unknown', 'partial')).not.toBeNull();
    expect(judgedWrong('more', 'equal', 'finished')).not.toBeNull();
    expect(judgedWrong('other', 'unknown', 'unknown')).toBeNull();
  });
});

describe('a revealed answer is detected', () => {
  const secret = { answer: 'x = 1/2 or x = -3', standing: ['2x² + 5x - 3 = 0'], locale: 'en' };
  const leaks = (text: Text, card: CardView | null = null) => leaksIn([{ kind: 'say', text }], card, secret);
  test('by its value, as a formula and in words', () => {
    expect(leaks(['It is ', formula('x = 0.5'), '.'])).toEqual(['x = 0.5']);
    expect(leaks(['Put x = -3 into it.'])).not.toEqual([]);
    expect(leaks(['At ', formula('x = 0'), ' line 1 gives 5.'])).toEqual([]);
  });
  test('in a question of the card, in a shown step that is the answer, at the end of an example', () => {
    const card = turnOf([], ['Is it ', formula('x = -3'), '?']).card;
    expect(leaksIn([], card, secret)).toEqual(['x = -3']);
    expect(
      leaksIn([{ kind: 'step', title: '', formula: formula(secret.answer), note: '' }], null, secret),
    ).toEqual([secret.answer]);
    const worked: TutorBlock = {
      kind: 'worked',
      rung: 3,
      title: '',
      problem: formula('x'),
      lines: [{ formula: formula(secret.answer), note: '' }],
    };
    expect(doesExampleLeak([worked], secret)).toBe(true);
  });
});

describe('forbidden properties of a turn are detected', () => {
  test('two questions with the card, too many words, a sign that is not used', () => {
    const asks: TutorBlock = { kind: 'question', text: ['Where did they part?'] };
    expect(wordingFaults(turnOf([asks], ['What comes next?']))).toMatchObject([{ kind: 'two questions' }]);
    expect(wordingFaults(turnOf([asks], ['Line 2, once more.']))).toEqual([]);
    expect(wordingFaults(turnOf([{ kind: 'say', text: ['word '.repeat(61)] }]))).toMatchObject([
      { kind: 'too many words' },
    ]);
    expect(wordingFaults(turnOf([{ kind: 'say', text: ['Two hints left!'] }]))).toMatchObject([
      { kind: 'bad words' },
    ]);
  });
  test('help without an attempt, and missing help after two failures', () => {
    const hint: TutorBlock = { kind: 'hint', rung: 1, title: '', text: [''] };
    const asked = { action: 'hint', cardId: 'c' } as const;
    const line = { cardId: 'c', answer: 'x = 1' };
    expect(helpFaults(freshStep('i', 1), asked, null, turnOf([hint]), { failsHere: false })).toHaveLength(1);
    expect(
      helpFaults({ ...freshStep('i', 1), opened: true }, asked, null, turnOf([hint]), { failsHere: false }),
    ).toEqual([]);
    expect(
      helpFaults({ ...freshStep('i', 1), failed: 1, opened: true }, line, 'different', turnOf([hint]), {
        failsHere: true,
      }),
    ).toHaveLength(1);
  });
});

describe('the evidence of a problem', () => {
  const quiet = { failed: false, help: 0, solved: false, told: false };
  const rowOf = (turns: Partial<typeof quiet>[], about = {}) => {
    const watched = new Watched({ counts: true, named: false, met: false, ...about });
    for (const turn of turns) watched.turn({ ...quiet, ...turn });
    return watched.row;
  };
  test('only an unaided first attempt can raise the estimate', () => {
    expect(rowOf([{ solved: true }])).toEqual({ right: true, aid: 'none' });
    expect(rowOf([{ help: 1 }, { solved: true }])).toEqual({ right: true, aid: 'hint' });
    expect(rowOf([{ help: 3 }, { solved: true }])).toEqual({ right: false, aid: 'shown' });
    expect(rowOf([{ failed: true }, { solved: true }])).toEqual({ right: false, aid: 'none' });
    expect(rowOf([{ failed: true }, { told: true }])).toEqual({ right: false, aid: 'shown' });
    expect(rowOf([{ solved: true }], { met: true })).toEqual({ right: true, aid: 'hint' });
  });
  test('a mastery against the rules is detected', () => {
    const mastered = {
      skill: 'linear_equations',
      masteredAt: '2026-09-09T12:00:00Z',
      prior: 0.9,
    } as SkillState;
    const right = (id: string, day: number, more: Partial<Evidence> = {}) => shown(id, day, more);
    const two = { template: 'linear_equations.b' };
    const ruled = (evidence: Evidence[], state = mastered) =>
      masteriesOf(new Map([['linear_equations', state]]), evidence).map((one) => one.ruled);
    expect(ruled([right('a', 1), right('b', 2, two), right('c', 3)])).toEqual([true]);
    expect(ruled([right('a', 1), right('b', 2, two), right('c', 3, { aid: 'hint' })])).toEqual([false]);
    expect(ruled([right('a', 1), right('b', 2), right('c', 3)])).toEqual([false]);
    expect(ruled([right('a', 1), right('b', 1, two), right('c', 1)])).toEqual([false]);
    expect(ruled([right('a', 1), right('b', 2, two), right('c', 3)], { ...mastered, prior: 0.1 })).toEqual([
      false,
    ]);
  });
});
