import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ready, visit } from '../support/browser.ts';
import { setUpAppServerAndBrowser } from '../support/app-server-and-browser.ts';

/* Which parts of the maths are sent to a browser, and when. */

const at = setUpAppServerAndBrowser();

/** Names that occur only in the algebra engine's code; a test asserts that they do. */
const engineWords = ['isIdenticallyEqual', 'NthPrime', 'unexpected-argument'];

const scriptsIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(join(directory, file), 'utf8') }));

describe('the algebra engine', () => {
  it('is in no browser script', () => {
    const engine = scriptsIn('node_modules/@cortex-js/compute-engine/dist/esm-min');
    const built = scriptsIn('build/client');
    expect(built.length).toBeGreaterThan(20);
    for (const word of engineWords) {
      expect(engine.some(({ text }) => text.includes(word))).toBe(true);
      expect(built.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([]);
    }
  });
});

describe('the home page', () => {
  it('loads neither the formula editor nor the renderer, even when idle', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url);
    const scripts: { url: string; text: string }[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        void response.text().then((text) => scripts.push({ url: response.url(), text }));
      }
    });
    await page.goto('/');
    await ready(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
    expect(scripts.length).toBeGreaterThan(5);
    const isHeavy = ({ text }: { text: string }) => /ML__keyboard-sink|katex-mathml/.test(text);
    expect(scriptsIn('build/client').filter(isHeavy).length).toBeGreaterThan(0);
    const heavy = scripts.filter(isHeavy);
    expect(heavy.map(({ url }) => url)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
