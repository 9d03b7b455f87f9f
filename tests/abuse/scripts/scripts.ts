import type { Browser, Page } from 'playwright-core';
import { launchBrowser, ready, signIn, still, visit } from '../../support/browser.ts';
import { databaseOf } from '../../support/app-server-database.ts';
import { type AppServer, startAppServer } from '../../support/app-server.ts';
import { type LanguageModel, startLanguageModel } from '../../support/language-model.ts';
import { fill, type Filled, type FilledPeople, peopleOf } from './fill.ts';
import { payloads } from './payloads.ts';
import { watchPage } from './sight.ts';

export type TriedScript = {
  payloads: number;
  pages: number;
  /** What ran, became an element or an attribute, or was blocked by the browser. */
  faults: string[];
  /** Fields that stored the payloads at least once. */
  kept: string[];
  /** The other fields, with the status of the response. */
  refused: Record<string, number>;
  /** Pages that displayed a payload as text. */
  shown: string[];
};

/** Payloads per value: all in the long fields, one or two in the short ones. */
const usualTogether = 10;
/** Milliseconds for a page on a busy machine. */
const patience = 120_000;

/** Writes payloads to every field and opens every page that displays them. */
export async function tryScripts(list: readonly string[], together = usualTogether): Promise<TriedScript> {
  const model = await startLanguageModel({ text: 'Look at the bracket.' });
  const app = await startAppServer({
    environment: {
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'local',
      AI_CALLS_PER_DAY: '100000',
      DEMO_DATA: 'true',
    },
  });
  const browser = await launchBrowser();
  try {
    return await tryIn({ app, browser, model, together }, list);
  } finally {
    await browser.close();
    await app.stop();
    app.clear();
    await model.close();
  }
}

type Stage = { app: AppServer; browser: Browser; model: LanguageModel; together: number };
type WatchedPage = { page: Page; faults: string[]; look(where: string): Promise<void> };

async function tryIn(
  { app, browser, model, together }: Stage,
  list: readonly string[],
): Promise<TriedScript> {
  const database = await databaseOf(app);
  database.on('error', () => undefined);
  const people = await peopleOf(app);
  const shownBy = {
    learner: await openAs(browser, app.url, 'leo.learner@example.org'),
    tutor: await openAs(browser, app.url, 'lucia.tutor@example.org'),
    founder: await openAs(browser, app.url, 'ana.founder@example.org'),
    nobody: await openAs(browser, app.url, null),
  };
  const stored = new Set<string>();
  const refused: Record<string, number> = {};
  const shown = new Set<string>();
  let pages = 0;
  for (let from = 0; from < list.length; from += together) {
    const words = list.slice(from, from + together);
    model.plays({ text: words.join(' ') });
    await database.query('delete from app.rate_limits');
    const filled = await fill(people, database, words);
    for (const [field, status] of Object.entries(filled.fields)) {
      if (status < 300) stored.add(field);
      else refused[field] = status;
    }
    for (const [who, path] of whereShown(filled, words)) {
      pages += 1;
      if (await lookAt(shownBy[who], path, words))
        shown.add(path.replace(/[0-9a-f-]{36}/, '…').replace(/\?.*/, ''));
    }
    await typeIn(shownBy.nobody, words);
    shownBy.nobody.faults.push(...(await papersOf(people, filled)));
  }
  await database.end();
  const faults = Object.values(shownBy).flatMap((each) => each.faults);
  return {
    payloads: list.length,
    pages,
    faults: [...new Set(faults)],
    kept: [...stored],
    refused: Object.fromEntries(Object.entries(refused).filter(([field]) => !stored.has(field))),
    shown: [...shown],
  };
}

async function openAs(browser: Browser, url: string, email: string | null): Promise<WatchedPage> {
  const { page } = await visit(browser, url);
  if (email) await signIn(page, email);
  return { page, ...(await watchPage(page, url)) };
}

