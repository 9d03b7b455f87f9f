import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { en as preferences } from '#app/preferences/messages/en.ts';
import { crashTexts } from '#app/shell/messages/crash.ts';
import { en as shell } from '#app/shell/messages/en.ts';

const specification = readFileSync('docs/specification.md', 'utf8');
const { accounts } = accountsTexts.en;

/** Our English text of each sentence that the specification quotes word for word. */
const quoted: Record<string, string> = {
  'Please enter a valid email address': accounts.errors.email,
  'Password must be at least 6 characters': accounts.errors.password,
  'Invalid email or password': accounts.errors.credentials,
  'Please verify your email first': accounts.errors.unconfirmed,
  'Account not found. Try signing up?': accounts.errors.noAccount,
  'Account already exists. Try signing in?': accounts.errors.registered,
  'New account creation is currently disabled': accounts.errors.signupDisabled,
  'Too many attempts. Please try again later': accounts.errors.tooMany,
  'Authentication failed': accounts.errors.failed,
  'This email is already registered. Try signing in or use "Forgot password".':
    accounts.errors.alreadyRegistered,
  'An unexpected error occurred. Please try again.': accounts.errors.unexpected,
  'Verifying access...': accounts.guard.verifying,
  'Access Denied': accounts.guard.denied,
  "You don't have permission to access this page.": accounts.guard.deniedBody,
  'Something went wrong': crashTexts.en.title,
  'The page crashed while loading. This might be due to a JavaScript error or missing dependency.':
    crashTexts.en.text,
  'Loading...': shell.shell.loading,
  'Generating Your Lesson': shell.shell.overlay.title,
  'AI Tutor (Under Maintenance)': shell.shell.foot.aiTutorOff,
  'Use device settings': preferences.preferences.useDevice,
  'Reset to device': preferences.preferences.reset,
  'Failed loading locale': preferences.preferences.errors.loading_failed,
};

describe('texts of the specification', () => {
  it.each(Object.entries(quoted))('%s', (text, ours) => {
    expect(specification).toContain(text);
    expect(ours).toBe(text);
  });

  it('names the items of the navigation bar in their order', () => {
    const items = /Navigation bar: items ([^;]+);/.exec(specification)?.[1]?.split(', ');
    const { home, mission, team, teaching, courses, models, pricing, contact } = shell.shell.nav;
    expect([home, mission, team, teaching, courses, models, pricing, contact]).toEqual(items);
  });

  it('names the links of the footer in their order', () => {
    const line = specification.split('\n').find((text) => text.startsWith('- Footer:')) ?? '';
    const { foot } = shell.shell;
    const ours = {
      'quick links': [foot.home, foot.mission, foot.tutors, foot.teaching],
      services: [foot.pricing, `a disabled entry '${foot.aiTutorOff}'`, foot.contact],
      'legal and support': [foot.terms, foot.privacy, foot.refunds, foot.cookies, foot.faq, foot.contact],
    };
    for (const [heading, links] of Object.entries(ours))
      expect(line).toContain(`${heading} (${links.join(', ')})`);
  });
});
