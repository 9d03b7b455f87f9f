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
export async function violationsOn(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    scrollTo({ top: 0, behavior: 'instant' });
    const bars = [...document.querySelectorAll<HTMLElement>('[data-foot-bar]')];
    for (const bar of bars) bar.style.position = 'static';
    const run = (
      globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe;
    const { violations } = await run.run({
      // None of these rules reads style sheets; collecting them, and passed checks, would take a third of the time.
      preload: { assets: ['media'] },
      reporter: 'no-passes',
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    for (const bar of bars) bar.style.position = '';
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
    }));
  });
}
