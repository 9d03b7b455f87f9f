import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Formulas in the browser: rendering, screen reader texts, copying as LaTeX, and stability while a text streams. */

const at = setUpAppServerAndBrowser();

async function open(page: Page): Promise<void> {
  await page.goto('/dev/math-only-test');
  await ready(page);
  await page.locator('.standing-formula .katex').waitFor();
}

/** The clipboard after Ctrl+C on a selection of whole elements. */
const copied = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const element = document.querySelector(css);
    if (!element) throw new Error(`nothing is ${css}`);
    document.getSelection()?.selectAllChildren(element);
    const data = new DataTransfer();
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', event));
    return data.getData('text/plain');
  }, selector);

describe('a formula', () => {
  it('is rendered with MathML, and copies as LaTeX', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await open(page);
    expect(await page.locator('.standing-formula math').count()).toBe(1);
    // The copy handler is loaded with the first selection.
    await expect
      .poll(() => copied(page, '.standing-formula .katex-html'))
      .toBe('x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as LaTeX' }).click();
    await page.locator('.copy-said', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\\sqrt{b^2-4ac}');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('within text is copied between dollar signs', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await open(page);
    await page.locator('.math-text .katex').first().waitFor();
    await expect.poll(() => copied(page, '.math-text')).not.toBe('');
    const text = await copied(page, '.math-text');
    expect(text).toContain('The roots are $x = 3$ and $x = -\\frac{1}{2}$.');
    expect(text).toContain('A ticket costs $30 and the discount is $x$ percent.');
    await context.close();
  });

  it('that cannot be rendered is shown as text, not as a link or image', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    await open(page);
    const field = page.getByLabel('LaTeX', { exact: true });
    for (const latex of [
      '\\href{https://example.org}{x}',
      '\\includegraphics{https://example.org/x.png}',
      '\\frac{1}{',
    ]) {
      await field.fill(latex);
      await expect.poll(() => page.locator('.standing-formula .formula').innerText()).toBe(latex);
      expect(await page.locator('.standing-formula').locator('a, img').count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a streamed text', () => {
  it('never shows half a formula, and keeps rendered parts', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await open(page);
    await page.getByLabel('A text with formulas').fill('So \\(x^2\\) costs $30 and $\\frac{1}{2}$ more.');
    await page.evaluate(() => {
      const seen: string[] = [];
      (globalThis as unknown as { seen: string[] }).seen = seen;
      const text = document.querySelector('.math-text');
      const note = () => {
        const shown = [...(text?.childNodes ?? [])]
          .map((node) => (node instanceof Element ? '⟨⟩' : node.textContent))
          .join('');
        if (seen.at(-1) !== shown) seen.push(shown);
      };
      if (text)
        new MutationObserver(note).observe(text, { childList: true, subtree: true, characterData: true });
    });
    await page.getByRole('button', { name: 'letter by letter' }).click();
    await expect.poll(() => page.locator('.math-text').innerText()).toMatch(/more\.\s*$/);
    const shownLines = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    const afterStart = shownLines.slice(shownLines.findIndex((shown) => shown.length < 3));
    const end = 'So ⟨⟩ costs $30 and ⟨⟩ more.';
    expect(afterStart.length).toBeGreaterThan(10);
    expect(afterStart.filter((shown) => !end.startsWith(shown))).toEqual([]);
    await context.close();
  });
});
