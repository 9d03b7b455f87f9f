import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.ts';
import { startAppServer } from '../support/app-server.ts';
import { Camera, prepareBrowser, pictureTime } from '../pictures/camera.ts';
import { runByWindow } from '../pictures/by-window.ts';
import { allPages } from '../pictures/pages.ts';
import { complaintsOf, walksOf, windowOf } from './walks.ts';

/*
 * Checks every page of the product for other ways of use: keyboard alone, screen reader, zoom of 200 and 400 per cent, wider text spacing.
 * Prints the problems found.
 * node tests/walks/walk.ts [--only NAME,…]
 * NAME is a page of tests/pictures/pages.ts. Needs a built product (`npm run build`).
 */

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const walks = walksOf(allPages().filter(({ name }) => !wanted || wanted.includes(name)));

const [app, browser] = await Promise.all([startAppServer({ clock: pictureTime }), launchBrowser()]);
let complaints = 0;
try {
  const made = await prepareBrowser(app.url);
  const camera = new Camera(browser, app);
  await runByWindow(walks, windowOf, async (walk) => {
    for (const complaint of await complaintsOf(walk, camera, made)) {
      complaints += 1;
      process.stdout.write(`${complaint}\n`);
    }
  });
  process.stdout.write(`${walks.length} walks, ${complaints} complaints\n`);
} finally {
  await browser.close();
  await app.stop();
  app.clear();
}
process.exit(complaints > 0 ? 1 : 0);
