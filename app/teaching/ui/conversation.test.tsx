import { describe, expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import {
  formula,
  learnerTurn,
  lineCard,
  openSession,
  sessionWith,
  tutorTurn,
} from '#tests/support/teaching-page.tsx';
import type { CardView, TutorBlock } from '../model/blocks.ts';
import type { LearnerTurnView, SessionWithTurns, TurnView } from '../model/views.ts';
import { shownTurns } from './shown-turns.ts';

const say = (text: string) => ({ kind: 'say' as const, text: [text] });
const steps = (id: string, count: number): TutorBlock => ({
  kind: 'steps',
  id,
  title: `Example ${id}`,
  prompt: [],
  lines: Array.from({ length: count }, (_, at) => ({ formula: formula(`line ${at + 1}`), note: [] })),
  svg: null,
});
const questionBlock = (id: string): TutorBlock => ({
  kind: 'asked',
  id,
  prompt: [`Question ${id}`],
  svg: null,
});
const skill = { id: 'slope', name: 'Slope', byLines: false } as unknown as SessionWithTurns['skill'];

describe('a learner’s turn reads as', () => {
  test.each([
    [{ kind: 'line', typed: 'x-2=3', formula: formula('x − 2 = 3') }, 'x − 2 = 3'],
    [{ kind: 'line', typed: 'x-2=', formula: null }, 'x-2='],
    [{ kind: 'talk', typed: 'why?' }, 'why?'],
    [{ kind: 'given', typed: '4', text: ['It is ', formula('4')] }, 'It is|4'],
    [{ kind: 'press', typed: 'show', label: 'Show me one' }, 'Show me one'],
    [{ kind: 'action', action: 'hint' }, 'Hint, please.'],
    [{ kind: 'action', action: 'cannot_start' }, 'I can’t start.'],
    [{ kind: 'action', action: 'give_up' }, 'Show me the answer.'],
    [{ kind: 'action', action: 'continue' }, 'Continue.'],
    [{ kind: 'action', action: 'new_problem' }, 'Another problem.'],
    [{ kind: 'action', action: 'new_problem', typed: '2x=8' }, '2x=8'],
    [{ kind: 'action', action: 'other' }, 'other'],
    [{ kind: 'words', typed: 'twin' }, 'Yes, one more.'],
    [{ kind: 'words', typed: 'enough' }, 'Not now.'],
    [{ kind: 'words', typed: 'I divided' }, 'I divided'],
  ])('%o', async (content, text) => {
    const turns = [tutorTurn(1, [say('Begin.')]), learnerTurn(2, content as LearnerTurnView)];
    const screen = await openSession(sessionWith({ skill, turns }));
    const bubble = screen.page.document.querySelectorAll('.bubble-me').at(-1)!;
    expect(
      screen
        .outline(bubble)
        .split('\n')
        .slice(1)
        .join('|')
        .replace(/\[span role=math[^\]]*\] /, ''),
    ).toBe(text);
  });
});

