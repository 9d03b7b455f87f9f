import { describe, it } from 'vitest';
import {
  demoPassword,
  english,
  french,
  linkMailedTo,
  says,
  spanish,
  submit,
  type,
} from '../support/accounts.ts';
import { picture, ready, visit, expectUrl } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

const at = setUpAppServerAndBrowser();

/** Emails are limited to one a minute and person, so each language has a different person. */
const tables = [
  {
    visitor: english,
    me: 'leo.learner@example.org',
    sent: 'We’ve sent an email to leo.learner@example.org.',
    ask: 'Sign in with this link.',
    withLink: 'Sign In',
    spent: 'This link no longer works.',
    again: 'Get a new link',
  },
  {
    visitor: spanish,
    me: 'carmen.parent@example.org',
    sent: 'Enviamos un correo a carmen.parent@example.org.',
    ask: 'Inicia sesión con este enlace.',
    withLink: 'Iniciar sesión',
    spent: 'Este enlace ya no sirve.',
    again: 'Pedir otro enlace',
  },
  {
    visitor: french,
    me: 'lucia.tutor@example.org',
    sent: 'Nous avons envoyé un e-mail à lucia.tutor@example.org.',
    ask: 'Connectez-vous avec ce lien.',
    withLink: 'Se connecter',
    spent: 'Ce lien ne fonctionne plus.',
    again: 'Recevoir un nouveau lien',
  },
] as const;

describe.each(tables)('in $visitor.language', (words) => {
  const { visitor, me } = words;

  it('a link signs in, also in another browser, and opens the requested page; it works once', async () => {
    const { page, context } = await visit(at.browser, at.app.url, visitor);
    await page.goto('/auth?mode=link&next=/courses');
    await type(page, { email: me });
    await submit(page);
    await says(page, words.sent);
    const link = await linkMailedTo(at.app.url, me);
    const elsewhere = await visit(at.browser, at.app.url, visitor);
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('heading', { name: words.ask }).waitFor();
    await elsewhere.page.getByRole('button', { name: words.withLink, exact: true }).click();
    await elsewhere.page.waitForURL('**/courses');
    await elsewhere.context.close();
    await page.goto(link);
    await page.getByRole('button', { name: words.withLink, exact: true }).click();
    await page.getByRole('alert').getByRole('heading', { name: words.spent }).waitFor();
    await picture(page, `link-spent-${visitor.language}`);
    await page.getByRole('link', { name: words.again }).click();
    await expectUrl(page, '**/auth?mode=link&next=%2Fcourses');
    await context.close();
  });
});

describe('an emailed link', () => {
  it('signs in the waiting tab when the link is opened in another', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth?mode=link&next=/courses');
    await type(page, { email: 'ana.founder@example.org' });
    await submit(page);
    await says(page, 'We’ve sent an email to ana.founder@example.org.');
    const other = await context.newPage();
    await other.goto(await linkMailedTo(at.app.url, 'ana.founder@example.org'));
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.waitForURL('**/courses');
    await expectUrl(page, '**/courses');
    await context.close();
  });

  it('is not used up when the network fails at the click, and can be retried', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth?mode=sign-up');
    await type(page, { name: 'Ana', email: 'ana@example.org', password: 'secret-1' });
    await submit(page);
    await says(page, 'We’ve sent an email to');
    await page.goto(await linkMailedTo(at.app.url, 'ana@example.org'));
    await ready(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await says(page, 'We can’t reach the server.');
    await picture(page, 'one-click-offline');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await expectUrl(page, '**/dashboard');
    await context.close();
  });

  it('opened while somebody else is signed in, names the account that would replace them', async () => {
    const { page, context } = await visit(at.browser, at.app.url, english);
    await page.goto('/auth');
    await type(page, { email: 'carmen.parent@example.org', password: demoPassword });
    await submit(page);
    await page.waitForURL('**/dashboard');
    await page.goto('/auth/callback?token_hash=x&type=magiclink');
    await says(
      page,
      'You’re signed in as carmen.parent@example.org. This link signs in the person it was sent to.',
    );
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Continue as carmen.parent@example.org' }).click();
    await expectUrl(page, '**/dashboard');
    await context.close();
  });
});
