import { describe, expect, it } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import { daysOfWeek, weekDays, type WeekItem } from './week.ts';

const item = (servedAt: string, more: Partial<WeekItem> = {}): WeekItem => ({
  sessionId: 's',
  servedAt: new Date(servedAt),
  done: true,
  tookMs: 60_000,
  undecided: 0,
  ...more,
});
const masteredSkill = (skill: SkillState['skill'], dueAt: string): SkillState => ({
  ...initialState(skill),
  p: 0.98,
  masteredAt: '2026-11-01T10:00:00.000Z',
  card: {
    dueAt,
    stability: 9,
    difficulty: 5,
    reps: 3,
    lapses: 0,
    state: 'review',
    lastAt: '2026-11-01T10:00:00.000Z',
  },
});

describe('a week', () => {
  it('begins on Monday, or on Sunday in regions that do so', () => {
    const sunday = new Date('2026-11-22T12:00:00Z');
    expect(daysOfWeek(sunday, 'UTC', 1)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(daysOfWeek(sunday, 'UTC', 7)[0]).toBe('2026-11-22');
    expect(daysOfWeek(sunday, 'UTC', 7)[6]).toBe('2026-11-28');
  });

  it('is that of the learner’s zone', () => {
    const late = new Date('2026-11-23T02:00:00Z');
    expect(daysOfWeek(late, 'America/Bogota', 1)[0]).toBe('2026-11-16');
    expect(daysOfWeek(late, 'Europe/Madrid', 1)[0]).toBe('2026-11-23');
  });

  it('has seven days across a change of clocks', () => {
    expect(daysOfWeek(new Date('2026-10-25T12:00:00Z'), 'Europe/Madrid', 1)).toEqual(
      [19, 20, 21, 22, 23, 24, 25].map((day) => `2026-10-${day}`),
    );
  });
});

describe('its days', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const zone = 'Europe/Madrid';
  const days = daysOfWeek(now, zone, 1);
  const of = (items: WeekItem[], states: SkillState[] = []) =>
    weekDays(days, { items, states: new Map(states.map((state) => [state.skill, state])) }, { now, zone });

  it('contain the questions of the local day, without those that do not count', () => {
    const week = of([
      item('2026-11-15T23:30:00Z'),
      item('2026-11-16T10:00:00Z'),
      item('2026-11-16T10:02:00Z', { done: false }),
      item('2026-11-15T12:00:00Z'),
    ]);
    expect(week.map(({ questions }) => questions)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  });

  it('count minutes of work, but not an idle page', () => {
    const [monday, tuesday] = of([
      item('2026-11-16T10:00:00Z', { tookMs: 3_600_000 }),
      item('2026-11-16T11:30:00Z', { tookMs: 90_000 }),
      item('2026-11-17T10:00:00Z', { tookMs: 2000 }),
    ]);
    expect([monday?.minutes, tuesday?.minutes]).toEqual([7, 1]);
  });

  it('show reviews on their due day, overdue ones today', () => {
    const week = of(
      [],
      [
        masteredSkill('slope', '2026-11-10T10:00:00.000Z'),
        masteredSkill('fractions', '2026-11-20T10:00:00.000Z'),
        masteredSkill('decimals', '2026-11-19T23:30:00.000Z'),
        masteredSkill('area', '2026-12-24T10:00:00.000Z'),
      ],
    );
    expect(week.map(({ due }) => due)).toEqual([0, 0, 1, 0, 2, 0, 0]);
  });
});

describe('the exact limits of a week', () => {
  const zone = 'Europe/Madrid';
  const now = new Date('2026-11-18T12:00:00Z');
  const days = daysOfWeek(now, zone, 1);
  const of = (items: WeekItem[], states: SkillState[] = []) =>
    weekDays(days, { items, states: new Map(states.map((state) => [state.skill, state])) }, { now, zone });

  it('of each first day are its own: Monday or Sunday', () => {
    const monday = new Date('2026-11-16T12:00:00Z');
    expect(daysOfWeek(monday, 'UTC', 1)[0]).toBe('2026-11-16');
    expect(daysOfWeek(monday, 'UTC', 7)[0]).toBe('2026-11-15');
    expect(daysOfWeek(new Date('2026-11-21T12:00:00Z'), 'UTC', 7)[0]).toBe('2026-11-15');
  });

  it('count five minutes of a question in full, and round minutes', () => {
    const minutes = (...tookMs: number[]) =>
      of(tookMs.map((each) => item('2026-11-16T10:00:00Z', { tookMs: each })))[0]?.minutes;
    expect(minutes(300_000)).toBe(5);
    expect(minutes(300_000, 300_000, 40_000)).toBe(11);
    expect(minutes(89_000)).toBe(1);
    expect(minutes(90_000)).toBe(2);
    expect(minutes(0)).toBe(1);
    expect(minutes()).toBe(0);
  });

  it('show no review on the day of the last answer, even where that day has 25 hours', () => {
    // Twenty-four hours after half past midnight it is still Sunday.
    const sunday = new Date('2026-10-25T12:00:00Z');
    const waiting: SkillState = {
      ...masteredSkill('slope', '2026-11-20T10:00:00.000Z'),
      masteredAt: null,
      run: { right: 3, templates: ['a', 'b'], firstDay: '2026-10-25', lastDay: '2026-10-25' },
      lastAt: '2026-10-24T22:30:00.000Z',
    };
    const week = weekDays(
      daysOfWeek(sunday, zone, 1),
      { items: [], states: new Map([[waiting.skill, waiting]]) },
      { now: sunday, zone },
    );
    expect(week.map(({ due }) => due)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('show a review of today once, and none of what is not reviewed', () => {
    const learning = { ...masteredSkill('slope', '2026-11-20T10:00:00.000Z'), masteredAt: null, p: 0.5 };
    const today = masteredSkill('fractions', '2026-11-18T20:00:00.000Z');
    expect(of([], [learning, today]).map(({ due }) => due)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(of([]).map(({ day }) => day)).toEqual(days);
  });
});
