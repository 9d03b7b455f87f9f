import { expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { cloneTemplate } from '../support/database.ts';
import { shuffleEvents } from './shuffle.ts';

test('events delivered up to five times, in any order, to processes that are killed, have one effect', async () => {
  const { fraction: random } = seededRandom(7);
  const figures = await shuffleEvents(await cloneTemplate(), { events: 40, killEvery: 45, random });
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toBeGreaterThan(0);
  expect(figures.deliveries).toBeGreaterThan(figures.events);
}, 300_000);
