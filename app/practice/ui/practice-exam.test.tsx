import { describe, expect, it, vi } from 'vitest';
import type { LearnerProfile } from '#app/learners/index.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { ExamClock } from './exam-clock.tsx';
import ExamForm from './exam-form.tsx';
import { SkillList } from './skill-list.tsx';
import { VisitorIntro } from './visitor-intro.tsx';
import { messages, open, starting, withSkills, stopClock } from '#tests/support/practice-screen.tsx';

stopClock();

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
    expect(page.text()).toContain('Time’s up');
  });
});

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
    expect(page.text()).toContain('No skills match. Try another word.');
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
    expect(page.text()).toContain('Nothing chosen, so it covers everything you’ve started.');
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
    expect(await begins(null, 'Start the exam')).toBe('false');
    expect(await begins('exam', 'Choosing questions')).toBe('true');
    expect(await begins('mix', 'Start the exam')).toBe('true');
  });
});
