import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { figuresTexts } from '#app/founders/messages/figures/index.ts';
import { book } from '../support/booking-steps.ts';
import { picture, ready, signIn, visit, writeSession } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Lucía and a founder have their pages open. A family books and cancels through the API, somebody signs up: both pages update automatically. */

const at = setUpAppServerAndBrowser();

const { sessions_booked: booked, sign_ups: signUps } = figuresTexts.en.founderFigures.names;

/** Opens a page with live updates, and marks it, so that a reload would be noticed. */
async function following(page: Page, path: string): Promise<void> {
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) => String(payload).includes('"postgres_changes"') && resolve(),
      ),
    );
  });
  await page.goto(path);
  await ready(page);
  await joined;
  await page.evaluate(() => (document.body.dataset.opened = 'once'));
}
const opened = (page: Page) => page.evaluate(() => document.body.dataset.opened);
/** A figure of the hub by its name. */
const counted = async (page: Page, name: string) =>
  Number(await page.locator('.kpi', { hasText: name }).locator('.v').innerText());

it('a booking, its cancellation and a sign-up appear on open pages', async () => {
  const [family, tutor, founder] = [
    await visit(at.browser, at.app.url),
    await visit(at.browser, at.app.url),
    await visit(at.browser, at.app.url),
  ];
  await signIn(family.page, 'carmen.parent@example.org');
  await writeSession(tutor.page, 'lucia.tutor@example.org');
  await writeSession(founder.page, 'ana.founder@example.org');

  const from = new Date(Date.now() + 6 * 86_400_000).toISOString();
  const to = new Date(Date.now() + 12 * 86_400_000).toISOString();
  const answer = await fetch(
    `${at.app.url}/functions/v1/tutors/lucia-restrepo/slots?from=${from}&to=${to}&minutes=60`,
  );
  const start = ((await answer.json()) as { slots: { start: string }[] }).slots[0]?.start ?? '';
  await following(tutor.page, `/tutor-dashboard?week=${start.slice(0, 10)}`);
  await following(founder.page, '/founder-hub');
  await tutor.page.locator('.week-rows').waitFor();
  await founder.page.locator('.kpi .v').first().waitFor();
  const before = {
    booked: await counted(founder.page, booked),
    signUps: await counted(founder.page, signUps),
  };

  const id = await book(family.page, start);
  const block = tutor.page.locator(`.week-rows a[href*="session=${id}"]`);
  await block.waitFor();
  await expect.poll(() => counted(founder.page, booked)).toBe(before.booked + 1);
  await picture(tutor.page, 'live-tutor');

  await family.page.evaluate(async (booking) => {
    const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
      access_token: string;
    };
    await fetch(`/functions/v1/bookings/${booking}/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: '{}',
    });
  }, id);
  await block.waitFor({ state: 'detached' });

  await fetch(`${at.app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.org', password: 'secret-1' }),
  });
  await expect.poll(() => counted(founder.page, signUps)).toBe(before.signUps + 1);
  await picture(founder.page, 'live-founder');
  expect(await Promise.all([opened(tutor.page), opened(founder.page)])).toEqual(['once', 'once']);
  expect([...family.problems, ...tutor.problems, ...founder.problems]).toEqual([]);
});
