import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable, visitor } from '#tests/support/page-part.tsx';
import { care, formula, openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { TutorBlock } from '../model/blocks.ts';
import type { Trial } from '../model/views.ts';
import { HomeTrial } from './home-trial.tsx';

const route = `POST ${at('/teaching/trials')}`;
const trials = 'POST /teaching/trials';
const graph: NonNullable<Trial['graph']> = {
  x: [-4, 4],
  y: [-5, 5],
  given: [],
  mine: null,
  mark: null,
  labels: { given: formula('y'), mine: null },
};
const stands = { lines: ['x=2'], failed: 0 } as unknown as NonNullable<Trial['stands']>;
const trial = (more: Partial<Trial> = {}): Trial => ({
  problem: { formula: formula('x² − 5x + 6 = 0'), task: 'solve', solvable: true },
  lines: [{ n: 1, formula: formula('x² − 5x + 6 = 0'), mark: 'given' }],
  verdict: null,
  judgement: null,
  mistake: null,
  finished: false,
  clears: false,
  blocks: [],
  prompt: ['What comes first?'],
  helps: ['hint', 'cannot_start'],
  graph: null,
  draws: false,
  stands: null,
  ...more,
});
const first = { quadratics: trial(), fractions: null, linear: trial({ prompt: null }) };
const open = (answers: StubbedAnswers = {}, auth = visitor) =>
  openTeachingPart(<HomeTrial first={first} />, { answers, auth, path: '/' });
const send = async (screen: Awaited<ReturnType<typeof opened>>, text: string) => {
  await screen.fill('Your line 2', text);
  await screen.submitTrial();
};
const opened = async (...given: Parameters<typeof open>) => {
  const screen = await open(...given);
  return {
    ...screen,
    submitTrial: () => screen.fire(screen.query('.t-trial-answer'), 'onSubmit'),
  };
};

describe('the trial on the home page', () => {
  test('shows the first problem, drawn by the server, and where to go on', async () => {
    const screen = await opened();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[h2 id=try-title] Try it now. No account needed.
      Type your next line. We check it against the line above, show you exactly where it went wrong, and ask one question to get you moving.
      [div role=group aria-label=Choose a problem]
      [button type=button aria-pressed] Quadratics
      [button type=button aria-pressed=false] Fractions
      [button type=button aria-pressed=false] Linear
      Your own problem
      [textarea maxLength=4000 rows=1 placeholder=3(x-2)=9 placeholder=3(x-2)=9]
      [button type=submit .btn-secondary] Use this problem
      [div aria-live=polite]
      Solve this
      1
      [span role=math aria-label=x² − 5x + 6 = 0] x² − 5x + 6 = 0
      given
      What comes first?
      Your line 2
      [input maxLength=600]
      [p] Type your next line first.
      [button type=submit aria-disabled .btn-primary] Check
      [a href=/ai-tutor?model=socratic-guide&problem=x%5E2+-+5x+%2B+6+%3D+0] Continue with the tutor"
    `);
    expect(screen.routes()).toEqual([]);
  });

  test('does not speak of an account to somebody who has one', async () => {
    const screen = await opened({}, carmen);
    expect(screen.text()).toContain('|Try it now.|');
  });

  test('asks for a problem that the page does not have yet', async () => {
    const slow = later({ body: trial({ prompt: ['Add them.'] }) });
    const screen = await opened({ [route]: slow.answer });
    await screen.click('Fractions');
    expect(screen.find('Fractions')!.getAttribute('aria-pressed')).toBe('true');
    expect(screen.find('Quadratics')!.getAttribute('aria-pressed')).toBe('false');
    expect(screen.query('.bone')).toBeTruthy();
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Add them.|'));
    expect(screen.query('.bone')).toBeFalsy();
    expect(screen.sent(trials)).toEqual([{ problem: '1/2 + 1/3', model: 'socratic-guide', locale: 'en-GB' }]);
    expect(screen.find('Continue with the tutor')!.getAttribute('href')).toBe(
      '/ai-tutor?model=socratic-guide&problem=1%2F2+%2B+1%2F3',
    );
  });

  test('has the third problem already', async () => {
    const screen = await opened();
    await screen.click('Linear');
    expect(screen.routes()).toEqual([]);
    expect(screen.text()).not.toContain('What comes first?');
  });

  test('takes a problem of one’s own', async () => {
    const screen = await opened({ [route]: { body: trial() } });
    await screen.fill('Your own problem', '  ');
    await screen.click('Use this problem');
    expect(screen.sent(trials)).toEqual([]);
    await screen.fill('Your own problem', ' 2x=8 ');
    await screen.click('Use this problem');
    await until(() => expect(screen.sent(trials)).toMatchObject([{ problem: '2x=8' }]));
  });

  test.each([
    [unreachable, 'No connection. What you wrote is still here.'],
    [refused('bad', 'I cannot read this.', 422), 'I cannot read this.'],
    [refused('bad', '', 500), 'That didn’t get through. What you wrote is still here.'],
  ])('that cannot begin says why (%#)', async (failing, text) => {
    const screen = await opened({ [route]: failing });
    await screen.click('Fractions');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.query('.bone')).toBeFalsy();
    expect(screen.query('.t-trial-answer')).toBeFalsy();
  });

  test('that is finished has no field', async () => {
    const screen = await opened({ [route]: { body: trial({ finished: true, graph }) } });
    await screen.click('Fractions');
    await until(() => expect(screen.text()).toContain('Solid'));
    expect(screen.query('.t-trial-answer')).toBeFalsy();
    expect(screen.text()).toContain('|Solid|: the question. |Dashed|: yours.|');
  });
});

describe('a line of a trial', () => {
  test('is checked once, answered and cleared', async () => {
    const slow = later({
      body: trial({
        clears: true,
        verdict: 'equal',
        stands,
        blocks: [{ kind: 'verdict', verdict: 'equal', text: ['Right.'] }],
      }),
    });
    const screen = await opened({ [route]: slow.answer });
    expect(screen.find('Check')!.getAttribute('aria-disabled')).toBe('true');
    await send(screen, 'x=2');
    expect(screen.find('Checking')!.getAttribute('aria-disabled')).toBe('true');
    await screen.submitTrial();
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Right.|'));
    expect(screen.sent(trials)).toEqual([
      { problem: 'x^2 - 5x + 6 = 0', model: 'socratic-guide', locale: 'en-GB', line: 'x=2' },
    ]);
    expect(screen.find('Your line 3')!.value).toBe('');
    expect(screen.text()).toContain('What comes first?');
    expect(screen.scrolls).toHaveLength(1);
  });

  test('that was wrong stays, without the next question, and the next one builds on what stands', async () => {
    const screen = await opened({
      [route]: {
        body: trial({ verdict: 'different', stands, blocks: [{ kind: 'say', text: ['Look again.'] }] }),
      },
    });
    await send(screen, 'x=7');
    await until(() => expect(screen.text()).toContain('|Look again.|'));
    expect(screen.find('Your line 3')!.value).toBe('x=7');
    expect(screen.text()).not.toContain('What comes first?');
    await screen.submitTrial();
    await until(() => expect(screen.sent(trials)).toHaveLength(2));
    expect(screen.sent(trials)[1]).toEqual({
      problem: 'x^2 - 5x + 6 = 0',
      model: 'socratic-guide',
      locale: 'en-GB',
      lines: ['x=2'],
      failed: 0,
      line: 'x=7',
    });
  });

  test('that is empty is not sent', async () => {
    const screen = await opened();
    expect(screen.text()).toContain('|Type your next line first.|');
    await send(screen, '  ');
    expect(screen.sent(trials)).toEqual([]);
    await screen.fill('Your line 2', 'x');
    expect(screen.text()).not.toContain('Type your next line first.');
  });

  test('that fails stays and says why, until the next one', async () => {
    const answers: StubbedAnswers = { [route]: unreachable };
    const screen = await opened(answers);
    await send(screen, 'x=2');
    await until(() => expect(screen.text()).toContain('|No connection. What you wrote is still here.|'));
    expect(screen.find('Your line 2')!.value).toBe('x=2');
    answers[route] = { body: trial() };
    await screen.submitTrial();
    await until(() => expect(screen.text()).not.toContain('No connection.'));
  });
});

describe('the answer of a trial shows', () => {
  const text = (words: string) => [words];
  const blocks: [TutorBlock, string][] = [
    [
      { kind: 'verdict', verdict: 'unknown', text: text('Not decided.') },
      '[p .unknown]\n[svg .unknown]\nNot decided.',
    ],
    [
      { kind: 'hint', rung: 1, title: 'Idea', text: text('Factor.'), question: text('Which factors?') },
      '[div .hint]\nIdea\nFactor.\nWhich factors?',
    ],
    [{ kind: 'evidence', text: text('At x = 1.') }, 'At x = 1.'],
    [{ kind: 'say', text: text('Words.') }, 'Words.'],
    [{ kind: 'question', text: text('Why?') }, 'Why?'],
    [{ kind: 'unread', typed: 'x', at: 1, length: 0, text: text('It stops.') }, 'It stops.'],
    [{ kind: 'offer', formula: formula('y'), text: text('Did you mean y?') }, 'Did you mean y?'],
    [{ kind: 'formula', formula: formula('x = 5') }, '[span role=math aria-label=x = 5] x = 5'],
    [
      { kind: 'step', title: 'Step', formula: formula('x = 5'), note: 'Divide.' },
      '[span role=math aria-label=x = 5] x = 5\nDivide.',
    ],
    [
      {
        kind: 'worked',
        rung: 3,
        title: 'A twin',
        problem: formula('2x = 4'),
        lines: [
          { formula: formula('x = 2'), note: 'Halve.' },
          { formula: formula('2'), note: '' },
        ],
      },
      '[section aria-label=A twin]\nA twin\n1\n[span role=math aria-label=2x = 4] 2x = 4\n2\n[span role=math aria-label=x = 2] x = 2\nHalve.\n3\n[span role=math aria-label=2] 2',
    ],
    [{ kind: 'humans', label: 'Human tutors' }, '[a href=/tutor] Human tutors'],
    [{ kind: 'lines', lines: [] }, ''],
  ];

  test.each(blocks)('%o', async (block, outline) => {
    const screen = await opened({ [route]: { body: trial({ problem: null, lines: [], blocks: [block] }) } });
    await screen.click('Fractions');
    await until(() => expect(screen.query('.t-trial-answer')).toBeTruthy());
    await until(() => expect(screen.outline(screen.query('.demo'))).toContain(outline));
    const shown = screen.outline(screen.query('.demo')).split('\nWhat comes first?')[0]!;
    expect(shown.replace(/^\[div aria-live=polite\]\n?/, '')).toBe(outline === '' ? '' : outline);
  });

  test('the answer that people wrote to worrying words', async () => {
    const screen = await opened({ [route]: { body: trial({ problem: null, lines: [], blocks: [care] }) } });
    await screen.click('Fractions');
    await until(() => expect(screen.text()).toContain('This sounds heavy.'));
    expect(screen.find('0800 11 11')!.getAttribute('href')).toBe('tel:08001111');
  });

  test.each([
    [{ does: 'hint', label: 'A hint' }, { does: 'hint' }],
    [{ does: 'cannot_start', label: 'Begin' }, { does: 'cannot_start' }],
    [{ does: 'give_up', label: 'Answer' }, { does: 'give_up' }],
    [{ does: 'another', label: 'Another' }, { does: 'another' }],
    [
      { does: 'take', label: 'Take', problem: '2x=8' },
      { does: 'take', take: '2x=8' },
    ],
    [{ does: 'explain', label: 'Explain it' }, { line: 'Explain it' }],
  ])('the offer %o, sent by one press', async (offer, sent) => {
    const block = { kind: 'offers', offers: [offer] } as unknown as TutorBlock;
    const screen = await opened({ [route]: { body: trial({ blocks: [block] }) } });
    await screen.click('Fractions');
    await until(() => expect(screen.find(offer.label)).not.toBeNull());
    await screen.click(offer.label);
    await until(() => expect(screen.sent(trials)).toHaveLength(2));
    expect(screen.sent(trials)[1]).toEqual({
      problem: '1/2 + 1/3',
      model: 'socratic-guide',
      locale: 'en-GB',
      ...sent,
    });
  });
});
