import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.ts';
import { startAppServer } from '../support/app-server.ts';
import { allLooks, bookASession, Camera, fileOf, prepareBrowser, pictureTime, type Shot } from './camera.ts';
import { goldenShots, keep } from './golden.ts';
import { runByWindow } from './by-window.ts';
import { allPages } from './pages.ts';

/*
 * Pictures of every route, full pages in three languages, two themes and two widths, with an overview page:
 * node tests/pictures/take.ts [--only NAME,…] [--to DIRECTORY]
 * node tests/pictures/take.ts --write [--only NAME,…] (updates the golden pictures in tests/pictures/golden)
 * NAME is the beginning of a file name: `book`, `faq.fr`. Needs a built product (`npm run build`).
 */

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, only: { type: 'string' }, to: { type: 'string' } },
});
const directory = values.to ?? join(tmpdir(), 'curvela-pictures');
const wanted = values.only?.split(',');
const every: Shot[] = allPages().flatMap((place) => allLooks.map((look) => ({ place, ...look })));
const shots = (values.write ? goldenShots() : every).filter(
  (shot) => !wanted || wanted.some((name) => fileOf(shot).startsWith(`${name}.`)),
);

/** All pictures on one page, a row for each page of the product. */
function contactSheet(taken: readonly Shot[]): string {
  const rows = Object.entries(Object.groupBy(taken, ({ place }) => place.name)).map(([name, of]) => {
    const pictures = (of ?? []).map((shot) => {
      const file = fileOf(shot);
      return `<a href="${file}" title="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
    });
    return `<h2 id="${name}">${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
body{font:16px system-ui;margin:2rem;background:#888}div{display:flex;gap:8px;flex-wrap:wrap;align-items:flex-start}
img{height:420px;max-width:560px;object-fit:cover;object-position:top}</style>${rows.join('\n')}`;
}

const [app, browser] = await Promise.all([startAppServer({ clock: pictureTime }), launchBrowser()]);
let failed = 0;
try {
  const made = values.write ? { booking: await bookASession(app.url) } : await prepareBrowser(app.url);
  const camera = new Camera(browser, app);
  if (!values.write) mkdirSync(directory, { recursive: true });
  const taken: Shot[] = [];
  await runByWindow(shots, Camera.windowOf, async (shot) => {
    try {
      const picture = await camera.take(shot, made, !values.write);
      if (values.write) keep(shot, picture);
      else writeFileSync(join(directory, fileOf(shot)), picture);
      taken.push(shot);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${fileOf(shot)}: ${String(error).split('\n')[0]}\n`);
    }
  });
  if (!values.write) writeFileSync(join(directory, 'index.html'), contactSheet(taken));
  process.stdout.write(
    `${taken.length} pictures, ${failed} failed. ${values.write ? 'tests/pictures/golden' : join(directory, 'index.html')}\n`,
  );
} finally {
  await browser.close();
  await app.stop();
  app.clear();
}
process.exit(failed > 0 ? 1 : 0);
