import type { Page } from 'playwright-core';
import { ready } from '../support/browser.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { type AppServer, mailsTo } from '../support/app-server.ts';

/** Clicks the button of the sign-in page, and then an account, or Cancel, on Google's page. */
export async function throughGoogle(page: Page, email: string | null, from = '/auth'): Promise<void> {
  await page.goto(from);
  await ready(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.getByRole('link', { name: email ?? 'Cancel', exact: true }).click();
}

type ServiceUser = {
  email: string;
  email_confirmed_at?: string;
  user_metadata: { full_name?: string };
  app_metadata: { providers?: string[] };
};

/** The account of this browser's session, as the service returns it. */
export async function account(page: Page): Promise<ServiceUser> {
  return page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('sb-session') ?? '{}') as {
      access_token: string;
    };
    const answer = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as ServiceUser;
  });
}
export const session = (page: Page) => page.evaluate(() => localStorage.getItem('sb-session'));
export const signedIn = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).first().waitFor();

/** A call of the auth service without a browser. */
export const callAuth = (url: string, path: string, body: object): Promise<Response> =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The `/verify` parameters of the newest sign-up email. */
export async function mailedToken(app: AppServer, email: string): Promise<object> {
  const [mail] = await mailsTo(app.url, email);
  return { token_hash: /token_hash=([^&\s]+)/.exec(mail?.text ?? '')?.[1], type: 'signup' };
}

/** The service's identities of somebody's sign-in with Google. */
export async function googleAccounts(app: AppServer, email: string): Promise<unknown[]> {
  const database = await databaseOf(app);
  const { rows } = await database.query(
    `select user_id from auth.identities where provider = 'google' and strpos(identity_data::text, $1) > 0`,
    [email],
  );
  await database.end();
  return rows;
}

/** An account with email and password; `confirmed` as if the emailed link had been opened. */
export async function passwordAccount(
  app: AppServer,
  email: string,
  password: string,
  { confirmed }: { confirmed: boolean },
): Promise<void> {
  const must = async (path: string, body: object) => {
    const answer = await callAuth(app.url, path, body);
    if (!answer.ok) throw new Error(`${path} for ${email}: ${answer.status}`);
  };
  await must('/signup', { email, password, data: { full_name: 'By Password' } });
  if (confirmed) await must('/verify', await mailedToken(app, email));
}
