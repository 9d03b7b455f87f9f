import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { todayQuery } from '../api/client.ts';
import type { CurveDot } from '../domain/answering/session-progress.ts';
import type { HintView, ItemView, TodayView } from '../model/views.ts';
import { AnswerField } from './answer-field.tsx';
import { Hints } from './hints.tsx';
import { ItemCurve } from './item-curve.tsx';
import { Prompt } from './prompt.tsx';
import { TodayCard } from './today-card.tsx';
import {
  messages,
  text,
  words,
  formula,
  open,
  starting,
  stopClock,
} from '#tests/support/practice-screen.tsx';

stopClock();

it.each([
  ['Your answer', null],
  ['x', 'x'],
])('the field of a written answer is named “%s”', (name, label) => {
  const part = (
    <AnswerField
      item={{ ask: { kind: 'formula', label, formText: null }, picture: null }}
      draft={{ kind: 'formula', text: '' }}
      disabled={false}
      field={null}
      onChange={() => undefined}
    />
  );
  expect(rendered(part, { messages })).toContain(`>${name}</label>`);
});

describe('the curve of a session', () => {
  const label = (dots: CurveDot[]) =>
    /aria-label="([^"]*)"/.exec(rendered(<ItemCurve dots={dots} seed="s" />, { messages }))?.[1];

  it('has the question and the counts as its name', () => {
    expect(label(['right', 'missed', 'skipped', 'now', 'ahead'])).toBe(
      'Question 4 of 5, 1 right, 1 missed, 1 not counted',
    );
    expect(label(['right', 'right', 'done'])).toBe('3 questions, 2 right, 1 answered');
    expect(label(['now', 'ahead'])).toBe('Question 1 of 2');
  });

  it('fills right dots and leaves missed ones hollow, with a ring around the current one', () => {
    const html = rendered(<ItemCurve dots={['right', 'missed', 'now', 'ahead']} seed="s" />, { messages });
    expect(html.match(/pc-dot done/g)).toHaveLength(2);
    expect(html.match(/pc-dot miss/g)).toHaveLength(2);
    expect(html.match(/pc-halo/g)).toHaveLength(2);
    expect(html.match(/pc-done/g)).toHaveLength(2);
    expect(html.match(/pc-rest/g)).toHaveLength(2);
    expect(rendered(<ItemCurve dots={['right', 'missed']} seed="s" />, { messages })).not.toContain(
      'pc-rest',
    );
    expect(rendered(<ItemCurve dots={['now', 'ahead']} seed="s" />, { messages })).not.toContain('pc-done');
  });

  it('runs from edge to edge, in both sizes', () => {
    const html = rendered(<ItemCurve dots={['right', 'missed', 'right']} seed="s" />, { messages });
    const dots = [...html.matchAll(/pc-dot[^>]*cx="([^"]*)"[^>]*r="([^"]*)"/g)];
    expect(dots.map(([, x]) => Number(x))).toEqual([14, 600, 1186, 14, 175, 336]);
    expect(new Set(dots.map(([, , r]) => r))).toEqual(new Set(['5.5', '4']));
    const many = rendered(<ItemCurve dots={Array.from({ length: 41 }, () => 'right' as const)} seed="s" />, {
      messages,
    });
    expect(many).toMatch(/r="3\.09\d*"/);
  });
});

describe('the hints', () => {
  it('have the heading of their rung, and the worked example with its question', () => {
    const steps = { lines: [{ formula: formula('x = 4'), why: words('divide by 2') }] };
    const hints: HintView[] = [
      { rung: 1, parts: words('Undo the sum'), worked: null },
      { rung: 3, parts: words('One like it'), worked: { ...steps, prompt: words('Solve 2x = 8') } },
    ];
    const shown = text(rendered(<Hints hints={hints} />, { messages }));
    expect(shown).toContain('The idea');
    expect(shown).toContain('Undo the sum');
    expect(shown).toContain('A similar one, worked out');
    expect(shown).toContain('Solve 2x = 8');
    expect(shown).toContain('divide by 2');
  });
});

