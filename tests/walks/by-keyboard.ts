import type { Page } from 'playwright-core';

/** A focus stop: its name, whether it was visited before, and its faults. */
type Stop = {
  readonly name: string;
  readonly again: boolean;
  readonly hidden: boolean;
  readonly silent: boolean;
};

/** More stops than any page has: the focus is trapped. */
const mostStops = 900;

/**
 * Traverses a page with Tab alone, until the focus returns to a visited element. Reports invisible focus (WCAG 2.2, 2.4.7 and 2.4.11), and
 * clickable elements that the keyboard did not reach (2.1.1, 2.1.2).
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
  /** The appearance of an element and its surroundings. */
  lookOf(element: Element): string;
  labelOf(element: Element): Element | null;
};
type Walked = typeof globalThis & { walk: Walk };

/** Runs in the page: scrolls past everything once, since some of it is rendered on sight. */
async function seeAll(): Promise<void> {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
    scrollTo({ top: at, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: shared helpers of the following functions. */
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
  // The appearance of everything without focus.
  (document.activeElement as HTMLElement | null)?.blur();
  const all = document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex], [contenteditable]',
  );
  for (const each of all) (globalThis as Walked).walk.looks.set(each, lookOf(each));
}

/** Runs in the page, after pressing Tab: the focused element. Null at the edge of the page. */
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
  // A date field has focus stops inside it, with their own indicator.
  const within = stop === (globalThis as Walked).walk.last;
  const again = been.has(stop) && !within;
  been.add(stop);
  (globalThis as Walked).walk.last = stop;
  const label = labelOf(stop);
  const isVisible = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [0.5, 0.04, 0.96].some((across) =>
      [0.5, 0.04, 0.96].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return hit !== null && (stop.contains(hit) || label?.contains(hit) === true);
      }),
    );
  };
  const inner = [...stop.children].filter((child) => child.getClientRects().length > 0);
  const hidden = ![stop, ...(label ? [label] : []), ...inner].some(isVisible);
  const before = looks.get(stop);
  const silent = !within && before !== undefined && before === lookOf(stop);
  return { name: nameOf(stop), again, hidden, silent };
}

/** Runs in the page, at the end: interactive elements that were never focused. One of a group of radio buttons is enough. */
function neverReached(): string[] {
  const { been, nameOf } = (globalThis as Walked).walk;
  const usable =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const groups = new Set(
    [...been].map((one) => (one as HTMLInputElement).type === 'radio' && (one as HTMLInputElement).name),
  );
  // Nothing behind a modal dialog is reachable.
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
