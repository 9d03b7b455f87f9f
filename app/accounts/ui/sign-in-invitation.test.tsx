import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { accountsTexts } from '../messages/index.ts';
import { useJustSignedIn } from './lazy.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';

const messages = accountsTexts.en;
const { invite, inviteBody, inviteAction } = messages.accounts.guard;

test('a visitor is invited to sign in and to return', () => {
  const html = rendered(<SignInInvitation />, { messages, path: '/dashboard?tab=account' });
  expect(html).toContain(`<h1>${invite}</h1><p class="lead">${inviteBody}</p>`);
  expect(html).toMatch(
    new RegExp(`href="/auth\\?next=%2Fdashboard%3Ftab%3Daccount"[^>]*>${inviteAction}</a>`),
  );
  expect(html).not.toContain('mode=sign-up');
});

test('a page says in its own words what the account is for, and offers one', () => {
  const html = rendered(
    <SignInInvitation title="Your sessions" text="They are here." create="Create one" />,
    {
      messages,
      path: '/',
    },
  );
  expect(html).toContain('<h1>Your sessions</h1><p class="lead">They are here.</p>');
  expect(html).toMatch(/href="\/auth\?mode=sign-up&amp;next=%2F"[^>]*>Create one<\/a>/);
});

test('a visit counts as one after signing in only with the mark that the forms set', () => {
  const Arrival = () => String(useJustSignedIn());
  expect(rendered(<Arrival />, { messages })).toBe('false');
});
