import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createRightAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { findItem } from '@curvela/curriculum/items';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { practiceTexts } from '#app/practice/messages/index.ts';
import { practiceServerTexts } from '#app/practice/messages/server/index.ts';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { skillTexts } from '#app/teaching/messages/skill.ts';
import { voiceTexts } from '#app/teaching/messages/voice/index.ts';
import { demoPassword, makeAccount } from '../support/accounts.ts';
import { picture, ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { newLearner } from '../support/practice-steps.ts';
import { button, clean } from '../support/week-steps.ts';

/* A skill from its idea to unaided work, on a phone in Spanish: in words, with a reload meanwhile, up to its entry on the profile. */

const at = setUpAppServerWithDatabase();

const { tutor } = teachingTexts.es.teaching;
const { tutorSkill } = skillTexts.es;
const voice = voiceTexts.es.skill.all;
const equations = skillName('linear_equations', 'es');
const sessionIn = (page: Page) => new URL(page.url()).searchParams.get('session');

/** The data of the open question: its answer, and the lines of one that is worked line by line. */
async function behind(page: Page) {
  const { rows } = await at.database.query(`select state from app.teaching_sessions where id = $1`, [
    sessionIn(page),
  ]);
  const { track } = rows[0].state;
  const item = findItem(track.question.template, track.question.seed);
  if (!item) throw new Error('no open question');
  const given = createRightAnswer(item);
  if (given.kind !== 'formula') throw new Error('another kind of answer');
  return given.text;
}

it('a skill is taught from its idea to independent work, and the profile shows the result', async () => {
  await makeAccount(at.app.url, 'teach-skill@example.org', 'Ana Díaz');
  const phone = { language: 'es-CO', timeZone: 'America/Bogota', width: 390 } as const;
  const { page, context, problems } = await visit(at.browser, at.app.url, phone);
  await writeSession(page, 'teach-skill@example.org', demoPassword);
  const learner = await newLearner(at.app.url, page, 'Nora');

  await page.goto('/ai-tutor');
  await ready(page);
  await page.getByText(tutorSkill.topic).click();
  await button(page, skillName('derivatives', 'es')).waitFor();
  await picture(page, 'teach-choose');
  await clean(page);
  await page.getByLabel(tutor.problem).fill('quiero aprender ecuaciones');
  await button(page, tutor.begin).click();
  await page.waitForURL('**/ai-tutor?session=*');
  await page.getByRole('heading', { level: 1, name: equations }).waitFor();
  await picture(page, 'teach-before');
  // The Socratic Guide asks first; answering is optional.
  await button(page, tutor.skip).click();
  await button(page, voice.press.idea.on).waitFor();
  await picture(page, 'teach-idea');
  await clean(page);
  await button(page, voice.press.idea.on).click();
  const lines = page.locator('.t-card ol.lines li');
  const [next, over] = [button(page, voice.press.example.line), button(page, voice.press.example_over.on)];
  await next.click();
  await lines.nth(1).waitFor();

  // The example continues where it was left, and grows in place.
  await page.reload();
  await lines.nth(1).waitFor();
  for (let shown = 2; ; shown += 1) {
    await next.or(over).waitFor();
    if (await over.isVisible()) break;
    await next.click();
    await lines.nth(shown).waitFor();
  }
  expect(await page.locator('.t-card ol.lines').count()).toBe(1);
  await picture(page, 'teach-example');
  await clean(page);
  await button(page, voice.press.example_over.on).click();

  await page.locator('.t-check-row :is(input, textarea)').waitFor();
  await page.locator('.t-check-row :is(input, textarea)').fill(await behind(page));
  await picture(page, 'teach-guided');
  await button(page, tutor.check).click();
  const field = page.locator('.t-open :is(input, textarea)').first();
  await page.getByText(voice.asked.alone[0]).waitFor();
  await picture(page, 'teach-alone');
  await clean(page);
  await page.reload();
  await page.getByText(voice.asked.alone[0]).waitFor();
  await field.fill(await behind(page));
  await button(page, tutor.check).click();
  await page.locator('.t-ways').waitFor();
  await page.locator('.t-changes').getByRole('link', { name: equations }).waitFor();
  await button(page, tutor.skip).click();
  await page.getByText(tutorSkill.end).waitFor();
  await picture(page, 'teach-recap');
  await clean(page);

  await page.goto(`/learner-profiles?learner=${learner}`);
  await page.locator('.claim').getByRole('button', { name: equations }).click();
  await page.getByText(practiceServerTexts.es.practiceSaid.claim.with_tutor).first().waitFor();
  await picture(page, 'teach-claim');
  await page.goto(`/tutor/practice?skill=slope&learner=${learner}`);
  await page.getByRole('link', { name: practiceTexts.es.practice.skill.learn }).click();
  await page.waitForURL('**/ai-tutor?session=*');
  await page.getByRole('heading', { level: 1, name: skillName('slope', 'es') }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
