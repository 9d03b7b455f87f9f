import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: string[] };

/**
 * What axe finds against WCAG 2.2 AA, in the words of its rules. What is on its way from one look to another arrives
 * first: the colours in between belong to neither. A transition that has begun goes on although motion is reduced later.
 * The page is looked at from its beginning: further down, whatever happens to be passing below the header that stays in
 * view would be called too small a target, since only part of it shows. A bar that stays at the foot lies where it ends up.
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
      // No rule of these reads style sheets; gathering them, and telling what is right, would take a third of the time.
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
