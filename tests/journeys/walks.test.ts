import { expect, it } from 'vitest';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { bookASession, Camera, pictureTime } from '../pictures/camera.ts';
import { runByWindow } from '../pictures/by-window.ts';
import { allPages } from '../pictures/pages.ts';
import { complaintsOf, walksOf, windowOf } from '../walks/walks.ts';

/* A sample of pages of each kind; `node tests/walks/walk.ts` checks all of them (decision 0030). */
const names = ['home', 'book', 'sign-up', 'ai-tutor', 'lesson', 'practice-learner', 'availability', 'thanks'];

const at = setUpAppServerAndBrowser({ clock: pictureTime });

it(
  'pages work with the keyboard only, with a screen reader, and at 200 and 400 per cent zoom',
  { timeout: 480_000 },
  async () => {
    const places = allPages().filter(({ name }) => names.includes(name));
    expect(places).toHaveLength(names.length);
    const camera = new Camera(at.browser, at.app);
    const made = { booking: await bookASession(at.app.url) };
    const complaints: string[] = [];
    await runByWindow(walksOf(places), windowOf, async (walk) => {
      complaints.push(...(await complaintsOf(walk, camera, made)));
    });
    expect(complaints).toEqual([]);
  },
);
