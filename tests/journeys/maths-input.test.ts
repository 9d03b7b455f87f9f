import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mathsUiTexts } from '@curvela/maths-react/messages';
import { teachingTexts } from '#app/teaching/messages/index.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, ready, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/*
 * The maths input: always usable as plain text, rendered as a formula for those who open the keyboard. All of it under the content security
 * policy, from our own origin only.
 */

const at = setUpAppServerAndBrowser();

const people = [
  { code: 'en', language: 'en-GB', width: 1280 },
  { code: 'es', language: 'es-CO', width: 390 },
  { code: 'fr', language: 'fr-FR', width: 390 },
] as const;

async function open(page: Page): Promise<Locator> {
  await page.goto('/ai-tutor');
  await ready(page);
  return page.locator('.mi').first();
}

/** The LaTeX of the rendered field, and the text box in its shadow tree. */
const latex = (field: Locator) =>
  field.locator('math-field').evaluate((element) => (element as HTMLInputElement).value);

/** Key presses go to the focused element. */
async function hasFocus(page: Page, element: 'math-field' | 'textarea'): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(element);
}

describe.each(people)('a line of maths in $language at $width px', (person) => {
  const t = mathsUiTexts[person.code].mathsUi.input;

  it('is typed, rendered, continued with the on-screen keys, and typed again, without loss', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    const outside: string[] = [];
    const loaded: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(at.app.url) && !url.startsWith('data:')) outside.push(url);
      if (/mathlive/.test(url)) loaded.push(url);
    });
    const field = await open(page);
    await field.locator('textarea').fill('x^2+1/2');
    await field.locator('.mi-reading .katex').waitFor();
    expect(loaded).toEqual([]);
    await field.getByRole('button', { name: t.openKeyboard }).click();
    await field.locator('math-field').waitFor();
    await expect.poll(() => latex(field)).toBe('x^{2} + \\frac{1}{2}');
    await field.getByRole('button', { name: t.key.plus, exact: true }).click();
    await field.getByRole('button', { name: t.key.root, exact: true }).click();
    await hasFocus(page, 'math-field');
    await page.keyboard.type('3');
    await field.getByRole('button', { name: t.right, exact: true }).click();
    await field.getByRole('button', { name: t.key.decimal, exact: true }).waitFor();
    await field.getByRole('button', { name: t.asText }).click();
    await expect.poll(() => field.locator('textarea').inputValue()).toBe('x^2+1/2+√(3)');
    await field.getByRole('button', { name: t.asFormula }).click();
    await expect.poll(() => latex(field)).toContain('\\sqrt{3}');
    await picture(page, `maths-input-${person.code}`);
    await hasFocus(page, 'math-field');
    await page.keyboard.press('Escape');
    await expect.poll(() => field.locator('.mi-keyboard').count()).toBe(0);
    await hasFocus(page, 'math-field');
    expect(loaded.length).toBeGreaterThan(0);
    expect(outside).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stays visible above its keyboard, without axe violations', async () => {
    const { page, context } = await visit(at.browser, at.app.url, person);
    const field = await open(page);
    await field.getByRole('button', { name: t.openKeyboard }).click();
    await field.locator('math-field').waitFor();
    await field.locator('.mi-keys').waitFor();
    for (const name of Object.values(t.page)) {
      await field.getByRole('button', { name, exact: true }).click();
      expect(await overlap(field)).toBe(0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      await picture(page, `maths-keys-${person.code}-${name}`);
    }
    expect(await violationsOn(page)).toEqual([]);
    await context.close();
  });
});

/** Pixels of the field covered by the keyboard. */
async function overlap(field: Locator): Promise<number> {
  const [line, keys] = await Promise.all([
    field.locator('math-field').boundingBox(),
    field.locator('.mi-keyboard').boundingBox(),
  ]);
  return Math.max(0, (line?.y ?? 0) + (line?.height ?? 0) - (keys?.y ?? 0));
}

