import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { graphTexts } from '@curvela/maths/graph/messages';
import { picture, ready } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Touch gestures on a graph, as a phone's browser sends them: one finger pans sideways, taps or scrolls the page; two zoom. */

const here = setUpAppServerAndBrowser();

let context: BrowserContext;
let page: Page;
let cdp: CDPSession;
beforeEach(async () => {
  context = await here.browser.newContext({
    baseURL: here.app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  cdp = await context.newCDPSession(page);
});
afterEach(() => context.close());

type Place = { readonly x: number; readonly y: number };

/** Opens a page and scrolls its graph to the middle; only its static picture is loaded. */
async function open(path: string): Promise<Locator> {
  await page.goto(path);
  await ready(page);
  const frame = page.locator('.gr-frame').first();
  await frame.locator('svg [data-item]').first().waitFor({ state: 'attached' });
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect
    .poll(() => frame.evaluate((it) => it.querySelector('svg')!.viewBox.baseVal.width === it.clientWidth))
    .toBe(true);
  return frame;
}

/** Moves fingers together along straight lines, in steps, and lifts them. */
async function fingers(paths: readonly (readonly [from: Place, to: Place])[], steps = 12): Promise<void> {
  const at = (part: number) =>
    paths.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step / steps));
  await send('touchEnd', []);
}

async function tap(place: Place): Promise<void> {
  await fingers([[place, place]], 0);
}

