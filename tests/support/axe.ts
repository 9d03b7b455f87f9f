import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: string[] };

/**
 * The violations that axe finds against WCAG 2.2 AA. Waits for running transitions first, since intermediate colours are not meant; a
 * transition that has begun continues although motion is reduced later. The page is scrolled to its top: further down, targets partly
 * covered by the sticky header would be reported as too small. A sticky bar at the bottom is placed where it ends up.
 */
export function violationsOn(page: Page): Promise<Violation[]> {
  return runAxe(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
}

/**
 * The violations of one state in both themes, without motion, since colours in transition belong to neither: all rules in the light one,
 * and those about colours, which alone depend on it, in the dark one. `look` is called in each theme, to take a picture.
 */
export async function violationsInBothThemes(
  page: Page,
  look: (theme: 'light' | 'dark') => Promise<void> = async () => undefined,
): Promise<{ light: Violation[]; dark: Violation[] }> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await look('dark');
  const dark = await runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await look('light');
  return { light: await violationsOn(page), dark };
}

async function runAxe(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    scrollTo({ top: 0, behavior: 'instant' });
    const bars = [...document.querySelectorAll<HTMLElement>('[data-foot-bar]')];
    for (const bar of bars) bar.style.position = 'static';
    const { axe: checker } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await checker.run({
      // None of these rules reads style sheets; collecting them, and passed checks, would take a third of the time.
      preload: { assets: ['media'] },
      reporter: 'no-passes',
      runOnly: rules,
    });
    for (const bar of bars) bar.style.position = '';
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
    }));
  }, runOnly);
}
