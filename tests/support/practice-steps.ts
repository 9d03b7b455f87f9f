import type pg from 'pg';
import type { Page } from 'playwright-core';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { type GeneratedItem, findItem } from '@curvela/curriculum/items';
import type { GivenAnswer, StartPractice } from '#app/practice/model/schemas.ts';
import { templates } from '@curvela/curriculum/skills';
import type { AnswerKind } from '@curvela/curriculum';
import type { PracticeSessionView } from '#app/practice/model/views.ts';
import { asPerson, sessionOf } from './session-steps.ts';

/** Steps of practice journeys. Answers are derived from the template and the seed of a question. */

type Call = { url: string; page: Page; path: string; body?: object; method?: 'PUT' };

/** An API call as the signed-in account of the page. */
export async function call<Answer>({ url, page, path, body, method }: Call): Promise<Answer> {
  const { access_token: token } = await sessionOf(page);
  const request = {
    method: method ?? (body ? 'POST' : 'GET'),
    path: `/functions/v1${path}`,
    ...(body ? { body } : {}),
  };
  const response = await asPerson(url, token, request);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A new learner in the signed-in account. */
export const newLearner = async (url: string, page: Page, name = 'Maya'): Promise<string> =>
  (
    await call<{ profile: { id: string } }>({
      url,
      page,
      path: '/learner-profiles',
      body: { name, language: 'en' },
    })
  ).profile.id;

/** Starts practice by an API call and opens it. */
export async function open(
  url: string,
  page: Page,
  wanted: Partial<StartPractice> & Pick<StartPractice, 'profileId'>,
): Promise<PracticeSessionView> {
  const body = { mode: 'skill', skills: ['linear_equations'], ...wanted };
  const session = await call<PracticeSessionView>({ url, page, path: '/practice/sessions', body });
  await page.goto(`/tutor/practice?session=${session.id}`);
  await page.locator('.p-form').waitFor();
  return session;
}

/** The open question of a session, with its answer. */
export async function openQuestion(
  database: pg.Client,
  sessionId: string,
): Promise<GeneratedItem & { id: string }> {
  const { rows } = await database.query<{ id: string; template: string; seed: number }>(
    `select id, template, seed from app.practice_items where session_id = $1 order by position desc limit 1`,
    [sessionId],
  );
  const [row] = rows;
  const item = row && findItem(row.template, row.seed);
  if (!item) throw new Error('no open question');
  return { ...item, id: row.id };
}

/** Replaces the open question by one with a given kind of answer, of any skill. */
export async function askOf(
  database: pg.Client,
  page: Page,
  sessionId: string,
  kind: AnswerKind,
): Promise<GeneratedItem & { id: string }> {
  const template = [...templates.values()].find((each) => each.kind === kind);
  if (!template) throw new Error(`nothing is asked by ${kind}`);
  await database.query(
    `update app.practice_items set template = $2, seed = 7, skill = $3 where session_id = $1 and state = 'open'`,
    [sessionId, template.id, template.skills[0]],
  );
  await page.reload();
  await page.locator('.p-form').waitFor();
  return openQuestion(database, sessionId);
}

export const countAttempts = async (database: pg.Client, itemId: string): Promise<number> =>
  (await database.query(`select 1 from app.practice_attempts where item_id = $1`, [itemId])).rowCount ?? 0;

type Hands = 'keyboard' | 'mouse';

/** Enters the right answer (or a wrong one) to a question, without sending it. */
export async function write(page: Page, item: GeneratedItem, hands: Hands, right = true): Promise<void> {
  const given = right ? createRightAnswer(item) : createWrongAnswer(item);
  const by: { [Kind in GivenAnswer['kind']]: () => Promise<void> } = {
    formula: () => writeFormula(page, given),
    choice: () => pick(page, given.kind === 'choice' ? given.option : 0, hands),
    wrong_line: () => pick(page, given.kind === 'wrong_line' ? given.line - 1 : 0, hands),
    order: () => order(page, given.kind === 'order' ? given.lines : [], hands),
    point: () => place(page, given.kind === 'point' ? [given.at] : [], hands),
    line: () => place(page, given.kind === 'line' ? inSight(given.through) : [], hands),
  };
  await by[given.kind]();
}

async function writeFormula(page: Page, given: GivenAnswer): Promise<void> {
  const field = page.locator('.p-form .input-math');
  await field.focus();
  await field.fill('');
  await page.keyboard.type(given.kind === 'formula' ? given.text : '');
}

async function pick(page: Page, number: number, hands: Hands): Promise<void> {
  const option = page.locator('.p-option input').nth(number);
  if (hands === 'mouse') return page.locator('.p-option:has(input)').nth(number).click();
  await option.focus();
  await page.keyboard.press('Space');
}

/** Puts the lines in order, starting with the first position. */
async function order(page: Page, wanted: readonly number[], hands: Hands): Promise<void> {
  const rows = page.locator('.p-order li');
  const standing = () =>
    page
      .locator('.p-order [data-way="up"]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-line'))));
  for (const [to, line] of wanted.entries()) {
    if (hands === 'mouse') {
      const grip = rows.nth((await standing()).indexOf(line)).locator('.p-grip');
      await grip.scrollIntoViewIfNeeded();
      await grip.hover();
      const target = await rows.nth(to).boundingBox();
      await page.mouse.down();
      await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + (target?.height ?? 0) / 2, {
        steps: 8,
      });
      await page.mouse.up();
    } else {
      const button = page.locator(`.p-order [data-line="${line}"][data-way="up"]`);
      await button.focus();
      for (let at = (await standing()).indexOf(line); at > to; at -= 1) await page.keyboard.press('ArrowUp');
    }
  }
}

