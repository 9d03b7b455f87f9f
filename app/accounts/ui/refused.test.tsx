import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { accountsTexts } from '../messages/index.ts';
import { Refused } from './refused.tsx';

const messages = accountsTexts.en;
const { callback, forgot } = messages.accounts;
const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;

const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [text, href]);
const draw = (part: React.ReactNode, user: typeof ana | null = null) =>
  rendered(part, { messages, auth: { user, loading: false } });

test.each([
  ['expired', callback.newLink, '/auth?mode=link&amp;next=%2Ftutors'],
  ['blocked', callback.write, '/contact?next=%2Ftutors'],
  ['cancelled', callback.back, '/auth?next=%2Ftutors'],
] as const)('a sign-in that is %s offers “%s”', (reason, label, href) => {
  const html = draw(<Refused reason={reason} next="/tutors" />);
  expect(html).toContain(`<h1>${callback.refused[reason].title}</h1>`);
  expect(html.replaceAll('&#x27;', "'")).toContain(`<p class="lead">${callback.refused[reason].text}</p>`);
  expect(links(html)).toEqual([[label, href]]);
});

test('a page may offer another step, and quote the service', () => {
  const html = draw(<Refused reason="expired" text="Words of the service" next={null} way="newPassword" />);
  expect(html).toContain('<p class="lead">Words of the service</p>');
  expect(links(html)).toEqual([[forgot.submit, '/auth?mode=forgot']]);
});

test('an empty text of the service is replaced by ours', () => {
  const html = draw(<Refused reason="cancelled" text="" next={null} />).replaceAll('&#x27;', "'");
  expect(html).toContain(`<p class="lead">${callback.refused.cancelled.text}</p>`);
});

test.each([
  ['/tutors', '/tutors'],
  [null, '/dashboard'],
])('who is signed in anyway can go on to the wanted page (%s: %s)', (next, href) => {
  const all = links(draw(<Refused reason="cancelled" next={next} />, ana));
  expect(all.at(-1)).toEqual(['Continue as ana@example.org', href]);
  expect(all).toHaveLength(2);
});
