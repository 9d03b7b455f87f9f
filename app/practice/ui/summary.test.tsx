import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { practiceTexts } from '../messages/index.ts';
import type { ChangeView, PracticeSessionView, PracticeSummaryView } from '../model/views.ts';
import { Summary } from './summary.tsx';

/* The parts of a summary: each is there only when it has something to say. */

const messages = { ...practiceTexts.en, ...mathsUiTexts.en };
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const counts = { asked: 3, right: 2, unaided: 1, undecided: 0, minutes: 4, nextReviewAt: null };
const nothing = { ...counts, changes: [], mistakes: [], stuck: [], items: [] };
const htmlOf = (more: Partial<PracticeSummaryView>, mode: PracticeSessionView['mode'] = 'mix') => {
  const summary = partOf<PracticeSummaryView>({ ...nothing, ...more });
  const session = { id: 's', profileId: 'maya', mode, size: 5, marks: [], summary } as const;
  return rendered(<Summary session={partOf<PracticeSessionView>(session)} />, { messages });
};
const textOf = (...given: Parameters<typeof htmlOf>) =>
  htmlOf(...given)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00a0', ' ');
const change = (more: Partial<ChangeView> = {}): ChangeView => ({
  skill: { id: 'slope', name: 'Slope' },
  before: 0.4,
  after: 0.7,
  what: 'up',
  why: 'One right without help.',
  dueAt: null,
  ...more,
});

it('without changes, mistakes and skills to go back to has no headings for them', () => {
  expect(htmlOf({}).match(/<h2/g)).toBeNull();
  expect(textOf({})).not.toContain('The next review');
});

it('ends with the ways to more practice and to the map of this learner, and to the dashboard', () => {
  const links = [...htmlOf({}).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(links.map(([, to, label]) => [label, to])).toEqual([
    ['More practice', '/tutor/practice?learner=maya'],
    ['See the whole map', '/learner-profiles?learner=maya'],
    ['Dashboard', '/dashboard'],
  ]);
});

it('names what was practised, and each part that has something to say', () => {
  const titleOf = (mode: PracticeSessionView['mode']) => /<h1[^>]*>([^<]*)/.exec(htmlOf({}, mode))?.[1];
  expect((['mix', 'diagnostic', 'mistakes', 'exam', 'skill'] as const).map(titleOf)).toEqual([
    'That’s today’s practice',
    'Here’s where you stand',
    'Your mistakes, again',
    'Your exam',
    'What you practised',
  ]);
  const everything = htmlOf(
    {
      changes: [change()],
      stuck: [{ skill: 'slope', text: 'Ask.', instead: null }],
      mistakes: [{ mistake: 'sign_in_sum', text: 'A sign.', count: 1 }],
      items: [partOf({ prompt: [], given: null, answer: [], verdict: null })],
    },
    'exam',
  );
  expect([...everything.matchAll(/<h2 id="([^"]*)">([^<]*)/g)].map(([, id, title]) => [id, title])).toEqual([
    ['p-results', 'All questions'],
    ['p-changed', 'What changed, and why'],
    ['p-stuck', 'Try this first'],
    ['p-mistakes', 'Mistakes to look at'],
  ]);
});

it('says that nothing was answered, or how much of it was right', () => {
  expect(textOf({ asked: 0 })).toContain('You didn’t answer any questions, so nothing changed.');
  expect(textOf({ asked: 0 })).not.toContain('of 0');
  expect(textOf({})).toContain('2 of 3 right. 1 without help. It took 4 minutes.');
  expect(textOf({}, 'exam')).not.toContain('without help');
});

