import { describe, expect, it } from 'vitest';
import { codeMailedTo, linkMailedTo, submit, type } from '../support/accounts.ts';
import { picture, ready, visit } from '../support/browser.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';

/*
 * When two sign-ups with different passwords were made for one address, neither password survives the confirmation, since nobody can tell
 * which is whose; a new one is chosen at once.
 */

const [byLink, byCode] = ['first.link@example.org', 'first.code@example.org'];
const at = setUpAppServerWithDatabase();

const tables = [
  { way: 'link', me: byLink, language: 'en-GB', width: 390, why: 'Someone else could have chosen' },
  { way: 'code', me: byCode, language: 'fr-FR', width: 1280, why: 'Le mot de passe précédent' },
] as const;

const post = (path: string, email: string, password: string) =>
  fetch(`${at.app.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('a sign-up whose password is discarded at the confirmation', () => {
  it.each(tables)('by $way asks for a new password, then opens the requested page', async (words) => {
    const { way, me, language, width, why } = words;
    await post('signup', me, 'of-a-stranger');
    // Simulates that a minute has passed.
    await at.database.query('delete from app.rate_limits');
    const { page, context, problems } = await visit(at.browser, at.app.url, { language, width });
    await page.goto('/auth?mode=sign-up&next=/courses');
    await type(page, { name: 'Ana', email: me, password: 'from-before' });
    await submit(page);
    await page.locator('input[name="code"]').waitFor();
    if (way === 'code') await page.locator('input[name="code"]').fill(await codeMailedTo(at.app.url, me));
    else {
      await page.goto(await linkMailedTo(at.app.url, me));
      await ready(page);
    }
    await (way === 'code' ? submit(page) : page.locator('main .btn-primary').click());
    await page.getByText(why).waitFor();
    await picture(page, `first-password-${language}`);
    await type(page, { password: 'mine-from-now' });
    await submit(page);
    await page.waitForURL('**/courses');
    // Wait for the requested page; closing it while it loads causes an error.
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    const opened = ['of-a-stranger', 'from-before', 'mine-from-now'].map(
      async (tried) => (await post('token?grant_type=password', me, tried)).status,
    );
    expect(await Promise.all(opened)).toEqual([400, 400, 200]);
    expect(problems).toEqual([]);
  });
});
