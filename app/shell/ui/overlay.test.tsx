import { onTestFinished, beforeEach, describe, expect, test, vi } from 'vitest';
import { setOverlayAction } from '#app/platform/overlay-action.ts';
import { resetProgress, setProgress } from '#app/platform/progress.ts';
import { openPagePart } from '#tests/support/page-part.tsx';
import { shellTexts } from '../messages/index.ts';
import { CrashScreen } from './crash.tsx';
import GenerationOverlay from './overlay.tsx';

beforeEach(() => {
  onTestFinished(() => {
    resetProgress();
    setOverlayAction(null);
  });
});
const open = async (progress: number) => {
  setProgress(progress, 'Slope');
  return openPagePart(<GenerationOverlay />, { messages: shellTexts.en, classes: ['is-now', 'pc-dot'] });
};

describe('the overlay over a page while a lesson is made', () => {
  test('shows the steps, how far it is, and the way out', async () => {
    const act = vi.fn<() => void>();
    setOverlayAction({ label: 'Cancel', act });
    const screen = await open(40);
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[dialog open]
      [h2 id=overlay-title] Generating Your Lesson
      This usually takes 30-60 seconds.
      [div role=progressbar aria-label=Slope]
      [circle .pc-dot]
      [circle .pc-dot]
      [circle .pc-dot]
      [circle .pc-dot]
      [circle .pc-dot]
      [li .is-done]
      [svg .equal]
      Choosing the goal and a warm-up
      [li .is-now]
      Writing the concept and a worked example
      Checking every formula
      Setting your practice
      [button type=button .btn-quiet] Cancel"
    `);
    expect(screen.query('.overlay-track').getAttribute('aria-valuenow')).toBe('40');
    await screen.click('Cancel');
    expect(await screen.fire(screen.query('dialog'), 'onCancel')).toBe(true);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('without a way out has no button, and cannot be left by Escape', async () => {
    const screen = await open(30);
    expect(screen.all('button')).toEqual([]);
    expect(await screen.fire(screen.query('dialog'), 'onCancel')).toBe(true);
    expect(screen.query('dialog').hasAttribute('open')).toBe(true);
  });

  test.each([
    [25, 'is-now, , , '],
    [39, 'is-now, , , '],
    [40, 'is-done, is-now, , '],
    [65, 'is-done, is-done, is-now, '],
    [85, 'is-done, is-done, is-done, is-now'],
    [99, 'is-done, is-done, is-done, is-now'],
  ])('at %i per cent is at its step', async (progress, steps) => {
    const screen = await open(progress);
    expect(
      screen
        .all('li')
        .map((one) => one.getAttribute('class') ?? '')
        .join(', '),
    ).toBe(steps);
  });

  test.each([
    [0, 'pc-rest', 'pc-dot 14, pc-dot 171, pc-dot 269, pc-dot 347, pc-dot 406, pc-halo 14, pc-now 14'],
    [
      50,
      'pc-rest pc-done',
      'pc-dot done 14, pc-dot done 171, pc-dot 269, pc-dot 347, pc-dot 406, pc-halo 210, pc-now 210',
    ],
    [
      100,
      'pc-done',
      'pc-dot done 14, pc-dot done 171, pc-dot done 269, pc-dot done 347, pc-dot 406, pc-halo 406, pc-now 406',
    ],
  ])('at %i per cent draws the curve so far', async (progress, lines, dots) => {
    const screen = await open(progress);
    const svg = screen.query('.overlay-track').querySelector('svg')!;
    expect(
      svg
        .querySelectorAll('path')
        .map((one) => one.getAttribute('class'))
        .join(' '),
    ).toBe(lines);
    expect(
      svg
        .querySelectorAll('circle')
        .map((one) => `${one.getAttribute('class')!.trim()} ${Math.round(Number(one.getAttribute('cx')))}`)
        .join(', '),
    ).toBe(dots);
  });
});

test('a page that crashed can be loaded again or left', async () => {
  const screen = await openPagePart(<CrashScreen language="en" />, { messages: {} });
  expect(screen.text()).toBe(
    '|Something went wrong|The page crashed while loading. This might be due to a JavaScript error or missing dependency.|Reload Page|Go to Home|',
  );
  expect(screen.find('Go to Home')!.getAttribute('href')).toBe('/');
  await screen.click('Reload Page');
  expect((screen.page.window.location as unknown as { reload: unknown }).reload).toHaveBeenCalledOnce();
});