type Who = 'learner' | 'tutor' | 'founder' | 'nobody';
/** Pages that display user input. Payloads in addresses are used one at a time. */
function whereShown({ profileId, sessionId, bookingId }: Filled, words: readonly string[]): [Who, string][] {
  const word = (at: number) => encodeURIComponent(words[at % words.length] ?? '');
  return [
    ['nobody', '/tutors/lucia-restrepo'],
    ['nobody', `/tutor?q=${word(0)}&subject=${word(1)}`],
    ['nobody', `/${word(2)}`],
    ['nobody', `/auth/callback?error=x&error_description=${word(3)}`],
    ['nobody', `/auth?redirect=${word(4)}`],
    ['nobody', `/?ref=${word(5)}&lang=${word(6)}`],
    ['nobody', `/ai-tutor?model=${word(7)}&problem=${word(8)}`],
    ['nobody', `/courses/${word(9)}`],
    ['nobody', `/faq?q=${word(0)}#${word(1)}`],
    ['nobody', `/dev/graph-test-simple?formula=${word(2)}`],
    ['nobody', '/functions/v1/dev/mailbox'],
    ['learner', '/dashboard'],
    ['learner', '/learner-profiles'],
    ['learner', `/ai-tutor?session=${sessionId}`],
    ['learner', '/courses/fractions?lesson=parts'],
    ['learner', `/booking/thanks?booking=${bookingId}`],
    ['learner', `/tutor/practice?profile=${profileId}`],
    ['tutor', '/tutor-dashboard'],
    ['founder', '/founder-hub'],
    ['founder', '/founder/tutors/lucia-restrepo'],
    ['founder', '/founder/ai'],
  ];
}

/** Whether the page displays one of the payloads as text. */
async function lookAt({ page, look }: WatchedPage, path: string, words: readonly string[]): Promise<boolean> {
  const answer = await page.goto(path, { waitUntil: 'load', timeout: patience });
  const isPage = answer?.headers()['content-type']?.startsWith('text/html') === true;
  // A page that a payload prevents from hydrating is a fault too.
  if (isPage && !path.startsWith('/functions/'))
    await still(page).catch((cause: unknown) => {
      throw new Error(`${path} does not come to life`, { cause });
    });
  await look(path);
  const text = await page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('input, textarea')]
        .map((field) => (field as HTMLInputElement).value)
        .join('\n'),
  );
  return words.some((word) => word.trim().length > 3 && text.includes(word.trim().split('\n')[0] ?? word));
}

/** Pages that display input immediately: formulas, graphs, questions. */
const typed: readonly string[] = ['/dev/math-lab', '/dev/graph', '/dev/graph-test-simple', '/faq'];

async function typeIn({ page, look }: WatchedPage, words: readonly string[]): Promise<void> {
  for (const path of typed) {
    await page.goto(path, { waitUntil: 'load', timeout: patience });
    await ready(page);
    const field = page
      .locator(
        'main input:not([type=checkbox]):not([type=radio]):not([type=range]), main textarea, main math-field',
      )
      .first();
    for (const word of words) {
      await field.fill(word.replaceAll(/[\r\n]+/g, ' '));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    await look(path);
  }
}

/** Files for other programs: reports lines that a payload has injected. */
async function papersOf({ learner, founder }: FilledPeople, { bookingId }: Filled): Promise<string[]> {
  const calendar = await learner.text(`/functions/v1/bookings/${bookingId}/calendar.ics`);
  const table = await founder.text('/functions/v1/founders/figures.csv');
  const cells = table.split(/[,\r\n]/).filter((cell) => /^"?[=@\t]|^"?[+-](?!\d)/.test(cell));
  return [
    // iCalendar lines end with CRLF (RFC 5545, 3.1), not with the Unicode separators that `^` accepts.
    ...(calendar.startsWith('BEGIN') &&
    calendar.split(/\r\n?|\n/).some((line) => /^(ATTENDEE:mailto:xss|Bcc:|[^A-Z\s])/.test(line))
      ? ['a calendar has a line of its own']
      : []),
    ...cells.map((cell) => `a table has the formula ${cell}`),
  ];
}

/*
 * `node tests/abuse/scripts/scripts.ts [number] [payloads per value]`: prints the faults found, and exits with 1 when there are any. Needs
 * a built product.
 */
if (import.meta.main) {
  const list = payloads.slice(0, Number(process.argv[2] ?? payloads.length));
  const tried = await tryScripts(list, Number(process.argv[3] ?? usualTogether));
  process.stdout.write(`${JSON.stringify(tried, null, 1)}\n`);
  process.exit(tried.faults.length === 0 ? 0 : 1);
}
