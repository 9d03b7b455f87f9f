import { beforeEach, expect, it, test, vi } from 'vitest';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { practiceTexts } from '../messages/index.ts';
import type { ChangeView, FormulaView, ItemView } from '../model/views.ts';
import { Outcome } from './outcome.tsx';

const messages = { ...practiceTexts.en, ...learnerNeedsTexts.en };
const formula: FormulaView = { latex: 'm = 2', plain: 'm = 2', speech: 'm = 2', html: null };
const open = (more: Partial<ItemView> = {}, changes: ChangeView[] = [], busy = false) =>
  mounted(
    <Outcome
      item={{
        ...partOf<ItemView>({ state: 'right', voided: false, twin: null, answer: null, solution: null }),
        ...more,
      }}
      changes={changes}
      busy={busy}
      next={null}
    />,
    { messages },
  );
const change: ChangeView = {
  skill: { id: 'slope', name: 'Slope' },
  before: 0.5,
  after: 0.6,
  what: 'up',
  why: 'One right without help.',
  dueAt: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it('continues with the first click; the second of a double click is ignored', async () => {
  const page = await open();
  const next = page.find('Next')!;
  expect(await page.fire(next, 'onClick', { detail: 0 })).toBe(false);
  expect(await page.fire(next, 'onClick', { detail: 1 })).toBe(false);
  expect(await page.fire(next, 'onClick', { detail: 2 })).toBe(true);
  expect(await page.fire(next, 'onClick', { detail: 3 })).toBe(true);
  expect(next.getAttribute('aria-disabled')).toBe('false');
});

it('does not offer to continue while a step runs', async () => {
  const page = await open({}, [], true);
  expect(page.find('Next')?.getAttribute('aria-disabled')).toBe('true');
});

it('unfolds the steps of a question that was not right', async () => {
  const solution = { lines: [{ formula, why: [{ kind: 'text' as const, text: 'up two' }] }] };
  const right = await open({ solution });
  expect(right.text()).toContain('|1|');
  expect(right.text()).toContain('up two');
  expect(right.all('details')[0]?.hasAttribute('open')).toBe(false);
  await right.unmount();
  const wrong = await open({ solution, state: 'wrong' });
  expect(wrong.all('details')[0]?.hasAttribute('open')).toBe(true);
  await wrong.unmount();
  const bare = await open({ solution: { lines: [] }, state: 'wrong' });
  expect(bare.all('details')).toEqual([]);
});

it('says that a solution was shown, or that a question does not count', async () => {
  const shown = await open({ state: 'given_up' });
  expect(shown.text()).toContain('Here’s how it’s done.');
  expect(shown.text()).not.toContain('doesn’t count');
  await shown.unmount();
  const voided = await open({ state: 'given_up', voided: true });
  expect(voided.text()).toContain('This question doesn’t count until someone has checked it.');
  expect(voided.text()).not.toContain('Here’s how it’s done.');
  await voided.unmount();
  const wrong = await open({ state: 'wrong' });
  expect(wrong.text()).not.toMatch(/Here’s how it’s done|doesn’t count/);
});

test.each([
  ['2026-11-23T10:00:00Z', 'Comes back tomorrow.'],
  ['2026-12-20T10:00:00Z', /Comes back on .*20/],
])('a skill that is due at %s comes back on that day', async (dueAt, text) => {
  const page = await open({}, [{ ...change, dueAt }]);
  expect(page.text()).toContain('Slope');
  expect(page.text()).toContain('One right without help.');
  expect(page.text()).toMatch(text);
});

it('a skill without a review has no day, and without changes there is no list', async () => {
  const page = await open({}, [change]);
  expect(page.text()).not.toContain('Comes back');
  expect(page.all('li')).toHaveLength(1);
  await page.unmount();
  const none = await open();
  expect(none.all('ul')).toEqual([]);
});
