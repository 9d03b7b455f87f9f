import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allCourses } from '@curvela/curriculum/courses';
import { courseOf, itemsOf, keyOf, lessonOf, shownOptions } from '#app/courses/domain/items.ts';
import type { CourseItem, Lesson } from '@curvela/curriculum';
import { coursesTexts } from '#app/courses/messages/index.ts';
import { createRightAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { findItem } from '@curvela/curriculum/items';
import type { GivenAnswer } from '#app/practice/model/schemas.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { type Vitals, watchVitals } from '../audit/vitals.ts';
import { picture, ready, signIn, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { call, newLearner } from '../support/practice-steps.ts';
import { button, clean } from '../support/week-steps.ts';

/* A visitor reads and answers on a phone; a learner completes a lesson by keyboard, returns, and earns a certificate that is verified. */

const at = setUpAppServerAndBrowser();

const course = courseOf(allCourses, 'learning')!;
const lesson = lessonOf(course, 'recall')!;
const items = itemsOf(lesson);
const address = '/courses/learning?lesson=recall';

/** The right answer, from the question's data. */
function rightAnswer(item: CourseItem): GivenAnswer {
  if (item.kind === 'practice') return createRightAnswer(findItem(item.template, item.seed)!);
  return { kind: 'choice', option: shownOptions(item).findIndex(({ right }) => right === true) };
}
const questionOf = (page: Page, number: number): Locator => page.locator('.co-question').nth(number);
const rightChoice = (item: CourseItem) => {
  const given = rightAnswer(item);
  return given.kind === 'choice' ? given.option : 0;
};
const firstChoice = items.findIndex(({ kind }) => kind === 'choice');
const answerAll = async (page: Page, profileId: string, of: Lesson) => {
  for (const item of itemsOf(of)) {
    const body = { item: keyOf(item), answer: rightAnswer(item), profileId };
    await call({ url: at.app.url, page, path: `/courses/${course.id}/lessons/${of.id}/answers`, body });
  }
};

it('a visitor reads a lesson on a phone in Spanish and answers, with a notice that nothing is saved', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, {
    language: 'es-CO',
    width: 390,
  });
  const t = coursesTexts.es.courses;
  await page.goto('/courses');
  await ready(page);
  await clean(page);
  await picture(page, 'courses-phone');
  await page.getByRole('link', { name: course.title.es, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: course.title.es }).waitFor();
  await clean(page);
  await picture(page, 'course-phone');
  await page.getByRole('link', { name: lesson.title.es, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: lesson.title.es }).waitFor();
  await page.getByText(t.visitor).waitFor();
  await clean(page);
  const choice = items[firstChoice]!;
  const question = questionOf(page, firstChoice);
  // Each option has a line of its own, wide enough for touch.
  const options = await question
    .locator('.p-option')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(Math.min(...options.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(new Set(options.map(({ top }) => top)).size).toBe(options.length);
  await question.getByRole('radio').nth(rightChoice(choice)).check();
  await question.getByRole('button', { name: t.check, exact: true }).click();
  const right = choice.kind === 'choice' ? choice.options.find((option) => option.right)! : null;
  await question.locator('.co-verdict.equal').waitFor();
  expect(await question.locator('.co-said').innerText()).toContain(right?.answer.es.slice(0, 30));
  await picture(page, 'lesson-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(problems).toEqual([]);
  await context.close();
});

it('a graph in a lesson is rendered without scripts, and becomes interactive without moving once it is near the viewport', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  await page.goto('/courses/quadratics?lesson=shapes');
  await ready(page);
  const figure = page.locator('.co-moving').first();
  const asDrawn = await (await page.request.get('/courses/quadratics?lesson=shapes')).text();
  expect(asDrawn).toContain('class="co-fig co-moving"><div class="co-svg"><svg');
  await figure.scrollIntoViewIfNeeded();
  const graph = figure.getByRole('application');
  await graph.waitFor();
  const box = await figure.locator('.gr-frame').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(330 / 264, 2);
  expect((await graph.getAttribute('aria-label'))?.length).toBeGreaterThan(10);
  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await figure.locator('.gr-trace').waitFor();
  await clean(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('a lesson is printed with its questions and options, dark on white, without buttons', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(address);
  await ready(page);
  await page.locator('.co-form').first().waitFor({ state: 'attached' });
  const question = questionOf(page, firstChoice);
  expect(await question.locator('.p-option:visible').count()).toBe(
    shownOptions(items[firstChoice] as Parameters<typeof shownOptions>[0]).length,
  );
  const pressed = page.locator('.co-lay :is(button, textarea, .co-acts, .co-ways, .co-side)');
  expect(await pressed.filter({ visible: true }).count()).toBe(0);
  const red = await page.locator('.co-read h1').evaluate((heading) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.fillStyle = getComputedStyle(heading).color;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data[0];
  });
  expect(red).toBeLessThan(100);
  expect(problems).toEqual([]);
  await context.close();
});

it('the layout does not shift when progress loads: in the list, in a course, in a lesson', async () => {
  const { page, context } = await visit(at.browser, at.app.url);
  await signIn(page, 'leo.learner@example.org');
  await page.addInitScript(watchVitals);
  const moved: string[] = [];
  for (const [path, progress] of [
    ['/courses', '.co-standing:visible'],
    ['/courses/fractions', '.co-standing:visible'],
    ['/courses/fractions?lesson=parts', '.co-now:visible'],
  ] as const) {
    await page.goto(path);
    await page.locator(progress).first().waitFor();
    const { cls, moved: what } = await page.evaluate(
      () => (globalThis as unknown as { vitals: Vitals }).vitals,
    );
    if (cls > 0.02) moved.push(`${path}: ${what}`);
  }
  expect(moved).toEqual([]);
  await context.close();
});

it('a learner completes a lesson by keyboard, returns to it, and earns a certificate with a valid code', async () => {
  await makeAccount(at.app.url, 'courses@example.org', 'Maya Ortiz');
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const t = coursesTexts.en.courses;
  await writeSession(page, 'courses@example.org', demoPassword);
  const maya = await newLearner(at.app.url, page);
  await page.goto(address);
  await ready(page);
  await page.locator('.co-now').waitFor();
  for (const [number, item] of items.entries()) {
    const question = questionOf(page, number);
    const given = rightAnswer(item);
    if (given.kind === 'choice') {
      await question.getByRole('radio').nth(given.option).focus();
      await page.keyboard.press('Space');
    } else if (given.kind === 'formula') {
      await question.getByRole('textbox').focus();
      await page.keyboard.type(given.text);
    }
    await question.getByRole('button', { name: t.check, exact: true }).focus();
    await page.keyboard.press('Enter');
    await question.locator('.co-verdict.equal').waitFor();
  }
  await page.getByText(t.done).waitFor();
  await page.getByLabel(t.note.label).fill('Close the page first.');
  await page.getByText(t.note.kept, { exact: true }).waitFor();
  await clean(page);
  await picture(page, 'lesson-complete');

  // Offline the note stays in this browser, and is sent once there is a connection.
  await context.setOffline(true);
  await page.getByLabel(t.note.label).fill('Close the page first. Then say it.');
  await page.getByText(t.note.away).waitFor();
  await context.setOffline(false);
  await page.getByText(t.note.kept, { exact: true }).waitFor();
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  // Left and reopened, with the note and the answers.
  await page.goto('/courses');
  const next = course.lessons[course.lessons.indexOf(lesson) + 1] ?? course.lessons[0]!;
  await page.getByRole('link', { name: `Continue: ${next.title.en}` }).waitFor();
  await picture(page, 'courses-begun');
  await page.goto(address);
  await expect
    .poll(() => page.getByLabel(t.note.label).inputValue())
    .toBe('Close the page first. Then say it.');
  expect(await questionOf(page, firstChoice).locator('.co-said').innerText()).toContain(t.rightBefore);

  // A second learner of the account has separate lessons, answers and notes.
  const leo = await newLearner(at.app.url, page, 'Leo');
  await page.goto(address);
  await button(page, 'Leo').click();
  await page.waitForURL((url) => url.searchParams.get('learner') === leo);
  await page.locator('.co-now', { hasText: `0 of ${items.length} answered` }).waitFor();
  await expect.poll(() => page.getByLabel(t.note.label).inputValue()).toBe('');
  expect(await page.locator('.co-verdict.equal').count()).toBe(0);
  await button(page, 'Maya').click();
  await page.locator('.co-now', { hasText: `${items.length} of ${items.length} answered` }).waitFor();
  await expect
    .poll(() => page.getByLabel(t.note.label).inputValue())
    .toBe('Close the page first. Then say it.');

  for (const other of course.lessons.filter(({ id }) => id !== lesson.id)) await answerAll(page, maya, other);
  await page.goto('/courses/learning');
  await page.getByLabel(t.certificate.name).fill('Maya Ortiz');
  await button(page, t.certificate.get).click();
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.locator('.co-code').innerText())?.[0];
  await clean(page);
  await picture(page, 'course-certificate');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, t.certificate.download).click(),
  ]);
  const paper = textOfPdf(await readFile(await file.path()));
  expect(paper).toContain('Maya Ortiz');
  expect(paper).toContain(code);
  expect(problems).toEqual([]);
  await context.close();

  const stranger = await visit(at.browser, at.app.url);
  await stranger.page.goto(`/courses?code=${code?.toLowerCase()}`);
  await stranger.page.getByText(t.certificate.valid).waitFor();
  expect(await stranger.page.locator('.co-checked').innerText()).toContain('Maya Ortiz');
  await clean(stranger.page);
  await stranger.page.goto('/courses?code=2222-2222-2222');
  await stranger.page.getByText(t.certificate.unknown).waitFor();
  // Guessing codes is limited: one address may try thirty a minute.
  const statuses = await stranger.page.evaluate(async () => {
    const ask = () => fetch('/functions/v1/courses/certificates/2222-2222-2223').then(({ status }) => status);
    return Promise.all(Array.from({ length: 31 }, ask));
  });
  expect([...new Set(statuses)].toSorted()).toEqual([404, 429]);
  await stranger.page.goto('/courses?code=2222-2222-2224');
  await stranger.page.getByText(t.certificate.wait.split('{')[0] ?? '').waitFor();
  await stranger.context.close();
});
