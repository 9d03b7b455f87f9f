import { describe, expect, it } from 'vitest';
import { demoPassword, submit, type } from '../support/accounts.ts';
import { picture, signIn, writeSession, visit, expectVisible, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';
import { says } from '../contract/specification.ts';

const at = setUpAppServerAndBrowser();

type Alert = { email: string; context: string; userAgent: string; at: string };

const founder = 'ana.founder@example.org';
const learner = 'leo.learner@example.org';

describe('a page for administrators', () => {
  it.each(['/founder-hub', '/founder/tutors/lucia-restrepo', '/founder/ai', '/lead-dashboard'])(
    'sends a visitor to sign in, and returns a founder to the requested page: %s',
    async (path) => {
      const { page, context } = await visit(at.browser, at.app.url);
      await page.goto(path);
      const wanted = path === '/lead-dashboard' ? '/founder-hub' : path;
      await expectUrl(page, `**/auth?${new URLSearchParams({ next: wanted })}`);
      if (path === '/founder-hub') {
        await type(page, { email: founder, password: demoPassword });
        await submit(page);
        await page.waitForURL(`${at.app.url}${wanted}`);
        await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Verifying' }).waitFor();
      }
      await context.close();
    },
  );

  it.each([
    ['en-GB', says(6, 'Access Denied'), says(6, "You don't have permission to access this page."), 1280],
    ['es-CO', 'Acceso denegado', 'No tienes permiso para ver esta página.', 390],
    ['fr-FR', 'Accès refusé', 'Vous n’avez pas l’autorisation d’accéder à cette page.', 390],
  ] as const)('sends other accounts home with a notice, in %s', async (language, title, text, width) => {
    const { page, context } = await visit(at.browser, at.app.url, { language, width });
    await writeSession(page, learner);
    await page.goto('/founder-hub');
    await page.waitForURL(`${at.app.url}/`);
    const toast = page.getByRole('alert').filter({ hasText: title });
    await expectVisible(toast);
    expect(await toast.textContent()).toContain(text);
    expect(await toast.evaluate((element) => element.classList.contains('is-danger'))).toBe(true);
    await picture(page, `denied-${language}`);
    await context.close();
  });

  it(`${says(4, "while loading shows 'Verifying access...'")}; nobody is redirected while the role is unknown`, async () => {
    const { page, context } = await visit(at.browser, at.app.url);
    await signIn(page, founder);
    let requests = 0;
    let reachable = false;
    await page.route('**/functions/v1/account', (route) => {
      requests += 1;
      return reachable ? route.continue() : route.abort();
    });
    await page.goto('/founder-hub');
    await page.getByRole('heading', { name: 'Verifying access...' }).waitFor();
    await expect.poll(() => requests).toBeGreaterThanOrEqual(2);
    await page.getByText('We can’t reach the server at the moment.').waitFor();
    expect(page.url()).toBe(`${at.app.url}/founder-hub`);
    expect(await page.getByText('Access Denied').count()).toBe(0);
    reachable = true;
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Verifying' }).waitFor();
    await context.close();
  });

  it(
    says(6, 'A security alert is logged for unauthorized attempts (email, context, time, user agent).'),
    async () => {
      const { page, context } = await visit(at.browser, at.app.url);
      await writeSession(page, learner);
      const began = Date.now();
      const reported = page.waitForResponse('**/functions/v1/account/security-alerts');
      await page.goto('/founder/ai');
      await page.waitForURL(`${at.app.url}/`);
      await page.getByText('Access Denied').waitFor();
      await reported;
      const agent = await page.evaluate(() => navigator.userAgent);

      const hub = await visit(at.browser, at.app.url);
      await signIn(hub.page, founder);
      const { latestAlerts } = await hub.page.evaluate(async () => {
        const { access_token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
          access_token: string;
        };
        const answer = await fetch('/functions/v1/founders/numbers?range=7d', {
          headers: { authorization: `Bearer ${access_token}` },
        });
        return ((await answer.json()) as { numbers: { latestAlerts: Alert[] } }).numbers;
      });
      const [alert, ...more] = latestAlerts.filter(({ context: path }) => path === '/founder/ai');
      expect(alert).toMatchObject({ email: learner, userAgent: agent });
      expect(Date.parse(alert?.at ?? '')).toBeGreaterThanOrEqual(began - 1000);
      expect(Date.parse(alert?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
      // One call per attempt.
      expect(more).toEqual([]);
      await hub.context.close();
      await context.close();
    },
  );
});
