import { describe, expect, test } from 'vitest';
import { notFoundTexts } from '#app/platform/messages/not-found/index.ts';
import { openPagePart } from '#tests/support/page-part.tsx';
import { NotFound } from './not-found.tsx';

const open = (path: string) => openPagePart(<NotFound />, { messages: notFoundTexts.en, path });

/** Title, text and ways of the page, for each address. */
const shownAt = async (paths: readonly string[]) => {
  const shown: string[] = [];
  for (const path of paths) {
    const screen = await open(path);
    shown.push(`— ${path}`, screen.outline(screen.all('section')[0]));
    await screen.unmount();
  }
  return shown.join('\n');
};

describe('a page that does not exist', () => {
  test('that is linked from the foot leads to the right section', async () => {
    expect(await shownAt(['/tutors', '/tutors/somebody', '/refund-policy', '/cookie-policy']))
      .toMatchInlineSnapshot(`
      "— /tutors
      No page here. But we know what you meant.
      There’s no list at /tutors. Our tutors introduce themselves on Meet the Team, or you can search by subject, language, price and time.
      [a href=/meet-the-team .btn-primary] Meet the team
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /tutors. The point that belongs there is lower down, at: Meet the Team.]
      [pattern id=hole-dots]
      not defined here
      Meet the Team
      /tutors
      — /tutors/somebody
      No tutor here.
      There’s no tutor at /tutors/somebody. You can search for others by subject, language, price and time.
      [a href=/tutor .btn-primary] Find a tutor
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /tutors/somebody. The point that belongs there is lower down, at: Find a tutor.]
      [pattern id=hole-dots]
      not defined here
      Find a tutor
      /tutors/somebody
      — /refund-policy
      No page here. But we know what you meant.
      There’s no page at /refund-policy. Refunds are a section of the Terms of Service: a full refund up to 24 hours before, half after that.
      [a href=/terms#refunds .btn-primary] Read about refunds
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /refund-policy. The point that belongs there is lower down, at: Terms of Service.]
      [pattern id=hole-dots]
      not defined here
      Terms of Service
      /refund-policy
      — /cookie-policy
      No page here. But we know what you meant.
      There’s no page at /cookie-policy. Cookies are a section of the Privacy Policy: a few small ones, all needed, none for advertising.
      [a href=/privacy#cookies .btn-primary] Read about cookies
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /cookie-policy. The point that belongs there is lower down, at: Privacy Policy.]
      [pattern id=hole-dots]
      not defined here
      Privacy Policy
      /cookie-policy"
    `);
  });

  test('whose address is nearly right, or another name, leads there', async () => {
    expect(
      await shownAt([
        '/misson',
        '/team',
        '/teachin',
        '/login',
        '/dashbord',
        '/practice',
        '/help',
        '/profile',
      ]),
    ).toMatchInlineSnapshot(`
      "— /misson
      No page here. But we know what you meant.
      There’s nothing at /misson. But there’s a page with almost the same address.
      [a href=/mission .btn-primary] Go to “Mission”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /misson. The point that belongs there is lower down, at: Mission.]
      [pattern id=hole-dots]
      not defined here
      Mission
      /misson
      — /team
      No page here. But we know what you meant.
      There’s nothing at /team. But there’s a page with almost the same address.
      [a href=/meet-the-team .btn-primary] Go to “Meet the Team”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /team. The point that belongs there is lower down, at: Meet the Team.]
      [pattern id=hole-dots]
      not defined here
      Meet the Team
      /team
      — /teachin
      No page here. But we know what you meant.
      There’s nothing at /teachin. But there’s a page with almost the same address.
      [a href=/teaching .btn-primary] Go to “Our Teaching”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /teachin. The point that belongs there is lower down, at: Our Teaching.]
      [pattern id=hole-dots]
      not defined here
      Our Teaching
      /teachin
      — /login
      No page here. But we know what you meant.
      There’s nothing at /login. But there’s a page with almost the same address.
      [a href=/auth .btn-primary] Go to “Sign In”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /login. The point that belongs there is lower down, at: Sign In.]
      [pattern id=hole-dots]
      not defined here
      Sign In
      /login
      — /dashbord
      No page here. But we know what you meant.
      There’s nothing at /dashbord. But there’s a page with almost the same address.
      [a href=/dashboard .btn-primary] Go to “Dashboard”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /dashbord. The point that belongs there is lower down, at: Dashboard.]
      [pattern id=hole-dots]
      not defined here
      Dashboard
      /dashbord
      — /practice
      No page here. But we know what you meant.
      There’s nothing at /practice. But there’s a page with almost the same address.
      [a href=/tutor/practice .btn-primary] Go to “Practice”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /practice. The point that belongs there is lower down, at: Practice.]
      [pattern id=hole-dots]
      not defined here
      Practice
      /practice
      — /help
      No page here. But we know what you meant.
      There’s nothing at /help. But there’s a page with almost the same address.
      [a href=/faq .btn-primary] Go to “FAQ”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /help. The point that belongs there is lower down, at: FAQ.]
      [pattern id=hole-dots]
      not defined here
      FAQ
      /help
      — /profile
      No page here. But we know what you meant.
      There’s nothing at /profile. But there’s a page with almost the same address.
      [a href=/learner-profiles .btn-primary] Go to “Learner profiles”
      [a href=/ .btn-quiet] Go to Home
      [svg role=img aria-label=A curve with one open point at /profile. The point that belongs there is lower down, at: Learner profiles.]
      [pattern id=hole-dots]
      not defined here
      Learner profiles
      /profile"
    `);
  });

  test('that resembles none leads home', async () => {
    expect(await shownAt(['/xyzzyxyzzy'])).toMatchInlineSnapshot(`
      "— /xyzzyxyzzy
      No page here.
      There’s nothing at /xyzzyxyzzy. Every link below leads somewhere.
      [a href=/ .btn-primary] Go to Home
      [svg role=img aria-label=A curve with one open point at /xyzzyxyzzy.]
      [pattern id=hole-dots]
      not defined here
      /xyzzyxyzzy"
    `);
  });

  test('offers five other ways, without the suggested one', async () => {
    const none = await open('/xyzzyxyzzy');
    expect(none.outline(none.all('section')[1])).toMatchInlineSnapshot(`
      "[h2 id=other-ways] Or were you looking for this?
      [a href=/tutor]
      Find a tutor
      By subject, language, price and time
      [a href=/meet-the-team]
      Meet the Team
      Who teaches here
      [a href=/pricing]
      Pricing
      What a session costs and what is included
      [a href=/terms#refunds]
      Refunds
      A section of the Terms of Service
      [a href=/privacy#cookies]
      Cookies
      A section of the Privacy Policy"
    `);
    await none.unmount();
    const pricing = await open('/prices');
    expect(
      pricing
        .all('section')[1]!
        .querySelectorAll('a')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/tutor', '/meet-the-team', '/terms#refunds', '/privacy#cookies', '/courses']);
  });
});
