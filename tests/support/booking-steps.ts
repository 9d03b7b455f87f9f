import type { Locator, BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bookChangesTexts } from '#app/booking/messages/changes/index.ts';
import { violationsOn } from './axe.ts';
import { picture, ready } from './browser.ts';
import type { AppServer } from './app-server.ts';
import { setTime } from './week-steps.ts';

/* Steps of journeys about booked sessions: booking directly, moving, reporting an absence, weighing a page. */

/** Default start of a session with Lucía. */
const tuesday = '2026-11-24T18:00:00.000Z';

/** An API call in the language of the page and as its signed-in account, if any. */
const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
        access_token?: string;
      };
      const headers = {
        'content-type': 'application/json',
        ...(access_token && { authorization: `Bearer ${access_token}` }),
      };
      const answer = await fetch(`/functions/v1${to}`, { method: 'POST', headers, body: sent });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  ) as Promise<Answer>;

/**
 * Chooses the last free day of the next month. The last one of this month may be tomorrow, and what is shown of an hour within a day is
 * different: half goes back.
 */
export async function chooseLaterDay(
  page: Page,
  choose = (target: Locator): Promise<void> => target.click(),
): Promise<void> {
  const shownMonth = () => page.locator('.cal [data-day]').first().getAttribute('data-day');
  const before = await shownMonth();
  await page.locator('xpath=//table[@class="cal"]/preceding-sibling::*//button').last().click();
  await expect.poll(shownMonth).not.toBe(before);
  await choose(page.locator('.cal .free').last());
}

/** A held time of Lucía's, and a booked one, by API calls. */
export async function hold(page: Page, start: string): Promise<string> {
  const body = { tutorId: 'lucia-restrepo', start, minutes: 60, currency: 'GBP' };
  return (await post<{ hold: { id: string } }>(page, '/bookings/holds', body)).hold.id;
}
export async function book(page: Page, start = tuesday): Promise<string> {
  const path = `/bookings/holds/${await hold(page, start)}/confirm`;
  return (await post<{ booking: { id: string } }>(page, path, {})).booking.id;
}

/** No axe violations, and no horizontal scrolling. */
export async function looksWell(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await violationsOn(page)).toEqual([]);
  const { scrolls, wide } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    wide: document.documentElement.clientWidth,
  }));
  expect(scrolls).toBeLessThanOrEqual(wide);
}

/** Presses Tab until the focus is where it should be; fails on a trap or a missing stop. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

type Moving = { id: string; rival: Page; link: URL };

export async function moveByKeyboard(page: Page, { id, rival, link }: Moving): Promise<void> {
  const t = bookChangesTexts.en.bookChanges.move;
  await page.goto(`${link.pathname}${link.search}`);
  await ready(page);
  await page.locator('.day .slot').first().waitFor();
  await looksWell(page, 'move');
  await tabTo(page, '.cal [data-day]');
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  await page.keyboard.press('End');
  // The focus follows with the next frame.
  await page.waitForFunction((day) => document.activeElement?.getAttribute('data-day') !== day, from);
  await page.keyboard.press('Enter');
  // The address changes before the times of the new day are drawn.
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
  await tabTo(page, '.day .slot');
  await page.keyboard.press('Enter');
  await page.waitForURL('**start=*');
  const wantedTime = new URL(page.url()).searchParams.get('start') ?? '';
  // Another user is faster: the selection stays, with three alternatives beside it.
  await book(rival, wantedTime);
  await tabTo(page, '.sum .btn-primary');
  await page.keyboard.press('Enter');
  await page.locator('.lost .slot').nth(2).waitFor();
  expect(await page.locator('.lost .slot').count()).toBe(3);
  expect(new URL(page.url()).searchParams.get('start')).toBe(wantedTime);
  await looksWell(page, 'move-lost');
  await tabTo(page, '.lost .slot');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('start') !== wantedTime);
  await tabTo(page, '.sum .btn-primary');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.confirm);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/booking/thanks?booking=${id}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await looksWell(page, 'moved');
}

type Away = { app: AppServer; context: BrowserContext; say: string };

/** From ten minutes after the start, and not before, Lucía's absence can be reported; `say` is the dialog's button. */
export async function reportTutorAbsent(page: Page, { app, context, say }: Away): Promise<void> {
  await setTime(app, [context], '2026-11-25T19:05:00Z');
  await page.reload();
  await page.getByText(/desde las 14:10/).waitFor();
  await setTime(app, [context], '2026-11-25T19:10:01Z');
  await page.reload();
  await page.getByRole('button', { name: 'Lucía no vino' }).click();
  await page.getByRole('dialog').getByText(/32,00/).waitFor();
  await looksWell(page, 'absence-es');
  await page.getByRole('dialog').getByRole('button', { name: say, exact: true }).click();
}

/**
 * Bytes of all scripts as sent (brotli, without headers), until the network is idle. `last`: name of a script that the page imports when it
 * runs; on a busy machine the network is idle for a while before that.
 */
export async function weightOf(context: BrowserContext, path: string, last?: string): Promise<number> {
  const page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'] ?? Number.NaN);
  });
  // Scripts loaded when idle arrive earlier or later on a busy machine, and belong to no page.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const imported = last && page.waitForResponse((response) => response.url().includes(`/assets/${last}`));
  await page.goto(path);
  await ready(page);
  await imported;
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}
