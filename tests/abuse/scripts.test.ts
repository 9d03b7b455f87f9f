import { beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { payloads } from './scripts/payloads.ts';
import { type TriedScript, tryScripts } from './scripts/scripts.ts';
import { watchPage } from './scripts/sight.ts';

/* Cross-site scripting payloads, a small sample: the full run is `node tests/abuse/scripts/scripts.ts` (record 0012). */

describe('payloads', () => {
  let tried: TriedScript;
  beforeAll(async () => {
    tried = await tryScripts(payloads.slice(0, 20), 20);
  }, 300_000);

  it('are never executed or parsed as markup', () => expect(tried.faults).toEqual([]));

  it('are stored in the fields of learners, tutors and founders, and displayed as text', () => {
    for (const field of ['learner name', 'contact', 'tutor page', 'review', 'session note', 'lesson note'])
      expect(tried.kept).toContain(field);
    for (const page of [
      '/tutors/lucia-restrepo',
      '/learner-profiles',
      '/founder-hub',
      '/functions/v1/dev/mailbox',
    ])
      expect(tried.shown).toContain(page);
  });
});

it('include five hundred different ones', () => {
  expect(payloads).toHaveLength(500);
  expect(new Set(payloads).size).toBe(500);
});

it(
  'a payload that runs, becomes an element or sends a request is detected',
  { timeout: 120_000 },
  async () => {
    const browser = await launchBrowser();
    const { page } = await visit(browser, 'http://localhost');
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>x</p>' }));
    const { faults, look } = await watchPage(page, 'http://localhost');
    await page.goto('/');
    await look('/');
    expect(faults).toEqual([]);
    const requested = page.waitForRequest('http://pwned.example/x');
    await page.evaluate(() => {
      document.body.innerHTML = `<img src=//pwned.example/x onerror="__pwned(1)"><a href="java&#9;script:1">x</a><xss-mark></xss-mark>`;
      const script = document.createElement('script');
      script.textContent = 'alert(1)';
      document.body.append(script);
    });
    // The picture is requested some time after the element stands.
    await requested;
    await look('/');
    for (const sign of [
      'a dialog: 1',
      'asks for http://pwned.example/x',
      'onerror',
      'java\tscript',
      'xss-mark',
      '<script>',
    ])
      expect(faults.join('\n')).toContain(sign);
    await browser.close();
  },
);