it('counts the questions of an exam that were left, but not those that could not be decided', () => {
  const items = [
    partOf<PracticeSummaryView['items'][number]>({ prompt: [], given: null, answer: [], verdict: 'equal' }),
  ];
  // Of five questions one was answered, and one answer could not be decided.
  expect(textOf({ items, undecided: 1 }, 'exam')).toContain('You left 3 questions unanswered.');
  expect(textOf({ items, undecided: 1 }, 'exam')).toContain('We couldn’t tell if one answer is right.');
  expect(textOf({ items: Array.from({ length: 5 }, () => items[0]!) }, 'exam')).not.toContain('unanswered');
  expect(textOf({ items })).not.toContain('unanswered');
});

it('leaves out the time of less than a minute', () => {
  expect(textOf({ minutes: 0 })).not.toContain('It took');
  expect(textOf({ minutes: 1 })).toContain('It took 1 minute.');
});

it('counts what was done without help where something was asked, and unanswered ones likewise', () => {
  expect(textOf({ unaided: 0 })).toContain('None without help.');
  expect(textOf({ asked: 0, unaided: 0 })).not.toContain('without help');
  expect(textOf({ asked: 0 }, 'exam')).not.toContain('unanswered');
  expect(textOf({ undecided: 0 })).not.toContain('We couldn’t tell');
});

it('names the day of the next review, in words while it is near', () => {
  expect(textOf({ nextReviewAt: '2026-11-23T10:00:00Z' })).toContain('The next review is tomorrow.');
  expect(textOf({ nextReviewAt: '2026-11-24T10:00:00Z' })).toContain('The next review is on Tuesday');
});

it('shows each estimate before and after, with its reason and its day', () => {
  const shown = textOf({ changes: [change({ dueAt: '2026-11-23T10:00:00Z' })] });
  expect(shown).toContain('What changed, and why');
  expect(shown).toContain('40% before, 70% now.');
  expect(shown).toContain('One right without help.');
  expect(shown).toContain('Comes back tomorrow.');
  expect(textOf({ changes: [change()] })).not.toContain('Comes back');
});

it.each([
  ['mastered', true, false],
  ['kept', true, false],
  ['up', false, false],
  ['same', false, false],
  ['down', false, true],
  ['lost', false, true],
] as const)('a skill that is "%s" is praised: %s, and explained again: %s', (what, praised, explained) => {
  const html = htmlOf({ changes: [change({ what })] });
  expect([html.includes('tag-success'), html.includes('Learn')]).toEqual([praised, explained]);
  expect(html).toContain(messages.practice.summary.what[what]);
});

it('leads from a skill where more of the same does not help to an easier one, or to a person', () => {
  const instead = { id: 'fractions', name: 'Fractions' } as const;
  const easier = htmlOf({ stuck: [{ skill: 'slope', text: 'Go back.', instead }] });
  expect(easier).toContain('Open Fractions');
  expect(easier).not.toContain('Find a tutor');
  const person = htmlOf({ stuck: [{ skill: 'slope', text: 'Ask.', instead: null }] });
  expect(person).toContain('href="/tutor"');
  expect(person).toContain('Find a tutor');
  expect(person).not.toContain('Open ');
});

it('says how often a mistake was made only when it was made again', () => {
  const made = (count: number) => textOf({ mistakes: [{ mistake: 'sign_in_sum', text: 'A sign.', count }] });
  expect(made(1)).toContain('A sign.');
  expect(made(1)).not.toContain('once');
  expect(made(2)).toContain('2 times');
});

it('shows the answer of an exam’s question unless it was given, and that none was given', () => {
  const words = (text: string) => [{ kind: 'text' as const, text }];
  const item = { prompt: words('How steep?'), given: null, answer: words('four'), verdict: 'equal' } as const;
  const result = (more: object) => textOf({ items: [partOf({ ...item, ...more })] }, 'exam');
  expect(result({ given: words('four') })).not.toContain('Answer:');
  expect(result({ given: words('five'), verdict: 'different' })).toContain('Answer:');
  expect(result({ verdict: null })).toContain('no answer');
  expect(result({ verdict: null })).toContain('Not answered.');
});
