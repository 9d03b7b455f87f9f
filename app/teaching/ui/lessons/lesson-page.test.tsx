import { describe, expect, test, vi } from 'vitest';
import { lessonBody, lessonQuestion, lessonWith, openLesson, worked } from '#tests/support/lesson-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import { at, later } from '#tests/support/page-part.tsx';
import { lessonQuery } from '../../api/lessons-client.ts';

describe('a lesson', () => {
  test('has its seven parts, the level, what was checked and the way on', async () => {
    const screen = await openLesson();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[article lang=en]
      [a href=/ai-tutor?lesson=new&learner=maya] Lessons
      Slope
      [h2 id=ls-goal] Goal
      You can find a slope.
      Level 2 of 3: beyond the first steps.
      [h2 id=ls-warmUp] Warm-up
      Without help, from memory. It shows what you already know.
      [div role=group]
      Question 1 · Slope
      [h3] Warm up
      Your answer
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [h2 id=ls-concept] The idea
      A slope is steep.
      [h2 id=ls-example] Worked example
      Example
      1
      [span role=math aria-label=x = 5] x = 5
      Divide.
      2
      [span role=math aria-label=5] 5
      [h2 id=ls-guided] Step by step
      The same kind of problem. You fill in the last lines; the reason next to each one says what happens.
      [div role=group]
      Problem 1
      [h3] Guided
      1
      [span role=math aria-label=2x = 8] 2x = 8
      Given.
      2
      [span .ls-gap]
      Halve it.
      Your line 2
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show this line
      [div role=status]
      3
      [span .ls-gap]
      [h2 id=ls-practice] Practice
      Now on your own. These count as practice, because the idea is on this page. Mastery comes from answers without it.
      [div role=group]
      Question 1 · Slope
      [h3] Practise
      Your answer
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [h2 id=ls-recap] Recap
      Close your eyes for a moment and say in one sentence how it works. Then look:
      How the example was solved
      Divide.
      [a href=/tutor/practice?skill=slope&learner=maya .btn-primary] Practise it on your own
      Questions without this page, mixed over the coming days. That’s what makes it stick.
      [nav aria-label=In this lesson]
      In this lesson
      [a href=#ls-goal] Goal
      [a href=#ls-warmUp] Warm-up
      [a href=#ls-concept] The idea
      [a href=#ls-example] Worked example
      [a href=#ls-guided] Step by step
      [a href=#ls-practice] Practice
      [a href=#ls-recap] Recap
      Checked before you saw it: 1 formula and 2 steps.
      [button type=button .btn-secondary] Print
      [button type=button aria-disabled=false .btn-quiet] Again with different numbers
      [div role=status aria-live=polite]"
    `);
  });

  test('names what it builds on, the common mistakes and what it leads to', async () => {
    const other = { id: 'ratio', name: 'Ratios' };
    const screen = await openLesson(
      lessonWith({
        profileId: null,
        content: lessonBody({
          level: 3,
          warmUp: [
            lessonQuestion('A', { skill: other }),
            lessonQuestion('B', { skill: other }),
            lessonQuestion('C'),
          ],
          concept: {
            what: [],
            picture: { svg: '<svg/>', caption: 'A hill' },
            figure: { svg: '<svg/>', caption: 'A triangle' },
            mistakes: [
              { id: 'm1', text: 'Run over rise?', own: true },
              { id: 'm2', text: 'A sign?', own: false },
            ],
          },
          leadsTo: [{ id: 'lines', name: 'Lines' }],
          proven: { formulas: 2, steps: 1 },
        }),
      }),
    );
    expect(screen.text()).toContain('|It builds on: Ratios. The warm-up starts there.|');
    expect(screen.text()).toContain('|Level 3 of 3: the harder questions, because you already know a lot.|');
    expect(screen.outline(screen.query('.ls-hint'))).toMatchInlineSnapshot(`
      "Common mistakes
      What I say when it happens:
      “Run over rise?”
      You made this one recently.
      “A sign?”"
    `);
    expect(screen.text()).toContain('|A hill|');
    expect(screen.text()).toContain('|A triangle|');
    expect(screen.text()).toContain('|What to watch out for|“Run over rise?”|');
    expect(screen.text()).toContain('|Checked before you saw it: 2 formulas and 1 step.|');
    expect(screen.find('Lines')!.getAttribute('href')).toBe('/ai-tutor?lesson=new&skill=lines');
    expect(screen.find('Practise it on your own')!.getAttribute('href')).toBe('/tutor/practice?skill=slope');
    expect(screen.find('Lessons')!.getAttribute('href')).toBe('/ai-tutor?lesson=new');
  });

  test('has a drawing with its caption in the idea, and the drawings of questions without one', async () => {
    const drawn = { picture: { svg: '<svg/>' }, figure: { svg: '<svg/>' } };
    const caption = { svg: '<svg/>', caption: 'A hill' };
    const screen = await openLesson(
      lessonWith({
        content: lessonBody({
          concept: { what: [], picture: caption, figure: null, mistakes: [] },
          example: { ...lessonQuestion('Example', drawn), worked },
          warmUp: [lessonQuestion('A', drawn)],
        }),
      }),
    );
    expect(screen.all('figure')).toHaveLength(5);
    expect(screen.all('figcaption').map(({ textContent }) => textContent)).toEqual(['A hill']);
  });

  test.each([
    [1, 'Level 1 of 3: from the beginning.'],
    [2, 'Level 2 of 3: beyond the first steps.'],
  ])('of level %i says so', async (level, text) => {
    const screen = await openLesson(lessonWith({ content: lessonBody({ level }) }));
    expect(screen.text()).toContain(`|${text}|`);
  });

  test('prints', async () => {
    const screen = await openLesson();
    const print = vi.fn();
    Object.assign(screen.page.window, { print });
    await screen.click('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  test('is made again once with other numbers for the same learner, and opens', async () => {
    const slow = later({
      body: { lesson: lessonWith({ id: 'l2', skill: { id: 'slope', name: 'Slope again' } }) },
    });
    const screen = await openLesson(lessonWith(), { [`POST ${at('/teaching/lessons')}`]: slow.answer });
    await screen.click('Again with different numbers');
    expect(screen.find('Sending your request')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Sending your request');
    slow.arrive();
    await until(() => expect(screen.address()).toBe('/ai-tutor?lesson=l2'));
    expect(screen.sent('POST /teaching/lessons')).toEqual([
      { skill: 'slope', variant: 4, profileId: 'maya', locale: 'en-GB' },
    ]);
    expect(screen.client.getQueryData(lessonQuery('l2', 'en').queryKey)).toMatchObject({ id: 'l2' });
  });
});
