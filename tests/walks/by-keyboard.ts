import type { Page } from 'playwright-core';

/** Where the keyboard came to: what it is called, whether it was there before, and what is wrong with it there. */
type Stop = {
  readonly name: string;
  readonly again: boolean;
  readonly hidden: boolean;
  readonly silent: boolean;
};

/** No page has as many places to stop at; where there are more, the keyboard does not come out of something. */
const mostStops = 900;

/**
 * Goes through a page with Tab alone, until it is where it has been. Says where the keyboard stands and nobody sees it (WCAG 2.2, 2.4.7
 * and 2.4.11), and what a pointer can press and the keyboard never came to (2.1.1, 2.1.2).
 */
export async function complaintsByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(seeAll);
  await page.waitForLoadState('networkidle');
  await page.evaluate(prepare);
  const complaints: string[] = [];
  let stop: Stop | null = null;
  for (let press = 0; press <= mostStops; press += 1) {
    await page.keyboard.press('Tab');
    stop = await page.evaluate(lookAround);
    if (stop?.again) break;
    if (stop?.hidden) complaints.push(`the keyboard stands where nobody sees it: ${stop.name}`);
    if (stop?.silent) complaints.push(`nothing shows that the keyboard is at: ${stop.name}`);
  }
  if (!stop?.again) complaints.push(`the keyboard does not come around, last: ${stop?.name ?? 'nowhere'}`);
  const missed = await page.evaluate(neverReached);
  return [...complaints, ...missed.map((name) => `the keyboard never comes to: ${name}`)];
}

type Walk = {
  been: Set<Element>;
  last: Element | null;
  looks: WeakMap<Element, string>;
  nameOf(element: Element): string;
  /** How an element and what stands around it look. */
  lookOf(element: Element): string;
  labelOf(element: Element): Element | null;
};
type Walked = typeof globalThis & { walk: Walk };

/** In the page: comes past everything once, since some of it is drawn when it is first seen. */
async function seeAll(): Promise<void> {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
    scrollTo({ top: at, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** In the page: what the looks below share. */
function prepare(): void {
  const labelOf = (element: Element) =>
    element.closest('label') ??
    (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null);
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? (labelOf(element) ?? element).textContent ?? '';
    return `${element.localName}.${element.className} “${words.trim().slice(0, 50)}”`;
  };
  const around = (element: Element) => {
    const parents = [element.parentElement, element.parentElement?.parentElement];
    return [element, labelOf(element), element.nextElementSibling, element.firstElementChild, ...parents];
  };
  const lookOf = (element: Element) =>
    around(element)
      .map((each) => {
        if (!each) return '';
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, textDecorationLine } =
          getComputedStyle(each);
        return [
          outlineStyle,
          outlineWidth,
          boxShadow,
          borderColor,
          backgroundColor,
          textDecorationLine,
        ].join();
      })
      .join('|');
  (globalThis as Walked).walk = {
    been: new Set(),
    last: null,
    looks: new WeakMap(),
    nameOf,
    lookOf,
    labelOf,
  };
  // How everything looks while the keyboard is nowhere.
  (document.activeElement as HTMLElement | null)?.blur();
  const all = document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex], [contenteditable]',
  );
  for (const each of all) (globalThis as Walked).walk.looks.set(each, lookOf(each));
}

/** In the page, after a press of Tab: where the keyboard is. Null at the edge of the page. */
async function lookAround(): Promise<Stop | null> {
  const { been, looks, nameOf, lookOf, labelOf } = (globalThis as Walked).walk;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const stop = document.activeElement;
  if (!at || !stop || stop === document.body || stop === document.documentElement) return null;
  // A field for a day has stops of its own within it, which show themselves.
  const within = stop === (globalThis as Walked).walk.last;
  const again = been.has(stop) && !within;
  been.add(stop);
  (globalThis as Walked).walk.last = stop;
  const label = labelOf(stop);
  const seenAt = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [0.5, 0.04, 0.96].some((across) =>
      [0.5, 0.04, 0.96].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return hit !== null && (stop.contains(hit) || label?.contains(hit) === true);
      }),
    );
  };
  const inner = [...stop.children].filter((child) => child.getClientRects().length > 0);
  const hidden = ![stop, ...(label ? [label] : []), ...inner].some(seenAt);
  const before = looks.get(stop);
  const silent = !within && before !== undefined && before === lookOf(stop);
  return { name: nameOf(stop), again, hidden, silent };
}

/** In the page, at the end: what can be pressed or filled in and was never come to. One of several that exclude each other is enough. */
function neverReached(): string[] {
  const { been, nameOf } = (globalThis as Walked).walk;
  const usable =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const groups = new Set(
    [...been].map((one) => (one as HTMLInputElement).type === 'radio' && (one as HTMLInputElement).name),
  );
  // Behind a dialog nothing is to be reached.
  const room = document.querySelector('dialog:modal') ?? document;
  return [...room.querySelectorAll<HTMLElement>(usable)]
    .filter(
      (one) =>
        !been.has(one) &&
        one.tabIndex >= 0 &&
        one.closest('[inert], [aria-hidden=true]') === null &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !((one as HTMLInputElement).type === 'radio' && groups.has((one as HTMLInputElement).name)),
    )
    .map(nameOf);
}
