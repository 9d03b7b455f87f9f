import { expect, it } from 'vitest';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { voiceTexts } from '#app/teaching/messages/voice/index.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { picture, ready, visit, writeSession } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { newLearner } from '../support/practice-steps.ts';
import { clean } from '../support/week-steps.ts';

/* What the tutor remembers: a learner on a phone, in French, who leaves out the second term of a bracket twice. */

const at = setUpAppServerAndBrowser();

const { tutor } = teachingTexts.fr.teaching;
const { recall } = voiceTexts.fr.all;

it('the tutor names a repeated mistake when the next problem begins, and the profile shows where that comes from', async () => {
  await makeAccount(at.app.url, 'tutor-memory@example.org', 'Awa Diop');
  const phone = { language: 'fr-FR', timeZone: 'Europe/Paris', width: 390 } as const;
  const { page, context, problems } = await visit(at.browser, at.app.url, phone);
  await writeSession(page, 'tutor-memory@example.org', demoPassword);
  const lina = await newLearner(at.app.url, page, 'Lina');
  const begin = async (problem: string) => {
    await page.goto('/ai-tutor');
    await ready(page);
    await page.getByLabel(tutor.problem).fill(problem);
    await page.getByRole('button', { name: tutor.begin, exact: true }).click();
    await page.waitForURL('**/ai-tutor?session=*');
  };
  const field = page.locator('.t-check-row :is(input, textarea)');
  for (const [problem, wrong] of [
    ['3(x - 2) = 12', '3x - 2 = 12'],
    ['5(x - 3) = 20', '5x - 3 = 20'],
  ] as const) {
    await begin(problem);
    expect(await page.getByText(recall.look).count()).toBe(0);
    await field.fill(wrong);
    await page.getByRole('button', { name: tutor.check, exact: true }).click();
    await page.locator('.t-card-head, .verdict').first().waitFor();
  }

  await begin('4(x - 1) = 8');
  await page.getByText(recall.look).waitFor();
  expect(await page.locator('.chat').innerText()).toContain('deux fois, la dernière aujourd’hui');
  await clean(page);
  await picture(page, 'tutor-recall');

  await page.getByRole('link', { name: recall.link }).click();
  await page.waitForURL(`**/learner-profiles?learner=${lina}`);
  await page.locator('.claim').first().waitFor();
  await clean(page);
  await picture(page, 'tutor-recall-claims');
  expect(problems).toEqual([]);
  await context.close();
});
