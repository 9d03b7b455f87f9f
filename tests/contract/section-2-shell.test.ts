import { describe, expect, it } from 'vitest';
import { en as preferences } from '#app/preferences/messages/en.ts';
import { scrolledFrom } from '#app/shell/ui/nav-bar.tsx';
import { crashTexts } from '#app/shell/messages/failures.ts';
import { en as shell } from '#app/shell/messages/en.ts';
import { overlayShown } from '#app/platform/progress.ts';
import { says, section } from './specification.ts';

const { nav, foot, overlay, loading } = shell.shell;
const drawer = preferences.preferences;

describe('2. shell elements', () => {
  it(says(2, 'Navigation bar: items Home, Mission, Meet the Team, Our Teaching'), () => {
    const items = /Navigation bar: items ([^;]+);/.exec(section(2))?.[1]?.split(', ');
    expect([
      nav.home,
      nav.mission,
      nav.team,
      nav.teaching,
      nav.courses,
      nav.models,
      nav.pricing,
      nav.contact,
    ]).toEqual(items);
    expect(nav.dashboard).toBe(says(2, 'Dashboard'));
    expect(nav.signIn).toBe(says(2, 'Sign In'));
    expect(nav.book).toBe(says(2, 'Book a Session'));
    expect(`after scrolling ${scrolledFrom} px`).toBe(says(2, 'after scrolling 20 px'));
  });

  it(says(2, 'Footer: quick links (Home, Our Mission, Meet Our Tutors, Our Teaching)'), () => {
    const line = section(2)
      .split('\n')
      .find((text) => text.startsWith('- Footer:'));
    const lists = {
      'quick links': [foot.home, foot.mission, foot.tutors, foot.teaching],
      services: [foot.pricing, `a disabled entry '${foot.aiTutorOff}'`, foot.contact],
      'legal and support': [foot.terms, foot.privacy, foot.refunds, foot.cookies, foot.faq, foot.contact],
    };
    for (const [heading, links] of Object.entries(lists))
      expect(line).toContain(`${heading} (${links.join(', ')})`);
  });

  it(says(2, "Language and Region drawer: switch 'Use device settings'"), () => {
    expect(drawer.useDevice).toBe(says(2, 'Use device settings'));
    expect(drawer.save).toBe(says(2, 'Save'));
    expect(drawer.reset).toBe(says(2, 'Reset to device'));
    expect(drawer.title).toBe(says(2, 'Language and Region'));
  });

  it(says(2, "Lesson-generation overlay: title 'Generating Your Lesson'"), () => {
    expect(overlay.title).toBe(says(2, 'Generating Your Lesson'));
    expect(overlay.text).toContain(says(2, '30-60 seconds'));
    expect(Object.keys(overlay)).toEqual(['title', 'text', 'goal', 'concept', 'check', 'practice']);
    says(2, 'at least 25 and below 100');
    expect([24, 25, 99, 100].map(overlayShown)).toEqual([false, true, true, false]);
  });

  it(says(2, "Crash screen: 'Something went wrong' with buttons Reload Page and Go to Home."), () => {
    expect(crashTexts.en.title).toBe('Something went wrong');
    expect(crashTexts.en.reload).toBe('Reload Page');
    expect(crashTexts.en.home).toBe('Go to Home');
  });

  it(says(2, "Loading indicator with 'Loading...' while pages load."), () => {
    expect(loading).toBe('Loading...');
  });
});