describe('with the keyboard only', () => {
  it('groups and keys are one tab stop each, arrows move within them, and Tab leaves the field', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const field = await open(page);
    const active = () =>
      page.evaluate(
        () =>
          document.activeElement?.querySelector('.sr')?.textContent ??
          document.activeElement?.getAttribute('aria-label') ??
          '',
      );
    await field.locator('textarea').focus();
    await page.keyboard.press('Tab');
    expect(await active()).toBe('Open the maths keyboard');
    await page.keyboard.press('Enter');
    await field.locator('math-field').waitFor();
    await field.locator('.mi-keys').waitFor();
    await hasFocus(page, 'math-field');
    await page.keyboard.press('Tab');
    expect(await active()).toBe('Close the maths keyboard');
    await page.keyboard.press('Tab');
    expect(await active()).toBe('Numbers');
    await page.keyboard.press('ArrowRight');
    expect(await active()).toBe('Powers and roots');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    expect(await active()).toBe('7');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('4');
    await page.keyboard.press('Enter');
    await expect.poll(() => latex(field)).toBe('4');
    expect(await active()).toBe('4');
    await page.keyboard.press('Tab');
    expect(await active()).toBe('Left');
    await page.keyboard.press('Escape');
    await hasFocus(page, 'math-field');
    await context.close();
  });

  it('Enter in the formula field sends the whole line, however fast it is pressed, and the tutor reads it', async () => {
    const t = teachingTexts.en.teaching.tutor;
    const { page, context, problems } = await visit(at.browser, at.app.url);
    const field = await open(page);
    await field.locator('textarea').fill('3(x-2)=9');
    await page.getByRole('button', { name: t.begin, exact: true }).click();
    await page.waitForURL('**/ai-tutor?session=*');
    const line = page.locator('.t-open .mi');
    await line.getByRole('button', { name: 'Open the maths keyboard' }).click();
    await line.locator('math-field').waitFor();
    await hasFocus(page, 'math-field');
    await page.keyboard.type('3x-6=');
    await expect.poll(() => latex(line)).toBe('3x-6=');
    await line.locator('math-field').evaluate((field) => {
      (field as HTMLElement & { insert(latex: string): void }).insert('9');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await page.locator('.mark.equal').last().waitFor();
    // The next card starts in the same mode.
    await page.locator('.t-open .mi math-field').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('without the formula editor', () => {
  it('the keys insert text when it cannot be loaded', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.route(/mathlive\.min/, (route) => route.abort());
    const field = await open(page);
    await field.locator('textarea').fill('2x+');
    await field.getByRole('button', { name: 'Open the maths keyboard' }).click();
    await field.getByText(mathsUiTexts.en.mathsUi.input.noDrawing).waitFor();
    await field.getByRole('button', { name: 'square root', exact: true }).click();
    await expect.poll(() => field.locator('textarea').inputValue()).toBe('2x+√()');
    // The caret moves between the brackets with the next frame.
    await hasFocus(page, 'textarea');
    await expect
      .poll(() => field.locator('textarea').evaluate((line: HTMLTextAreaElement) => line.selectionStart))
      .toBe('2x+√('.length);
    await page.keyboard.type('5');
    await expect.poll(() => field.locator('textarea').inputValue()).toBe('2x+√(5)');
    await context.close();
  });

  it('a page without scripts has a text field', async () => {
    const context = await at.browser.newContext({ baseURL: at.app.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expectVisible(page.locator('.try .t-trial-answer input'));
    await context.close();
  });
});

describe('an invalid input', () => {
  it('is reported with its position', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const field = await open(page);
    await field.locator('textarea').fill('2x + ? 3');
    await field.locator('.mi-where mark').waitFor();
    expect(await field.locator('.mi-where mark').innerText()).toBe('?');
    await context.close();
  });

  it('LaTeX and plain text are pasted as one formula', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    const field = await open(page);
    await field.getByRole('button', { name: 'Open the maths keyboard' }).click();
    await field.locator('math-field').waitFor();
    for (const [text, holds] of [
      ['\\frac{1}{2}x+3', '\\frac{1}{2}x+3'],
      ['x=3 or x=-1/2', '\\text{ or }'],
    ] as const) {
      await field.locator('math-field').evaluate((element, pasted) => {
        const mathField = element as HTMLInputElement;
        mathField.value = '';
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        const event = { clipboardData: data, bubbles: true, composed: true, cancelable: true };
        mathField.shadowRoot
          ?.querySelector('[role=textbox]')
          ?.dispatchEvent(new ClipboardEvent('paste', event));
      }, text);
      await expect.poll(() => latex(field)).toContain(holds);
    }
    await context.close();
  });
});
