import type { Page } from 'playwright-core';

/** Text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** In a narrow or zoomed window: horizontal overflow (1.4.4, 1.4.10). */
export async function complaintsWhenNarrow(page: Page): Promise<string[]> {
  const out = await page.evaluate(beyondTheSide);
  return out.map((name) => `beyond the side: ${name}`);
}

/** The same with wider text spacing. */
export async function complaintsWhenSpaced(page: Page): Promise<string[]> {
  // As a constructed style sheet, which the content security policy does not affect.
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, spaced);
  const out = await page.evaluate(beyondTheSide);
  return out.map((name) => `beyond the side when spaced: ${name}`);
}

/** Runs in the page: empty when it does not scroll sideways; else the elements that reach furthest out, except inside scrolling boxes. */
function beyondTheSide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
  );
  const leaves = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return leaves
    .slice(0, 3)
    .map(
      (element) => `${element.localName}.${element.className} “${(element.textContent ?? '').slice(0, 40)}”`,
    );
}