type Place = readonly [number, number];

/** Two points of the same line inside every graph, far enough apart that neither handle covers the other. */
function inSight([[x1, y1], [x2, y2]]: readonly [Place, Place]): readonly Place[] {
  const slope = x1 === x2 ? null : (y2 - y1) / (x2 - x1);
  if (slope === null)
    return [
      [x1, 0],
      [x1, 3],
    ];
  const on = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((x): Place[] => {
    const y = y1 + slope * (x - x1);
    return Number.isInteger(y) && Math.abs(y) <= 6 ? [[x, y]] : [];
  });
  const [first, last] = [on[0], on.at(-1)];
  return first && last && on.length > 1 ? [first, last] : on;
}

async function place(page: Page, places: readonly Place[], hands: Hands): Promise<void> {
  const points = page.locator('.gr-point');
  await points.first().waitFor();
  for (const [index, [x, y]] of places.entries()) {
    const point = points.nth(index);
    const at = async (axis: 'x' | 'y') => Number(await point.getAttribute(`data-${axis}`));
    if (hands === 'mouse') await drag(page, index, [x, y]);
    else await point.focus();
    for (let left = x - (await at('x')); left !== 0; left -= Math.sign(left))
      await page.keyboard.press(left > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let left = y - (await at('y')); left !== 0; left -= Math.sign(left))
      await page.keyboard.press(left > 0 ? 'ArrowUp' : 'ArrowDown');
  }
}

/** Drags a point; measures the length of a unit by a step with the keys. */
async function drag(page: Page, index: number, [x, y]: Place): Promise<void> {
  const point = page.locator('.gr-point').nth(index);
  const middle = async () => {
    const box = await point.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const now = async (axis: 'x' | 'y') => Number(await point.getAttribute(`data-${axis}`));
  await point.scrollIntoViewIfNeeded();
  await point.focus();
  const from = await middle();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const to = await middle();
  const goal = {
    x: to.x + (x - (await now('x'))) * (to.x - from.x),
    y: to.y + (y - (await now('y'))) * (to.y - from.y),
  };
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 10 });
  await page.mouse.up();
}

/** The button that sends, or continues. */
export const send = (page: Page) => page.locator('.p-form [type="submit"]');
