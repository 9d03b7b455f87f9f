import { mathsUiTexts } from '@curvela/maths-react/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { practiceTexts } from '../messages/index.ts';
import type {
  AttemptView,
  ChangeView,
  ItemView,
  PracticeSessionView,
  PracticeSummaryView,
} from '../model/views.ts';
import { ExamClock } from './exam-clock.tsx';
import { Outcome } from './outcome.tsx';
import { Summary } from './summary.tsx';
import { Verdict } from './verdict.tsx';

const messages = { ...practiceTexts.en, ...mathsUiTexts.en };
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the clock of an exam', () => {
  const clock = (endsAt: string, minutes: { allowed: number; usual: number } | null = null) =>
    text(rendered(<ExamClock endsAt={endsAt} minutes={minutes} onTimeUp={() => {}} />, { messages }));

  it('shows the minutes left, rounded up, and the end at the exact time', () => {
    expect(clock('2026-11-22T10:10:00Z')).toContain('10 minutes left');
    expect(clock('2026-11-22T10:00:01Z')).toContain('1 minute left');
    expect(clock('2026-11-22T10:00:00Z')).toContain('Time’s up');
  });

  it('shows extra time only to those who have it', () => {
    expect(clock('2026-11-22T10:10:00Z', { allowed: 60, usual: 40 })).toContain('60 min (from 40)');
    expect(clock('2026-11-22T10:10:00Z', { allowed: 40, usual: 40 })).not.toContain('min (from');
  });
});

describe('a verdict', () => {
  const verdict = (more: Partial<AttemptView>) =>
    text(
      rendered(
        <Verdict
          attempt={{ id: '', given: [], verdict: 'equal', formMissed: false, feedback: [], ...more }}
        />,
        { messages },
      ),
    );

  it('says whether it is right, lacks its form, is wrong or undecided', () => {
    expect(verdict({})).toContain('Right.');
    expect(verdict({ formMissed: true })).toContain('Right value, but not in the form we asked for.');
    expect(verdict({ verdict: 'different' })).toContain('Not yet.');
    expect(verdict({ verdict: 'unknown' })).toContain('It doesn’t count against you.');
  });

  it('says nothing in an exam before it has ended', () => {
    expect(verdict({ verdict: null })).toBe('');
  });
});

describe('the result of a question', () => {
  const outcome = (more: Partial<ItemView>, changes: ChangeView[] = []) =>
    text(
      rendered(
        <Outcome
          item={
            { state: 'right', voided: false, twin: null, answer: null, solution: null, ...more } as ItemView
          }
          changes={changes}
          busy={false}
          next={null}
        />,
        { messages },
      ),
    );
  const answer = [{ kind: 'text' as const, text: 'forty-two' }];

  it('names the right answer unless it was given', () => {
    expect(outcome({ state: 'wrong', answer })).toContain('forty-two');
    expect(outcome({ state: 'right', answer })).not.toContain('forty-two');
  });

  it('says when the same kind comes back after the solution was shown', () => {
    const twin = { here: false, from: '2026-11-23' };
    expect(outcome({ state: 'given_up', twin })).toContain('comes back tomorrow, without help.');
    expect(outcome({ state: 'given_up', twin: { ...twin, here: true } })).toContain(
      'You’ll get a similar one in this practice without help, and another tomorrow.',
    );
    expect(outcome({ state: 'given_up', twin, voided: true })).not.toContain('comes back');
  });

  it('marks mastery that was reached or lost', () => {
    const change = (what: ChangeView['what']): ChangeView => ({
      skill: { id: 'slope', name: 'Slope' },
      before: 0.9,
      after: 0.96,
      what,
      why: 'One right without help.',
      dueAt: null,
    });
    expect(outcome({}, [change('mastered')])).toContain('Mastered');
    expect(outcome({}, [change('lost')])).toContain('Back to practice');
    expect(outcome({}, [change('up')])).not.toMatch(/Mastered|Back to practice/);
  });
});

describe('the summary', () => {
  const summary = (mode: PracticeSessionView['mode'], more: Partial<PracticeSummaryView> = {}) =>
    text(
      rendered(
        <Summary
          session={
            {
              id: 's',
              profileId: 'p',
              mode,
              size: 5,
              state: 'finished',
              marks: [],
              summary: {
                asked: 3,
                right: 2,
                unaided: 1,
                undecided: 0,
                minutes: 4,
                changes: [],
                mistakes: [],
                nextReviewAt: null,
                stuck: [],
                items: [],
                ...more,
              },
            } as unknown as PracticeSessionView
          }
        />,
        { messages },
      ),
    );
  const items = Array.from({ length: 3 }, () => ({
    prompt: [],
    given: null,
    answer: [],
    state: 'right' as const,
    verdict: 'equal' as const,
  }));

  it('counts unanswered questions only for an exam', () => {
    expect(summary('exam', { items })).toContain('You left 2 questions unanswered.');
    expect(summary('mix', { items })).not.toContain('unanswered');
  });

  it('lists the questions of an exam only, and no list without any', () => {
    const heading = messages.practice.summary.results;
    expect(summary('exam', { items })).toContain(heading);
    expect(summary('mix', { items })).not.toContain(heading);
    expect(summary('exam', { items: [] })).not.toContain(heading);
  });

  it('does not count an undecided answer as unanswered', () => {
    const shown = summary('exam', { items, undecided: 1 });
    expect(shown).toContain('You left 1 question unanswered.');
    expect(shown).toContain('We couldn’t tell if one answer is right. It doesn’t count against you.');
    expect(summary('exam', { items, undecided: 2 })).not.toContain('unanswered');
  });

  it('counts right answers and those without help, and states when nothing was answered', () => {
    expect(summary('mix')).toContain('2 of 3 right. 1 without help. It took 4 minutes.');
    expect(summary('exam')).not.toContain('without help');
    expect(summary('mix', { asked: 0 })).toContain('You didn’t answer any questions, so nothing changed.');
  });
});
