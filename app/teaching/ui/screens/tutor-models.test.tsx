import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, unreachable } from '#tests/support/page-part.tsx';
import { formula, openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { Trial } from '../../model/views.ts';
import TutorModels from './tutor-models.tsx';

const route = `POST ${at('/teaching/trials')}`;
const trials = 'POST /teaching/trials';
const trial = (more: Partial<Trial> = {}): Trial =>
  partOf<Trial>({
    problem: { formula: formula('2x = 8'), task: 'solve', solvable: true },
    lines: [],
    finished: false,
    clears: true,
    blocks: [],
    prompt: ['What comes first?'],
    helps: ['hint', 'cannot_start'],
    graph: {
      x: [-4, 4],
      y: [-5, 5],
      given: [],
      mine: null,
      mark: null,
      labels: { given: formula('y'), mine: null },
    },
    draws: false,
    stands: null,
    ...(more as object),
  });
const lines = [
  { n: 1, formula: formula('x² − 6x + 5 = 0'), mark: 'given' as const },
  { n: 2, formula: formula('(x − 3)² + 5 = 0'), mark: 'different' as const },
];
const open = async (answers: StubbedAnswers = { [route]: { body: trial() } }, path = '/tutor-models') => {
  const Page = TutorModels as ComponentType<{ loaderData: { lines: typeof lines } }>;
  const screen = await openTeachingPart(<Page loaderData={{ lines }} />, { answers, path, stopped: true });
  await screen.pass(1);
  return screen;
};
const type = (screen: Awaited<ReturnType<typeof open>>, text: string) => screen.fill('Your line 2', text);

describe('the page of the styles', () => {
  test('compares the five at the same line', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Five tutoring styles. Pick one that suits you.
      The maths and the checks are the same in all five. What changes is how they talk and when they help.
      [section id=try aria-label=Try one minute]
      [div role=tablist aria-label=Styles]
      [button id=tab-socratic-guide role=tab type=button] Socratic Guide
      [button id=tab-step-by-step-coach role=tab type=button] Step-by-Step Coach
      [button id=tab-exam-sprint role=tab type=button] Exam Sprint
      [button id=tab-visual-explorer role=tab type=button] Visual Explorer
      [button id=tab-focus role=tab type=button] Focus
      [div id=try-panel role=tabpanel]
      [div aria-live=polite]
      Solve this
      What comes first?
      Your line 2
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      Type your next line first.
      [button type=submit aria-disabled .btn-primary] Check
      [button type=button .btn-quiet]
      Hint
      [button type=button .btn-quiet] I can’t start
      [div role=timer aria-label=60 seconds left]
      1:00
      The minute is just for the trial. No account, nothing saved. You can finish your line when it’s over.
      [a href=/ai-tutor?model=socratic-guide&problem=x%5E2+-+6x+%2B+5+%3D+0 .btn-secondary] Continue with the tutor
      Your own problem
      [textarea maxLength=4000 rows=1 placeholder=3(x-2)=9 placeholder=3(x-2)=9]
      [button type=submit .btn-secondary] Use this problem
      [h2 id=same-line] The same line, five answers
      Each graph shows how much help there is when you’re stuck, try by try.
      1
      [span role=math aria-label=x² − 6x + 5 = 0] x² − 6x + 5 = 0
      given
      2
      [span .off]
      [span role=math aria-label=(x − 3)² + 5 = 0] (x − 3)² + 5 = 0
      [svg .different]
      [span .sr] different
      Socratic Guide
      One question, then it waits.
      [a href=/ai-tutor?model=socratic-guide] Start with this style
      Which part of your line would you check first?
      Hints
      Asks about the wrong line, then names the idea. After two tries, a similar problem worked through.
      Choose it
      if you’re nearly there and want to find it yourself.
      [svg role=img aria-label=Socratic Guide: help over four tries]
      1st try
      4th
      similar problem
      You’re trying it above.
      Step-by-Step Coach
      Smaller steps, one at a time.
      [a href=/ai-tutor?model=step-by-step-coach] Start with this style
      Take line 1 again and do only one thing to it. Then write line 2.
      Hints
      Names the next rule each time, and the idea as soon as a line goes wrong. After three tries, shows a step and asks you to explain it.
      Choose it
      if the topic is new, or it’s been a while.
      [svg role=img aria-label=Step-by-Step Coach: help over four tries]
      1st try
      4th
      the next idea
      [button type=button .btn-secondary] Try one minute
      Exam Sprint
      You write, it checks, the clock runs. No chat.
      [a href=/ai-tutor?model=exam-sprint] Start with this style
      You completed the square but didn’t subtract it again. In an exam, this line loses the method mark.
      Hints
      Goes straight to your mistake at the first wrong line. Shows your time at the end.
      Choose it
      if the exam is close and you know the topic.
      [svg role=img aria-label=Exam Sprint: help over four tries]
      1st try
      4th
      this mistake
      [button type=button .btn-secondary] Try one minute
      Visual Explorer
      It draws first and asks what you see.
      [a href=/ai-tutor?model=visual-explorer] Start with this style
      Here are both lines as curves. Which one is higher at x = 0, and by how much?
      Hints
      A picture before any words: the question solid, yours dashed. Then a similar problem worked through.
      Choose it
      if formulas feel like a language you don’t speak.
      [svg role=img aria-label=Visual Explorer: help over four tries]
      1st try
      4th
      similar problem
      [button type=button .btn-secondary] Try one minute
      Focus
      One step on the screen, ten minutes, a break when you want one.
      [a href=/tutors/adhd/start] Start with this style
      Only the 5 isn’t right yet. Try line 2 again.
      Hints
      Early and in small doses: one question about the idea at the first wrong line.
      Choose it
      if you lose focus halfway through.
      [svg role=img aria-label=Focus: help over four tries]
      1st try
      4th
      a small question
      [button type=button .btn-secondary] Try one minute
      [h2 id=keep-to] What all five do
      [svg .equal]
      Algebra decides what’s right. If it can’t tell, it says so, and that doesn’t count against you.
      [svg .equal]
      They never give the answer away. You see it once you have it or give up, and then you get a similar problem.
      [svg .equal]
      They’re software, and they’ll tell you so. For other subjects, or on a tough day, there are
      [a href=/tutor] human tutors
      ."
    `);
  });

  test('draws for each how much help comes with which try', async () => {
    const screen = await open();
    const figures = screen.page.document.querySelectorAll('.t-help').map((one) => {
      const end = one.querySelectorAll('text').at(-1)!;
      return {
        line: one.querySelector('.g-fn')!.getAttribute('d'),
        steps: one
          .querySelectorAll('.g-pt')
          .map((dot) => `${dot.getAttribute('cx')} ${dot.getAttribute('cy')}`),
        end: `${end.textContent} ${end.getAttribute('x')} ${end.getAttribute('y')}`,
      };
    });
    expect(figures).toMatchInlineSnapshot(`
      [
        {
          "end": "similar problem 72.5 54",
          "line": "M8 88V88H64.5V37H121V20H177.5V20H234",
          "steps": [
            "64.5 37",
            "121 20",
          ],
        },
        {
          "end": "the next idea 16 84",
          "line": "M8 88V71H64.5V37H121V20H177.5V20H234",
          "steps": [
            "8 71",
            "64.5 37",
            "121 20",
          ],
        },
        {
          "end": "this mistake 16 71",
          "line": "M8 88V54H64.5V37H121V20H177.5V20H234",
          "steps": [
            "8 54",
            "64.5 37",
            "121 20",
          ],
        },
        {
          "end": "similar problem 72.5 54",
          "line": "M8 88V88H64.5V37H121V20H177.5V20H234",
          "steps": [
            "64.5 37",
            "121 20",
          ],
        },
        {
          "end": "a small question 16 84",
          "line": "M8 88V71H64.5V37H121V20H177.5V20H234",
          "steps": [
            "8 71",
            "64.5 37",
            "121 20",
          ],
        },
      ]
    `);
    const dots = screen.query('.t-help').querySelectorAll('.g-dot');
    expect([dots.length, ...['cx', 'cy'].map((name) => dots.at(-1)!.getAttribute(name))]).toEqual([
      40,
      '227',
      '20',
    ]);
  });

  test('begins with the style and the problem of the address', async () => {
    const screen = await open(undefined, '/tutor-models?model=exam-sprint&problem=2x%3D8');
    expect(screen.sent(trials)).toEqual([{ problem: '2x=8', model: 'exam-sprint', locale: 'en-GB' }]);
    const links = screen
      .all('a')
      .flatMap((one) => (one.textContent === 'Start with this style' ? [one.getAttribute('href')] : []));
    expect(links[0]).toBe('/ai-tutor?model=socratic-guide&problem=2x%3D8');
    expect(links.at(-1)).toBe('/tutors/adhd/start');
  });

  test('tries another style from its row or its tab', async () => {
    const screen = await open();
    await screen.click('Try one minute');
    await screen.pass(1);
    expect(screen.sent(trials)).toMatchObject([{ model: 'socratic-guide' }, { model: 'step-by-step-coach' }]);
    expect(screen.query('#try').hasAttribute('data-scrolled')).toBe(true);
    await screen.click('Focus');
    await screen.pass(1);
    expect(screen.sent(trials)[2]).toMatchObject({ model: 'focus' });
    expect(screen.query('#tab-focus').getAttribute('aria-selected')).toBe('true');
    expect(screen.query('#try-panel').getAttribute('aria-labelledby')).toBe('tab-focus');
  });

  test('tries a problem of one’s own', async () => {
    const screen = await open();
    await screen.fill('Your own problem', '2x=8');
    await screen.click('Use this problem');
    await screen.pass(1);
    expect(screen.sent(trials)[1]).toMatchObject({ problem: '2x=8' });
    expect(screen.find('Continue with the tutor')!.getAttribute('href')).toBe(
      '/ai-tutor?model=socratic-guide&problem=2x%3D8',
    );
  });
});

describe('the minute', () => {
  test('begins with the first key and ends after sixty seconds', async () => {
    const screen = await open();
    await screen.pass(5000);
    expect(screen.text()).toContain('|1:00|The minute is just for the trial.');
    await type(screen, 'x');
    await screen.pass(1000);
    expect(screen.text()).toContain('|0:59|');
    expect(screen.query('.t-ring').getAttribute('aria-label')).toBe('59 seconds left');
    await type(screen, 'x=');
    await screen.pass(54_500);
    expect(screen.text()).toContain('|0:05|');
    await screen.pass(4500);
    expect(screen.text()).toContain('|0:00|The minute is over. Finish your line,');
    await screen.pass(5000);
    expect(screen.text()).toContain('|0:00|');
    const [left, around] = screen.query('.t-ring-left').getAttribute('stroke-dasharray')?.split(' ') ?? [];
    expect([left, Number(around).toFixed(2)]).toEqual(['0', '175.93']);
  });

  test('is sent with each line, by how much of it is gone', async () => {
    const screen = await open();
    await type(screen, 'x=4');
    await screen.pass(12_000);
    await screen.fire(screen.query('.t-trial-answer'), 'onSubmit');
    await screen.pass(1);
    expect(screen.sent(trials)[1]).toMatchObject({ line: 'x=4', seconds: 12 });
  });

  test.each([
    ['Hint', 'hint'],
    ['I can’t start', 'cannot_start'],
  ])('has not started when “%s” is pressed first', async (label, does) => {
    const screen = await open();
    await screen.click(label);
    await screen.pass(1);
    expect(screen.sent(trials)[1]).toMatchObject({ does, seconds: 0 });
  });
});

describe('a trial of a style', () => {
  test('draws only when the style draws, and offers only the help it has', async () => {
    const screen = await open({ [route]: { body: trial({ helps: [], prompt: null }) } });
    expect(screen.query('.t-try').querySelectorAll('figure')).toHaveLength(0);
    expect(screen.find('Hint')).toBeNull();
    expect(screen.find('I can’t start')).toBeNull();
    expect(screen.query('.t-try').querySelector('.t-quote')).toBeNull();
  });

  test('that draws shows its graph', async () => {
    const screen = await open({ [route]: { body: trial({ draws: true }) } });
    expect(screen.query('.t-try').querySelectorAll('figure')).toHaveLength(1);
  });

  test('that draws without a graph shows none', async () => {
    const screen = await open({ [route]: { body: trial({ draws: true, graph: null }) } });
    expect(screen.query('.t-try').querySelectorAll('figure')).toHaveLength(0);
  });

  test('that is not there yet has its space, and one that failed the reason', async () => {
    const waiting = await open({ [route]: () => new Promise(() => undefined) });
    expect(waiting.page.document.querySelectorAll('.bone')).toHaveLength(2);
  });

  test('that failed says why', async () => {
    const screen = await open({ [route]: unreachable });
    expect(screen.text()).toContain('|No connection. What you wrote is still here.|');
    expect(screen.page.document.querySelectorAll('.bone')).toHaveLength(0);
  });
});
