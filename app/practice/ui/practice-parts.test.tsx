import { mathsUiTexts } from '@curvela/maths-react/messages';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LearnerProfile } from '#app/learners/index.ts';
import { mounted, type Mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { skillsQuery, todayQuery } from '../api/client.ts';
import type { CurveDot } from '../domain/answering/session-progress.ts';
import { practiceTexts } from '../messages/index.ts';
import type { FormulaView, HintView, ItemView, SentenceParts, TodayView } from '../model/views.ts';
import { ChoiceAnswer, WrongLineAnswer } from './answers/choose-one.tsx';
import { OrderAnswer } from './answers/order-answer.tsx';
import { Confidence } from './confidence.tsx';
import { ExamClock } from './exam-clock.tsx';
import ExamForm from './exam-form.tsx';
import { Hints } from './hints.tsx';
import { ItemCurve } from './item-curve.tsx';
import { Prompt } from './prompt.tsx';
import { Report } from './report.tsx';
import { SkillList } from './skill-list.tsx';
import { TodayCard } from './today-card.tsx';
import { VisitorIntro } from './visitor-intro.tsx';

const messages = { ...practiceTexts.en, ...mathsUiTexts.en };
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
const words = (text: string): SentenceParts => [{ kind: 'text', text }];
const formula = (speech: string): FormulaView => ({ latex: speech, plain: speech, speech, html: null });

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-22T10:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  return () => vi.useRealTimers();
});

let onScreen: Mounted | null = null;

/** Mounts a part in place of the one before: there is one document at a time. */
async function open(part: ReactNode, client?: QueryClient): Promise<Mounted> {
  await onScreen?.unmount();
  onScreen = await mounted(part, { messages, ...(client ? { client } : {}) });
  return onScreen;
}
beforeEach(() => {
  onScreen = null;
});

describe('a choice', () => {
  const options = ['yes', 'no'].map((text, number) => ({ number, parts: words(text) }));

  it('gives the number of the option', async () => {
    const onChange = vi.fn();
    const page = await mounted(
      <ChoiceAnswer
        ask={{ kind: 'choice', options }}
        draft={{ kind: 'choice', number: 0 }}
        disabled={false}
        onChange={onChange}
      />,
      { messages },
    );
    expect(page.text()).toContain('Choose one');
    expect(page.all('input').map(({ checked }) => checked)).toEqual([true, false]);
    await page.fill('no', true);
    expect(onChange).toHaveBeenCalledWith({ kind: 'choice', number: 1 });
  });

  it('of a wrong line offers every line but the first, which is given', async () => {
    const onChange = vi.fn();
    const lines = ['a', 'b', 'c'].map((text, number) => ({ number, formula: formula(text) }));
    const page = await mounted(
      <WrongLineAnswer
        ask={{ kind: 'wrong_line', lines }}
        draft={{ kind: 'wrong_line', number: 1 }}
        disabled={false}
        onChange={onChange}
      />,
      { messages },
    );
    expect(page.text()).toContain('Choose the line');
    expect(page.text()).toContain('given');
    const inputs = page.all('input');
    expect(inputs.map((one) => one.getAttribute('aria-label'))).toEqual(['2: b', '3: c']);
    expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
    await page.fill('3: c', true);
    expect(onChange).toHaveBeenCalledWith({ kind: 'wrong_line', number: 2 });
  });
});