describe('a question', () => {
  const item = (more: object = {}) =>
    ({
      id: 'second',
      position: 2,
      role: 'review',
      state: 'open',
      voided: false,
      skill: { id: 'slope', name: 'Slope', lastSeenAt: null },
      prompt: words('Find it'),
      ask: { kind: 'formula', label: null, formText: null },
      picture: null,
      figure: null,
      attempts: [],
      solution: null,
      ...more,
    }) as unknown as ItemView;
  const prompt = (shown: ItemView, last: ItemView | null = null) =>
    rendered(
      <Prompt item={shown} last={last} heading={null}>
        <i>field</i>
      </Prompt>,
      { messages },
    );

  it('says why it was chosen, and when its skill was last seen', () => {
    expect(text(prompt(item()))).toContain('|Review|Slope|');
    const shownItem = item({
      role: 'stretch',
      skill: { id: 'slope', name: 'Slope', lastSeenAt: '2026-11-21T10:00:00Z' },
    });
    expect(text(prompt(shownItem))).toContain('|One step further|Slope, last seen yesterday|');
  });

  it('with a long prompt is set smaller', () => {
    expect(prompt(item({ prompt: words('x'.repeat(90)) }))).not.toContain('p-long');
    expect(prompt(item({ prompt: words('x'.repeat(91)) }))).toContain('p-long');
  });

  it('shows its picture, but not while the answer is placed on it', () => {
    const picture = { svg: '<svg id="drawn"></svg>', items: [], view: null, description: '' };
    const view = { x: [-5, 5], y: [-5, 5] };
    expect(prompt(item({ picture }))).toContain('drawn');
    for (const kind of ['point', 'line']) {
      expect(prompt(item({ picture, ask: { kind, view } }))).not.toContain('drawn');
      expect(prompt(item({ picture, ask: { kind, view }, state: 'right' }))).toContain('drawn');
    }
    expect(prompt(item({ figure: { svg: '<svg id="figure"></svg>' } }))).toContain('figure"');
  });

  it('looks back at the one before when that was right', () => {
    const last = item({
      id: 'first',
      position: 1,
      state: 'right',
      attempts: [{ feedback: words('Well done') }],
    });
    expect(text(prompt(item(), last))).toContain('Question 1: Well done');
    expect(prompt(item(), item({ ...last, state: 'wrong' }))).not.toContain('Well done');
    expect(prompt(item({ id: 'first' }), last)).not.toContain('Well done');
  });

  it('unfolds the steps of the one before', async () => {
    const solution = { lines: [{ formula: formula('x = 4'), why: words('divide by 2') }] };
    const last = item({ id: 'first', state: 'right', solution });
    const page = await mounted(
      <Prompt item={item()} last={last} heading={null}>
        {null}
      </Prompt>,
      { messages },
    );
    expect(page.text()).not.toContain('divide by 2');
    await page.click('Steps');
    expect(page.text()).toContain('divide by 2');
    await page.click('Steps');
    expect(page.text()).not.toContain('divide by 2');
  });
});

describe('the plan of today', () => {
  const today: TodayView = {
    newcomer: false,
    reviews: { count: 0, skills: [] },
    current: null,
    stretch: null,
    minutes: 0,
    open: null,
    doneToday: 0,
    nextReviewAt: null,
  };
  const card = async (more: Partial<TodayView>, begin = starting()) => {
    const client = new QueryClient();
    client.setQueryData(todayQuery('maya').queryKey, { ...today, ...more });
    client.setQueryDefaults(['practice'], { staleTime: Infinity });
    return open(<TodayCard profileId="maya" starting={begin} />, client);
  };
  const slope = { id: 'slope', name: 'Slope' } as const;

  it('lists reviews, the current skill and the stretch, with the time they take', async () => {
    const page = await card({
      reviews: { count: 2, skills: [slope] },
      current: { id: 'area', name: 'Area', count: 5 },
      stretch: { id: 'units', name: 'Units' },
      minutes: 12,
      doneToday: 3,
    });
    for (const text of [
      '3 questions done today.',
      '2 reviews',
      'Slope',
      'Learning now, 5 questions',
      'Area',
      'One step further',
      'Units',
      'about 12 minutes',
    ])
      expect(page.text()).toContain(text);
    expect(page.text()).not.toContain('Nothing is due today.');
  });

  it('says when nothing is due, and when the next review is', async () => {
    const page = await card({ nextReviewAt: '2026-11-23T10:00:00Z' });
    expect(page.text()).toContain('Nothing is due today. The next review is tomorrow.');
    expect(page.text()).not.toMatch(/done today|about/);
    for (const more of [
      { reviews: { count: 1, skills: [slope] } },
      { current: { ...slope, count: 1 } },
      { stretch: slope },
    ])
      expect((await card(more)).text()).not.toContain('Nothing is due');
  });

  it('starts today’s practice', async () => {
    const begin = starting();
    await (await card({}, begin)).click('Start today’s practice');
    expect(begin.start).toHaveBeenCalledWith({ mode: 'mix' });
    const busy = await card({}, starting('mix'));
    expect(busy.find('Choosing questions')?.getAttribute('aria-disabled')).toBe('true');
    expect(
      (await card({}, starting('exam'))).find('Start today’s practice')?.getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('of a newcomer begins with the diagnostic, or without it', async () => {
    const begin = starting();
    const page = await card({ newcomer: true }, begin);
    expect(page.text()).toContain('First, where you stand');
    await page.click('Start');
    expect(begin.start).toHaveBeenLastCalledWith({ mode: 'diagnostic' });
    await page.click('Start without it');
    expect(begin.start).toHaveBeenLastCalledWith({ mode: 'mix' });
    expect(
      (await card({ newcomer: true }, starting('diagnostic'))).find('Choosing questions'),
    ).not.toBeNull();
  });

  it('continues an open session at its question', async () => {
    const monday = { id: 'monday', mode: 'mix', position: 3, size: 5, pending: words('Solve it') } as const;
    const page = await card({ open: monday, newcomer: true });
    expect(page.text()).toContain('Today’s practice, question 3 of 5');
    expect(page.text()).toContain('Solve it');
    expect(page.find('Continue')?.getAttribute('href')).toBe('/tutor/practice?session=monday');
    expect((await card({ open: { ...monday, position: 7, pending: null } })).text()).toContain(
      'question 7 of 7',
    );
  });
});
