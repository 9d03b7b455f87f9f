import { expect, it } from 'vitest';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { practiceServerTexts } from '#app/practice/messages/server/index.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { voiceTexts } from '#app/teaching/messages/voice/index.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { inSight, picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { newLearner } from '../support/practice-steps.ts';
import { clean } from '../support/week-steps.ts';

/* A parent with two children, on a phone in Spanish: one child's work with the tutor is on that child's profile, and the page says so. */

const at = setUpAppServerAndBrowser();

const { tutor } = teachingTexts.es.teaching;
const voice = voiceTexts.es.all;
const equations = skillName('linear_equations', 'es');

it('a session with the maths tutor belongs to the selected child, ends with its results, and appears on the profile', async () => {
  await makeAccount(at.app.url, 'tutor-learning@example.org', 'Ana Díaz');
  const phone = { language: 'es-CO', timeZone: 'America/Bogota', width: 390 } as const;
  const { page, context, problems } = await visit(at.browser, at.app.url, phone);
  await writeSession(page, 'tutor-learning@example.org', demoPassword);
  const nora = await newLearner(at.app.url, page, 'Nora');
  const tomas = await newLearner(at.app.url, page, 'Tomás');

  await page.goto('/ai-tutor');
  await ready(page);
  const chip = (name: string) => page.getByRole('group', { name: tutor.who }).getByRole('button', { name });
  await page.getByRole('button', { name: 'Nora', pressed: true }).waitFor();
  await chip('Tomás').click();
  await page.getByRole('button', { name: 'Tomás', pressed: true }).waitFor();
  await page.getByLabel(tutor.problem).fill('3x + 5 = 20');
  await clean(page);
  await picture(page, 'tutor-whose');
  await page.getByRole('button', { name: tutor.begin, exact: true }).click();
  await page.waitForURL('**/ai-tutor?session=*');
  // Above the dock, although the texts of the bar are longer than in English.
  await page.locator('.t-check-row :is(input, textarea)').waitFor();
  expect(await inSight(page.locator('.t-check-row :is(input, textarea)'))).toBe(true);
  await page.locator('.t-check-row :is(input, textarea)').fill('x = 5');
  await page.getByRole('button', { name: tutor.check, exact: true }).click();
  await page.getByRole('button', { name: voice.enough, exact: true }).click();
  await page.getByRole('button', { name: tutor.skip, exact: true }).click();

  const changes = page.locator('.t-changes');
  await changes.getByRole('link', { name: equations }).waitFor();
  expect(await changes.innerText()).toContain(voice.changes.what.up);
  // The turn that only asked for a look back adds no empty bubble.
  expect(await page.locator('.chat .msg').count()).toBe(3);
  await clean(page);
  await picture(page, 'tutor-changes');

  await page.getByRole('link', { name: voice.changes.link }).click();
  await page.waitForURL(`**/learner-profiles?learner=${tomas}`);
  await page.locator('.claim').getByRole('button', { name: equations }).click();
  await page.getByText(practiceServerTexts.es.practiceSaid.claim.with_tutor).waitFor();
  await clean(page);
  await picture(page, 'tutor-claim');
  await page.goto(`/learner-profiles?learner=${nora}`);
  await page.locator('.mm-head').waitFor();
  expect(await page.locator('.claim').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