/** The position of the axes and the distance of two numbers on the x axis, in pixels of the frame. */
async function readAxes(frame: Locator): Promise<{ axis: number; unit: number }> {
  await frame.locator('svg:not(.gr-moving)').waitFor();
  return frame.evaluate((element) => {
    const texts = [...element.querySelectorAll('svg > g:nth-child(4) text')].flatMap((text) => {
      const right = Number(/translate\((\S+)/.exec(text.getAttribute('transform') ?? '')?.[1]);
      const isAcross = text.getAttribute('text-anchor') === 'middle';
      return isAcross ? [{ value: Number(text.textContent.replace('−', '-')), right }] : [];
    });
    const [first, last] = [texts[0]!, texts.at(-1)!];
    const unit = (last.right - first.right) / (last.value - first.value);
    return { axis: first.right - first.value * unit, unit };
  });
}

const inside = async (frame: Locator) => {
  const box = (await frame.boundingBox())!;
  return (right: number, down: number): Place => ({
    x: box.x + box.width * right,
    y: box.y + box.height * down,
  });
};

/** The gestures are loaded, as the first touch requests. */
const gesturesLoaded = (frame: Locator) => frame.locator('.gr-moving-texts').waitFor({ state: 'attached' });

const parabola = '/dev/equation-graph-direct-test?equation=y%3Dx%5E2-4';

describe('touch gestures on a graph', () => {
  it('the first touch shows the coordinates of the curve at that point', async () => {
    const frame = await open(parabola);
    const lowest = (await frame.locator('[data-at="0 -4"]').first().boundingBox())!;
    await tap({ x: lowest.x + 5, y: lowest.y + 5 });
    await expect.poll(() => frame.locator('.gr-readout').innerText()).toContain('−4');
    await picture(page, 'graph-touch-first');
  });

  it('a pinch zooms in around the point between the fingers', async () => {
    const frame = await open(parabola);
    const at = await inside(frame);
    await tap(at(0.5, 0.9));
    await gesturesLoaded(frame);
    const before = await readAxes(frame);
    const middle = at(0.7, 0.5);
    const spread = (away: number): [Place, Place] => [
      { x: middle.x - away, y: middle.y - away },
      { x: middle.x + away, y: middle.y + away },
    ];
    const [near, far] = [spread(25), spread(75)];
    await fingers([
      [near[0], far[0]],
      [near[1], far[1]],
    ]);
    await expect.poll(async () => (await readAxes(frame)).unit / before.unit).toBeGreaterThan(2.7);
    const after = await readAxes(frame);
    expect(after.unit / before.unit).toBeCloseTo(3, 0);
    const box = (await frame.boundingBox())!;
    const value = ({ axis, unit }: typeof after) => (middle.x - box.x - axis) / unit;
    expect(Math.abs(value(after) - value(before)) * after.unit).toBeLessThan(6);
    await picture(page, 'graph-touch-pinched');
    await page.getByRole('button', { name: graphTexts.en.graph.reset }).tap();
    await expect.poll(async () => (await readAxes(frame)).unit).toBeCloseTo(before.unit, 1);
    expect((await readAxes(frame)).axis).toBeCloseTo(before.axis, 0);
  });

  it('a horizontal drag pans the graph and does not scroll the page', async () => {
    const frame = await open(parabola);
    const at = await inside(frame);
    const before = await readAxes(frame);
    const scrolled = await page.evaluate(() => scrollY);
    await tap(at(0.5, 0.9));
    await gesturesLoaded(frame);
    await fingers([[at(0.7, 0.7), at(0.3, 0.72)]]);
    const width = (await frame.boundingBox())!.width;
    await expect
      .poll(async () => Math.abs((await readAxes(frame)).axis - before.axis + 0.4 * width))
      .toBeLessThan(12);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('a vertical drag scrolls the page and does not pan the graph', async () => {
    const frame = await open(parabola);
    const at = await inside(frame);
    await tap(at(0.5, 0.9));
    await gesturesLoaded(frame);
    const before = await readAxes(frame);
    const scrolled = await page.evaluate(() => scrollY);
    await fingers([[at(0.5, 0.9), at(0.5, 0.4)]]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 40);
    expect(await readAxes(frame)).toEqual(before);
  });

  it('a vertical pinch also zooms and does not scroll', async () => {
    const frame = await open(parabola);
    const at = await inside(frame);
    await tap(at(0.5, 0.9));
    await gesturesLoaded(frame);
    const before = await readAxes(frame);
    const scrolled = await page.evaluate(() => scrollY);
    await fingers([
      [at(0.5, 0.45), at(0.5, 0.15)],
      [at(0.5, 0.55), at(0.5, 0.65)],
    ]);
    await expect.poll(async () => (await readAxes(frame)).unit / before.unit).toBeGreaterThan(2);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('two fingers dragged upwards pan the graph and do not scroll the page', async () => {
    const frame = await open(parabola);
    const at = await inside(frame);
    await tap(at(0.5, 0.9));
    await gesturesLoaded(frame);
    const before = await readAxes(frame);
    const scrolled = await page.evaluate(() => scrollY);
    await fingers([
      [at(0.4, 0.8), at(0.3, 0.4)],
      [at(0.6, 0.8), at(0.5, 0.4)],
    ]);
    const width = (await frame.boundingBox())!.width;
    await expect
      .poll(async () => Math.abs((await readAxes(frame)).axis - before.axis + 0.1 * width))
      .toBeLessThan(6);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('a point of an answer can be dragged in every direction', async () => {
    await open('/dev/graph-component-test');
    const frame = page.locator('.gr-frame').first();
    const point = frame.locator('.gr-point').first();
    await point.waitFor();
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrolled = await page.evaluate(() => scrollY);
    const graph = await readAxes(frame);
    const box = (await point.boundingBox())!;
    const from = { x: box.x + 22, y: box.y + 22 };
    await fingers([[from, { x: from.x + 50, y: from.y + 60 }]]);
    await expect.poll(async () => ((await point.boundingBox())?.x ?? 0) - box.x).toBeGreaterThan(44);
    const after = (await point.boundingBox())!;
    expect(Math.abs(after.x - box.x - 50)).toBeLessThan(6);
    expect(Math.abs(after.y - box.y - 60)).toBeLessThan(6);
    expect(await readAxes(frame)).toEqual(graph);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await picture(page, 'graph-touch-point');
  });
});
