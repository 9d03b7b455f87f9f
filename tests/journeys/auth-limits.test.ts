import { describe, expect, it } from 'vitest';
import { submit, type } from '../support/accounts.ts';
import { picture, ready, visit, expectVisible } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

describe('too many attempts show the waiting time', () => {
  it.each([
    ['en-GB', 'Too many attempts. Please try again later: in 15 minutes.', 1280],
    ['es-CO', 'Demasiados intentos. Vuelve a intentarlo más tarde: dentro de 15 minutos.', 390],
    ['fr-FR', 'Trop de tentatives. Réessayez plus tard : dans 15 minutes.', 390],
  ] as const)('after the real limit of wrong passwords, in %s', async (language, words, width) => {
    const email = `guessed-${language.toLowerCase()}@example.org`;
    const { page, context } = await visit(at.browser, at.app.url, { language, width });
    await page.goto('/auth');
    await type(page, { email, password: 'wrong-1' });
    // Ten in a quarter of an hour, from a different address each time, like a person on the move.
    for (let tries = 0; tries < 10; tries += 1)
      await fetch(`${at.app.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await alert.waitFor();
    expect((await alert.textContent())?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
    expect(await page.locator('input[name="password"]').inputValue()).toBe('wrong-1');
    await picture(page, `too-many-${language}`);
    await context.close();
  });

  it('which counts down without announcements and is announced at its end', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await page.clock.install({ time: '2026-11-20T09:00:00Z' });
    await page.route('**/auth/v1/otp*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        json: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'x', retry_after: 42 },
      }),
    );
    await page.goto('/auth?mode=link');
    await ready(page);
    await type(page, { email: 'ana@example.org' });
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await alert.filter({ hasText: 'Too many attempts. Please try again later: in 42 seconds.' }).waitFor();
    const timer = alert.getByRole('timer');
    expect(await timer.getAttribute('aria-live')).toBe('off');
    await page.clock.runFor(10_000);
    await expect.poll(() => timer.textContent()).toBe('in 32 seconds');
    await page.clock.runFor(33_000);
    await alert.filter({ hasText: 'You can try again now.' }).waitFor();
    await context.close();
  });

  it('when a second email of a kind is requested within a minute', async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await fetch(`${at.app.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'leo.learner@example.org' }),
    });
    await page.goto('/auth?mode=forgot');
    await type(page, { email: 'leo.learner@example.org' });
    await submit(page);
    await expectVisible(page.getByText(/Too many attempts\. Please try again later: in \d+ seconds\./));
    await context.close();
  });
});
