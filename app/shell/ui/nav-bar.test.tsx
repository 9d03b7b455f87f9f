import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { carmen, openPagePart, StubbedKeyboardEvent, visitor } from '#tests/support/page-part.tsx';
import { shellTexts } from '../messages/index.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';

const open = (path = '/courses', auth = visitor) =>
  openPagePart(<NavBar />, { messages: shellTexts.en, path, auth });
type Screen = Awaited<ReturnType<typeof open>>;
const isOpen = (screen: Screen) => [
  screen.find('Menu')!.getAttribute('aria-expanded'),
  screen.query('#menu').hasAttribute('hidden'),
];
const onDocument = (screen: Screen, event: Event) =>
  act(async () => void screen.page.document.dispatchEvent(event));

describe('the navigation', () => {
  test('of a visitor has eight pages, search, region, a sign-in and a way to book', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/]
      Curvela
      [nav aria-label=Main]
      [a href=/] Home
      [a href=/mission] Mission
      [a href=/meet-the-team] Meet the Team
      [a href=/teaching] Our Teaching
      [a href=/courses aria-current=page] Courses
      [a href=/tutor-models] AI Tutor Models
      [a href=/pricing] Pricing
      [a href=/contact] Contact
      [button type=button aria-label=Search]
      [button type=button aria-label=Language and Region]
      [a href=/auth .btn-quiet] Sign In
      [a href=/pricing .btn-primary] Book a Session
      [button type=button aria-label=Menu aria-expanded=false]
      [nav id=menu aria-label=Menu]
      [a href=/] Home
      [a href=/mission] Mission
      [a href=/meet-the-team] Meet the Team
      [a href=/teaching] Our Teaching
      [a href=/courses aria-current=page] Courses
      [a href=/tutor-models] AI Tutor Models
      [a href=/pricing] Pricing
      [a href=/contact] Contact
      [button type=button]
      Search
      [button type=button]
      Language and Region
      [a href=/auth .btn-secondary] Sign In"
    `);
    expect(screen.page.document.querySelectorAll('.squiggle')).toHaveLength(2);
  });

  test('of an account leads to the dashboard and signs out', async () => {
    const screen = await open('/', carmen);
    expect(screen.find('Sign In')).toBeNull();
    expect(screen.find('Dashboard')!.getAttribute('href')).toBe('/dashboard');
    expect(screen.find('Sign out')).not.toBeNull();
  });

  test.each([
    ['/book', 'btn btn-secondary btn-sm'],
    ['/confirm', 'btn btn-secondary btn-sm'],
    ['/booking/thanks', 'btn btn-secondary btn-sm'],
    ['/pricing', 'btn btn-primary btn-sm'],
  ])('at %s offers to book as “%s”', async (path, classes) => {
    const screen = await open(path);
    expect(screen.find('Book a Session')!.getAttribute('class')).toBe(classes);
    expect(screen.find('Book a Session')!.getAttribute('href')).toBe('/pricing');
  });

  test('two clicks on Sign Out sign out once, with one message', async () => {
    const screen = await open('/courses', carmen);
    await screen.click('Menu');
    await screen.doubleClick('Sign out');
    expect(screen.toasts()).toHaveLength(1);
  });

  test('opens and closes its menu by the button, Escape and a press outside', async () => {
    const screen = await open();
    expect(isOpen(screen)).toEqual(['false', true]);
    await screen.click('Menu');
    expect(isOpen(screen)).toEqual(['true', false]);
    await onDocument(screen, new StubbedKeyboardEvent('keydown', { key: 'a' }));
    expect(isOpen(screen)).toEqual(['true', false]);
    await onDocument(screen, new StubbedKeyboardEvent('keydown', { key: 'Escape' }));
    expect(isOpen(screen)).toEqual(['false', true]);
    expect(screen.focused()).toBe('Menu');
    await screen.click('Menu');
    const press = (target: object) =>
      onDocument(screen, Object.defineProperty(new Event('pointerdown'), 'target', { value: target }));
    await press(screen.query('#menu'));
    expect(isOpen(screen)).toEqual(['true', false]);
    await press(screen.page.document.body);
    expect(isOpen(screen)).toEqual(['false', true]);
    await screen.click('Menu');
    await screen.click('Menu');
    expect(isOpen(screen)).toEqual(['false', true]);
  });

  test.each([
    [0, 'nav ', '0.0%'],
    [20, 'nav ', '2.0%'],
    [21, 'nav is-scrolled', '2.1%'],
    [1200, 'nav is-scrolled', '100.0%'],
  ])('scrolled by %i pixels is “%s” and read to %s', async (scrollY, classes, read) => {
    const screen = await open();
    Object.assign(screen.page.document.documentElement, { scrollHeight: 1800 });
    Object.assign(screen.page.window, { scrollY, innerHeight: 800 });
    await act(async () => void screen.page.window.dispatchEvent(new Event('scroll')));
    expect(screen.query('header').getAttribute('class')).toBe(classes);
    expect(screen.query('header').style['--read']).toBe(read);
  });

  test('of a page that fits the window is not read yet', async () => {
    const screen = await open();
    Object.assign(screen.page.document.documentElement, { scrollHeight: 800 });
    Object.assign(screen.page.window, { scrollY: 0, innerHeight: 800 });
    await act(async () => void screen.page.window.dispatchEvent(new Event('resize')));
    expect(screen.query('header').style['--read']).toBe('0.0%');
  });
});

describe('the foot of a page', () => {
  test('has the links of the specification', async () => {
    const screen = await openPagePart(<Footer year={2026} aiTutor />, { messages: shellTexts.en });
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/]
      Curvela
      Human tutors, courses and practice that start where you are.
      [nav aria-label=Quick links]
      Quick links
      [a href=/] Home
      [a href=/mission] Our Mission
      [a href=/tutors] Meet Our Tutors
      [a href=/teaching] Our Teaching
      [nav aria-label=Services]
      Services
      [a href=/pricing] Pricing
      [a href=/ai-tutor] AI Tutor
      [a href=/contact] Contact Us
      [nav aria-label=Legal and support]
      Legal and support
      [a href=/terms] Terms of Service
      [a href=/privacy] Privacy Policy
      [a href=/refund-policy] Refund Policy
      [a href=/cookie-policy] Cookie Policy
      [a href=/faq] FAQ
      [a href=/contact] Contact Us
      © 2026 Curvela. All rights reserved."
    `);
  });

  test('says when the maths tutor is being maintained', async () => {
    const screen = await openPagePart(<Footer year={2026} aiTutor={false} />, { messages: shellTexts.en });
    expect(screen.find('AI Tutor')).toBeNull();
    expect(screen.outline()).toContain('[span role=link aria-disabled] AI Tutor (Under Maintenance)');
  });
});
