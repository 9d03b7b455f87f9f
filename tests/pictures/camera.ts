import type { Browser, Page } from 'playwright-core';
import type { Language } from '#app/platform/texts.ts';
import { isStill, still } from '../support/browser.ts';
import type { AppServer } from '../support/app-server.ts';
import type { Made, PicturedPerson, PicturedPage } from './pages.ts';

const languages = { en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const;
/** Time zone of the visitor and of their bookings. */
const timeZone = 'Europe/London';
const themes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;

/** One variant of a picture. */
type Look = {
  language: keyof typeof languages;
  theme: (typeof themes)[number];
  /** Of the window, in CSS pixels. */
  width: number;
};
export type Shot = Look & { place: PicturedPage };

/** All twelve, with those that can share a window next to each other. */
export const allLooks: Look[] = Object.keys(languages).flatMap((language) =>
  widths.flatMap((width) =>
    themes.map((theme) => ({ language: language as Look['language'], theme, width })),
  ),
);

export const fileOf = ({ place, language, theme, width }: Shot): string =>
  `${place.name}.${language}.${theme}.${width}.png`;

/** The fixed time of every picture, for app server and browser. A Tuesday morning. */
export const pictureTime = '2026-11-24T10:07:00.000Z';

const mails: Record<Exclude<PicturedPerson, 'nobody'>, string> = {
  leo: 'leo.learner@example.org',
  carmen: 'carmen.parent@example.org',
  lucia: 'lucia.tutor@example.org',
  ana: 'ana.founder@example.org',
};

/** Signs in at an app server; resolves with the session in the browser's storage format. */
async function sessionOf(url: string, person: Exclude<PicturedPerson, 'nobody'>): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_curvela' },
    body: JSON.stringify({ email: mails[person], password: 'curvela-demo' }),
  });
  // An app server that has just started on a busy machine may ask for a retry.
  if (answer.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return sessionOf(url, person);
  }
  if (!answer.ok) throw new Error(`Signing in as ${person} was answered with ${answer.status}`);
  return answer.text();
}

/** API calls as Leo. */
async function callsAsLeo(url: string) {
  const { access_token } = JSON.parse(await sessionOf(url, 'leo')) as { access_token: string };
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/functions/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
}
type Post = Awaited<ReturnType<typeof callsAsLeo>>;

async function hold(post: Post, start: string): Promise<string> {
  const wish = { tutorId: 'lucia-restrepo', start, minutes: 60, currency: 'GBP', timeZone };
  return (await post<{ hold: { id: string } }>('/bookings/holds', wish)).hold.id;
}

/** A session booked through the API, for some of the golden pictures. */
export async function bookASession(url: string): Promise<string> {
  const post = await callsAsLeo(url);
  const id = await hold(post, '2026-11-26T18:00:00.000Z');
  return (await post<{ booking: { id: string } }>(`/bookings/holds/${id}/confirm`, { timeZone })).booking.id;
}

/** Everything that the pages need and the demo does not have. */
export async function prepareBrowser(url: string): Promise<Made> {
  const booking = await bookASession(url);
  const post = await callsAsLeo(url);
  const focusIn = async (locale: Language) => {
    const wish = { model: 'focus', problem: '3(x-2)=9', locale, focus: { energy: 'okay' } };
    return (await post<{ session: { id: string } }>('/teaching/sessions', wish)).session.id;
  };
  const focus = { en: await focusIn('en'), es: await focusIn('es'), fr: await focusIn('fr') };
  return { booking, hold: await hold(post, '2026-12-01T18:00:00.000Z'), focus };
}

/** Windows for taking pictures: one for each person, language and width, opened when first needed. */
export class Camera {
  readonly #windows = new Map<string, Promise<Page>>();
  #sessions: Promise<ReadonlyMap<PicturedPerson, string>> | undefined;
  readonly #browser: Browser;
  readonly #app: AppServer;

  constructor(browser: Browser, app: AppServer) {
    this.#browser = browser;
    this.#app = app;
  }

  /** The window of a picture: those of one window are taken in sequence. */
  static windowOf({ place, language, width }: Shot): string {
    return `${place.who} ${language} ${width}`;
  }

  /** Opens the page, waits until nothing is loading any more, and takes a picture of the window or the full page. */
  async take(shot: Shot, made: Partial<Made>, fullPage: boolean): Promise<Buffer> {
    const page = await this.open(shot, made);
    for (;;) {
      const picture = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
      // Wait for what started loading meanwhile too.
      if (await page.evaluate(isStill)) return picture;
      await still(page);
    }
  }

  /** Opens the page in its window and waits until nothing is loading any more. */
  async open(shot: Shot, made: Partial<Made>): Promise<Page> {
    await this.#signIns();
    const page = await this.#pageFor(shot);
    const { place, theme, language } = shot;
    await this.#app.setClock(pictureTime);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(
      typeof place.address === 'string' ? place.address : place.address(made as Made, language),
    );
    await still(page);
    return page;
  }

  async #pageFor(shot: Shot): Promise<Page> {
    const key = Camera.windowOf(shot);
    const page = this.#windows.get(key) ?? this.#newWindow(shot);
    this.#windows.set(key, page);
    return page;
  }

  async #newWindow({ place: { who }, language, width }: Shot): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.#app.url,
      locale: languages[language],
      timezoneId: timeZone,
      viewport: { width, height: width < 600 ? 844 : 900 },
      ...(who === 'nobody' ? {} : { storageState: await this.#signedIn(who) }),
    });
    // Generous, since a busy machine may be slow: only a real failure takes that long.
    context.setDefaultTimeout(120_000);
    await context.clock.setFixedTime(pictureTime);
    return context.newPage();
  }

  /**
   * The sessions of all pictured persons, begun a minute before the pictures: the clock is set back for each picture, and
   * a token from the future is refused.
   */
  #signIns(): Promise<ReadonlyMap<PicturedPerson, string>> {
    this.#sessions ??= (async () => {
      const people = Object.keys(mails) as (keyof typeof mails)[];
      await this.#app.setClock(new Date(Date.parse(pictureTime) - 60_000).toISOString());
      return new Map(
        await Promise.all(people.map(async (who) => [who, await sessionOf(this.#app.url, who)] as const)),
      );
    })();
    return this.#sessions;
  }

  async #signedIn(who: Exclude<PicturedPerson, 'nobody'>) {
    const value = (await this.#signIns()).get(who)!;
    const localStorage = [{ name: 'sb-session', value }];
    return { cookies: [], origins: [{ origin: this.#app.url, localStorage }] };
  }
}
