import { describe, expect, it } from 'vitest';
import { ready, writeSession, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

describe('unsaved changes', () => {
  it('need a confirmation before a tutor leaves changed hours, and the tutor can stay', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await writeSession(page, 'lucia.tutor@example.org');
    await page.goto('/dashboard/availability');
    await page
      .getByRole('button', { name: /, remove$/ })
      .first()
      .click();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void (dialogs.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect.poll(() => dialogs).toEqual(['Your changes to your hours aren’t saved. Leave anyway?']);
    expect(new URL(page.url()).pathname).toBe('/dashboard/availability');
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    await context.close();
  });
});

describe('the language and region drawer by keyboard', () => {
  it('can be reached, saved and left by keyboard', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.goto('/mission');
    await ready(page);
    await page.getByRole('button', { name: 'Language and Region' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let press = 0; press < 15 && (await focused()) !== 'Save'; press += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe('Save');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});