describe('lines to be put in order', () => {
  const lines = ['a', 'b', 'c'].map((text, number) => ({ number, formula: formula(text) }));
  const order = async (numbers: readonly number[], disabled = false) => {
    const onChange = vi.fn();
    const page = await mounted(
      <OrderAnswer
        ask={{ kind: 'order', lines }}
        draft={{ kind: 'order', lines: numbers }}
        disabled={disabled}
        onChange={onChange}
      />,
      { messages },
    );
    return { page, onChange };
  };
  const button = (page: Mounted, label: string) => page.find(label)!;

  it('are moved by one with each press, and the new position is announced', async () => {
    const { page, onChange } = await order([2, 0, 1]);
    await page.click('Move down: c');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [0, 2, 1] });
    expect(page.text()).toContain('c: now in place 2 of 3');
    await page.click('Move up: b');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [2, 1, 0] });
    expect(page.text()).toContain('b: now in place 2 of 3');
  });

  it('are moved by arrow keys; other keys keep their meaning', async () => {
    const { page, onChange } = await order([0, 1, 2]);
    expect(await page.fire(button(page, 'Move up: b'), 'onKeyDown', { key: 'ArrowDown' })).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [0, 2, 1] });
    expect(await page.fire(button(page, 'Move down: b'), 'onKeyDown', { key: 'ArrowUp' })).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [1, 0, 2] });
    expect(await page.fire(button(page, 'Move up: b'), 'onKeyDown', { key: 'Tab' })).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('do not move past the ends', async () => {
    const { page, onChange } = await order([0, 1, 2]);
    const stuck = (label: string) => button(page, label).getAttribute('aria-disabled');
    expect(['Move up: a', 'Move down: a', 'Move up: c', 'Move down: c'].map(stuck)).toEqual([
      'true',
      'false',
      'false',
      'true',
    ]);
    await page.click('Move up: a');
    await page.click('Move down: c');
    await page.fire(button(page, 'Move down: a'), 'onKeyDown', { key: 'ArrowUp' });
    expect(onChange).not.toHaveBeenCalled();
    expect(page.text()).not.toContain('now in place');
  });

  it('do not move while the answer waits to be sent', async () => {
    const { page, onChange } = await order([0, 1, 2], true);
    await page.click('Move down: a');
    await page.fire(button(page, 'Move down: a'), 'onKeyDown', { key: 'ArrowDown' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('how sure the learner is', () => {
  it('is chosen with a press, and cleared with another', async () => {
    const onChange = vi.fn();
    const page = await mounted(<Confidence value="fairly" disabled={false} onChange={onChange} />, {
      messages,
    });
    expect(page.text()).toContain('How sure are you?');
    expect(page.all('button').map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await page.click('Certain');
    expect(onChange).toHaveBeenLastCalledWith('certain');
    await page.click('Fairly sure');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('a report that a question is wrong', () => {
  it('is sent without spaces around it, and then closes', async () => {
    const [onClose, onSend] = [vi.fn(), vi.fn()];
    const page = await mounted(<Report onClose={onClose} onSend={onSend} />, { messages });
    expect(page.text()).toContain('This question is wrong');
    expect(page.text()).toContain('It stops counting until someone has looked.');
    expect(page.find('Send')).not.toBeNull();
    await page.fill('What is wrong with it? (optional)', '  Two answers fit ');
    await page.submit();
    expect(onSend).toHaveBeenCalledWith('Two answers fit');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not sent when the learner goes back', async () => {
    const [onClose, onSend] = [vi.fn(), vi.fn()];
    const page = await mounted(<Report onClose={onClose} onSend={onSend} />, { messages });
    await page.click('Back to the question');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('the clock of an exam in use', () => {
  const clock = (endsAt: string, onTimeUp = () => {}, page = openPage()) =>
    mounted(<ExamClock endsAt={endsAt} minutes={null} onTimeUp={onTimeUp} />, { messages, page });

  it('can be hidden and shown, and stays as it was chosen', async () => {
    const window = openPage();
    const page = await clock('2026-11-22T10:10:00Z', undefined, window);
    expect(page.text()).toContain('10 minutes left');
    await page.click('Hide the time');
    expect(page.text()).not.toContain('left');
    await page.unmount();
    const later = await clock('2026-11-22T10:10:00Z', undefined, window);
    expect(later.text()).not.toContain('left');
    await later.click('Show the time');
    expect(later.text()).toContain('10 minutes left');
  });

  it('announces ten, five and one minute', async () => {
    const announced = async (minutes: number) => {
      const page = await clock(new Date(Date.UTC(2026, 10, 22, 10, minutes)).toISOString());
      const announcements = page.text().split('left').length - 1;
      await page.unmount();
      return announcements === 2;
    };
    const minutes = [11, 10, 9, 6, 5, 4, 2, 1];
    const found: boolean[] = [];
    for (const each of minutes) found.push(await announced(each));
    expect(minutes.filter((_, index) => found[index])).toEqual([10, 5, 1]);
  });

  it('reports at its end, not before', async () => {
    const onTimeUp = vi.fn();
    await (await clock('2026-11-22T10:00:01Z', onTimeUp)).unmount();
    expect(onTimeUp).not.toHaveBeenCalled();
    const page = await clock('2026-11-22T10:00:00Z', onTimeUp);
    expect(onTimeUp).toHaveBeenCalledOnce();
    expect(page.text()).toContain('The time is over');
  });
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
    expect(shown).toContain('Another one, worked out');
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

const starting = (busy: 'mix' | 'exam' | 'diagnostic' | null = null) => ({
  start: vi.fn(),
  busy,
  failure: null,
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
    await page.click('Begin');
    expect(begin.start).toHaveBeenLastCalledWith({ mode: 'diagnostic' });
    await page.click('Begin without it');
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

const skills = {
  strands: [
    {
      id: 'functions',
      name: 'Functions',
      skills: [{ id: 'slope', name: 'Slope', can: 'You read how steep a line is.' }],
    },
    {
      id: 'measures',
      name: 'Measures',
      skills: [{ id: 'area', name: 'Área', can: 'You find how large a surface is.' }],
    },
  ],
};
const withSkills = () => {
  const client = new QueryClient();
  client.setQueryData(skillsQuery('en').queryKey, skills);
  return client;
};

describe('the list of skills', () => {
  it('is searched by words in any order, without accents and capitals', async () => {
    const page = await mounted(<SkillList learner="maya" />, { messages, client: withSkills() });
    const names = () => page.all('a').map((one) => one.textContent);
    expect(names()).toEqual(['Slope', 'Área']);
    expect(page.text()).not.toContain('2 skills');
    await page.fill('Search for a skill', 'AREA');
    expect(names()).toEqual(['Área']);
    expect(page.all('p').map((one) => one.textContent)).toContain('1 skill');
    expect(page.text()).not.toContain('Functions');
    await page.fill('Search for a skill', 'line steep');
    expect(names()).toEqual(['Slope']);
    await page.fill('Search for a skill', 'steep surface');
    expect(page.text()).toContain('No skill has these words. Try another one.');
  });

  it('leads to the page of a skill, for the learner', async () => {
    const page = await open(<SkillList learner="maya" />, withSkills());
    expect(page.find('Slope')?.getAttribute('href')).toBe('/tutor/practice?skill=slope&learner=maya');
    const visitor = await open(<VisitorIntro />, withSkills());
    expect(visitor.find('Slope')?.getAttribute('href')).toBe('/tutor/practice?skill=slope');
    expect(visitor.find('Sign in to practise')?.getAttribute('href')).toMatch(/^\/auth\?next=/);
    expect(visitor.find('Create account')?.getAttribute('href')).toMatch(/^\/auth\?mode=sign-up&next=/);
  });

  it('ignores Enter, which would send the form around it', async () => {
    const page = await mounted(<SkillList learner={null} />, { messages, client: withSkills() });
    const [field] = page.all('input');
    expect(await page.fire(field!, 'onKeyDown', { key: 'Enter' })).toBe(true);
    expect(await page.fire(field!, 'onKeyDown', { key: 'a' })).toBe(false);
  });
});

describe('the settings of an exam', () => {
  const form = (extraTime: number, begin = starting()) =>
    open(
      <ExamForm profile={{ id: 'maya', needs: { extraTime } } as LearnerProfile} starting={begin} />,
      withSkills(),
    );

  it('are ten questions in thirty minutes about everything, unless changed', async () => {
    const begin = starting();
    const page = await form(1, begin);
    expect(page.text()).toContain('Nothing chosen: everything that you have begun.');
    await page.submit();
    expect(begin.start).toHaveBeenLastCalledWith({ mode: 'exam', skills: [], size: 10, minutes: 30 });
    await page.fill('Slope', true);
    expect(page.text()).toContain('1 skill chosen');
    const [questions, time] = page.all('select');
    await page.fire(questions!, 'onChange', { target: { value: '20' } });
    await page.fire(time!, 'onChange', { target: { value: '' } });
    await page.submit();
    expect(begin.start).toHaveBeenLastCalledWith({
      mode: 'exam',
      skills: ['slope'],
      size: 20,
      minutes: null,
    });
    await page.fire(time!, 'onChange', { target: { value: '45' } });
    await page.fill('Área', true);
    await page.fill('Slope', true);
    await page.submit();
    expect(begin.start).toHaveBeenLastCalledWith({ mode: 'exam', skills: ['area'], size: 20, minutes: 45 });
  });

  it('offer these sizes and times', async () => {
    const options = (await form(1)).all('option').map((one) => one.textContent);
    expect(options.join(' ')).toBe(
      '5 10 15 20 30 40 No limit 10 min 15 min 20 min 30 min 45 min 60 min 90 min 120 min',
    );
  });

  it('show the time with the extra time of the learner', async () => {
    const page = await form(1.5);
    expect(page.text()).toContain('|45 min (from 30)|');
    expect(page.text()).toContain('|23 min (from 15)|');
  });

  it('are locked while another practice begins', async () => {
    const begins = async (busy: 'exam' | 'mix' | null, label: string) =>
      (await form(1, starting(busy))).find(label)?.getAttribute('aria-disabled');
    expect(await begins(null, 'Begin the exam')).toBe('false');
    expect(await begins('exam', 'Choosing questions')).toBe('true');
    expect(await begins('mix', 'Begin the exam')).toBe('true');
  });
});
