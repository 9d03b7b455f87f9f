import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { bookASession, Camera, pictureTime } from '../pictures/camera.ts';
import { complaintOf, goldenShots } from '../pictures/golden.ts';
import { runByWindow } from '../pictures/by-window.ts';
import { allPages } from '../pictures/pages.ts';

/*
 * Forty pictures of the product look as before (decision 0030). After an intended change: `node tests/pictures/take.ts --write`, and check
 * the differences before committing.
 */

let app: AppServer;
let browser: Browser;
let booking: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startAppServer({ clock: pictureTime }), launchBrowser()]);
  booking = await bookASession(app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  app?.clear();
});

// Forty pages in sequence: on a busy machine that takes minutes.
it(
  'pages match the reference screenshots, in three languages, two themes and two widths',
  { timeout: 480_000 },
  async () => {
    const camera = new Camera(browser, app);
    const complaints: string[] = [];
    await runByWindow(goldenShots(), Camera.windowOf, async (shot) => {
      const complaint = complaintOf(shot, await camera.take(shot, { booking }, false));
      if (complaint) complaints.push(complaint);
    });
    expect(complaints).toEqual([]);
  },
);

it('every route is covered by a reference screenshot', () => {
  const names = allPages().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(names.length);
});
