import { describe, expect, it } from 'vitest';
import { demoPassword, submit, type } from '../support/accounts.ts';
import { ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { signedOut } from '../support/session-steps.ts';

const at = setUpAppServerAndBrowser();
const leo = 'leo.learner@example.org';

/** React Router's script for scroll positions runs before our code and reports this once per page load. */
const ofScrollPositions = [
  'console: SecurityError: Access is denied for this document.',
  'script: Access is denied for this document.',
];

describe.each([[['localStorage']], [['sessionStorage']], [['localStorage', 'sessionStorage']]])(
  'a browser that blocks %j',
  (blocked) => {
    it('keeps typed text, signs in and signs out', async () => {
      const { page, context, problems } = await visit(at.browser, at.app.url);
      await context.addInitScript((names) => {
        for (const name of names)
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      }, blocked);
      await page.goto('/auth');
      await ready(page);
      const email = page.locator('input[name="email"]');
      await email.pressSequentially(leo);
      expect(await email.inputValue()).toBe(leo);
      await type(page, { email: leo, password: demoPassword });
      await submit(page);
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: /Leo/ }).waitFor();
      const logout = page.waitForResponse((answer) => answer.url().includes('/auth/v1/logout'));
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signedOut(page);
      expect((await logout).status()).toBe(204);
      expect(problems).toEqual(blocked.includes('sessionStorage') ? ofScrollPositions : []);
      await context.close();
    });
  },
);
