import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { wordsTexts } from '#app/teaching/messages/words.ts';
import { picture, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { button, clean } from '../support/week-steps.ts';

/* What people really write, on a phone and on a desktop: a word problem whose numbers are corrected, a formula with two readings, and a sheet with parts. */

const at = setUpAppServerAndBrowser();

const start = async (page: Page, problem: string, begin: string) => {
  await page.goto('/ai-tutor');
  await page.getByRole('textbox').first().fill(problem);
  await button(page, begin).click();
};

it('a word problem: a number is corrected, the calculation is chosen among three, then worked out, in Spanish', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, {
    language: 'es-CO',
    timeZone: 'America/Bogota',
    width: 390,
  });
  const { tutor } = teachingTexts.es.teaching;
  const { dock, story } = wordsTexts.es.tutorWords;
  await start(
    page,
    'Lucía compró 4 cuadernos a 2500 pesos cada uno y pagó con un billete de 20000 pesos. ¿Cuánto le devuelven?',
    tutor.begin,
  );
  await page.waitForURL('**/ai-tutor?session=*');
  const table = page.getByRole('table', { name: story.caption });
  await table.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(story.problem);
  expect(await table.getByRole('row').count()).toBe(5);
  await picture(page, 'word-problem-table');
  await clean(page);

  // Escape leaves the number as it was, and the focus returns to its button.
  const pencil = table.getByRole('button', { name: story.correct.replace('{number}', '4') });
  await pencil.click();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(story.correct.replace('{number}', '4'));
  await pencil.click();
  await table.getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: story.correct.replace('{number}', '3') }).waitFor();
  expect(await table.textContent()).toContain('Lucía compró 3 cuadernos');

  await button(page, dock.stuck).click();
  const choices = page.locator('.t-open .t-choices button');
  await choices.nth(2).waitFor();
  expect(await choices.count()).toBe(3);
  await picture(page, 'word-problem-choices');
  await clean(page);
  const right = choices.filter({ hasText: /^20\.?000 - 3 · 2\.?500$/ });
  expect(await right.count()).toBe(1);
  await choices
    .filter({ hasNotText: / - 3 · / })
    .first()
    .click();
  await page.getByText(/no es lo que dice el texto/).waitFor();
  await right.click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(story.problem);
  await page.getByRole('textbox', { name: /línea 2/ }).fill('12500');
  await button(page, tutor.check).click();
  await page
    .getByText(/línea 2 es (?:el resultado|la respuesta)/i)
    .first()
    .waitFor();
  await picture(page, 'word-problem-done');
  expect(problems).toEqual([]);
  await context.close();
});

it('a sheet with two parts: the first begins, the second is taken with one press, in French on a phone', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url, { language: 'fr-FR', width: 390 });
  const { tutor } = teachingTexts.fr.teaching;
  await start(page, 'Résoudre : a) 2x + 3 = 11  b) 5x - 4 = 21', tutor.begin);
  await page.waitForURL('**/ai-tutor?session=*');
  const heading = page.getByRole('heading', { level: 1 });
  const second = page.locator('.t-choices button').filter({ hasText: '21' });
  await second.waitFor();
  await picture(page, 'parts');
  await clean(page);
  await second.click();
  await expect.poll(() => heading.getAttribute('aria-label')).toContain('21');
  expect(problems).toEqual([]);
  await context.close();
});

it('a text that can be meant in two ways begins with the one that was pressed, by keyboard in English', async () => {
  const { page, context, problems } = await visit(at.browser, at.app.url);
  const { tutor } = teachingTexts.en.teaching;
  await start(page, '1/2x + 3 = 7', tutor.begin);
  const readings = page.locator('.t-choices button');
  await readings.nth(1).waitFor();
  await picture(page, 'readings');
  await clean(page);
  await readings.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ai-tutor?session=*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).getAttribute('aria-label')).toMatch(/7/);
  // The refusal that brings the readings.
  expect(problems.filter((each) => !/ 422 .*teaching\/sessions$/.test(each))).toEqual([]);
  await context.close();
});