describe('turns as displayed', () => {
  const shown = (turns: TurnView[], waiting?: string) =>
    shownTurns({
      turns,
      card:
        waiting === undefined
          ? null
          : lineCard({ question: partOf<NonNullable<CardView['question']>>({ id: waiting }) }),
    }).map((turn) =>
      turn.speaker === 'learner'
        ? `learner ${turn.position}`
        : `${turn.position}: ${turn.blocks.map((block) => ('lines' in block ? `${block.kind} ${block.lines.length}` : block.kind)).join(' ')}`,
    );

  test('leave out presses that only go on, and keep other presses', () => {
    const press = (position: number, typed: string) =>
      learnerTurn(position, { kind: 'press', typed, label: 'x' } as LearnerTurnView);
    expect(shown([press(1, 'on'), press(2, 'line'), press(3, 'show')])).toEqual(['learner 3']);
  });

  test('leave out the question that waits on the card, and turns that only ask it', () => {
    const turns = [
      tutorTurn(1, [questionBlock('q1')]),
      tutorTurn(2, [say('x'), questionBlock('q2')]),
      tutorTurn(3, [questionBlock('q2')]),
    ];
    expect(shown(turns, 'q2')).toEqual(['1: asked', '2: say']);
    expect(shown(turns)).toEqual(['1: asked', '2: say asked', '3: asked']);
  });

  test('let an example grow in place while it continues', () => {
    const turns = [
      tutorTurn(1, [say('x'), steps('e', 1)]),
      tutorTurn(2, [steps('e', 2)]),
      tutorTurn(3, [steps('e', 3)]),
    ];
    expect(shown(turns)).toEqual(['1: say steps 3']);
  });

  test('begin a new example beside an older one, one without a name, and one with words', () => {
    expect(shown([tutorTurn(1, [steps('e', 1)]), tutorTurn(2, [steps('f', 2)])])).toEqual([
      '1: steps 1',
      '2: steps 2',
    ]);
    expect(shown([tutorTurn(1, [steps('', 1)]), tutorTurn(2, [steps('', 2)])])).toEqual([
      '1: steps 1',
      '2: steps 2',
    ]);
    expect(shown([tutorTurn(1, [steps('e', 1)]), tutorTurn(2, [say('x'), steps('e', 2)])])).toEqual([
      '1: steps 1',
      '2: say steps 2',
    ]);
    const between = learnerTurn(2, { kind: 'talk', typed: 'why?' });
    expect(shown([tutorTurn(1, [steps('e', 1)]), between, tutorTurn(3, [steps('e', 2)])])).toEqual([
      '1: steps 1',
      'learner 2',
      '3: steps 2',
    ]);
  });
});

describe('earlier versions', () => {
  const words = { text: ['In other words.'], state: 'done' as const, by: 'm', notice: null };
  const earlier = [
    learnerTurn(2, { kind: 'talk', typed: 'what?' }),
    tutorTurn(3, [say('An old answer.')], { asked: 'the old question' }),
    tutorTurn(4, [say('Built in.')], { words }),
  ];

  test('are folded between the turns they stood between', async () => {
    const turns = [1, 5, 7].map((position) => tutorTurn(position, [say(`Answer ${position}.`)]));
    const screen = await openSession(sessionWith({ turns, earlier }));
    expect(screen.outline(screen.query('.t-earlier'))).toMatchInlineSnapshot(`
      "Earlier version: 3 messages
      [div .bubble-me]
      [span .sr] You wrote:
      what?
      [div .msg]
      An old answer.
      [div .msg]
      In other words."
    `);
    expect(screen.text().indexOf('Begin.')).toBeLessThan(
      screen.text().indexOf('Earlier version: 3 messages'),
    );
    expect(screen.text().indexOf('An old answer.')).toBeLessThan(screen.text().indexOf('Answer 5.'));
  });

  test('before the first turn, with the words that began it', async () => {
    const screen = await openSession(
      sessionWith({ turns: [learnerTurn(5, { kind: 'talk', typed: '2x=8' })], earlier: earlier.slice(1, 2) }),
    );
    expect(screen.outline(screen.query('.t-earlier'))).toMatchInlineSnapshot(`
      "Earlier version: 1 message
      [div .bubble-me]
      [span .sr] You wrote:
      the old question
      [div .msg]
      An old answer."
    `);
  });

  test('of a turn in other words do not repeat what began it', async () => {
    const anew = { of: 'turn-1', position: 1, times: 1 };
    const screen = await openSession(
      sessionWith({
        turns: [learnerTurn(5, { kind: 'talk', typed: '2x=8' })],
        earlier: [tutorTurn(3, [say('An old answer.')], { asked: 'the old question', anew })],
      }),
    );
    expect(screen.text()).not.toContain('the old question');
  });

  test('at the position of a turn are not between others', async () => {
    const turns = [tutorTurn(2, [say('Begin.')]), tutorTurn(4, [say('A new answer.')])];
    const screen = await openSession(
      sessionWith({ turns, earlier: [tutorTurn(2, [say('Old 2.')]), tutorTurn(4, [say('Old 4.')])] }),
    );
    expect(screen.text()).not.toContain('Earlier version');
  });
});

test('words that began a skill are shown once, above its first turn', async () => {
  const turns = [tutorTurn(1, [say('Begin.')], { asked: 'teach me slopes' })];
  const screen = await openSession(sessionWith({ skill, turns }));
  expect(screen.text().split('teach me slopes')).toHaveLength(2);
  expect(screen.text().indexOf('teach me slopes')).toBeLessThan(screen.text().indexOf('Begin.'));
});
