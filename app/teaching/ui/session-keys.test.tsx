import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { at } from '#tests/support/page-part.tsx';
import {
  care,
  openSession,
  right,
  sessionWith,
  turnRoute,
  tutorTurn,
} from '#tests/support/teaching-page.tsx';

describe('the keyboard', () => {
  const alt = { altKey: true, shiftKey: true };

  test('moves to the line, the words and the work, asks for a hint and says “stuck”', async () => {
    const screen = await openSession(sessionWith(), { [turnRoute]: right });
    expect(await screen.pressKey('KeyA', alt)).toBe(true);
    expect(screen.focused()).toBe('Your line 2');
    await screen.pressKey('KeyK', alt);
    expect(screen.focused()).toBe('Ask about this step');
    await screen.pressKey('KeyH', alt);
    await until(() => expect(screen.text()).toContain('|Right.|'));
    await screen.pressKey('KeyS', alt);
    await until(() => expect(screen.sent('POST /teaching/sessions/s1/turns')).toHaveLength(2));
    expect(screen.sent('POST /teaching/sessions/s1/turns')).toEqual([
      { action: 'hint', cardId: 'card-1' },
      { action: 'cannot_start', cardId: 'card-2' },
    ]);
    await screen.pressKey('KeyW', alt);
    expect(screen.query('dialog')).toBeTruthy();
    expect(await screen.pressKey('KeyA', alt)).toBe(false);
  });

  test.each([{ altKey: true }, { shiftKey: true }, { ...alt, ctrlKey: true }, { ...alt, metaKey: true }])(
    'leaves other keys to the browser (%o)',
    async (keys) => {
      const screen = await openSession();
      expect(await screen.pressKey('KeyA', keys)).toBe(false);
      expect(screen.page.document.activeElement.localName).toBe('body');
    },
  );

  test('leaves letters without a meaning, and every key after the page is left, to the browser', async () => {
    const screen = await openSession();
    expect(await screen.pressKey('KeyQ', alt)).toBe(false);
    await screen.unmount();
    expect(await screen.pressKey('KeyA', alt)).toBe(false);
  });

  test('asks for other words of the newest turn and focuses them', async () => {
    const session = sessionWith({ turns: [tutorTurn(3, [{ kind: 'say', text: ['Other words.'] }])] });
    const screen = await openSession(sessionWith(), {
      [`POST ${at('/teaching/sessions/s1/turns/turn-1/anew')}`]: { body: { session } },
    });
    await screen.pressKey('KeyR', alt);
    await until(() => expect(screen.text()).toContain('Other words.'));
    await until(() => expect(screen.focused()).toBe('turn-3'));
  });

  test('has no other words for the answer to a worrying message', async () => {
    const screen = await openSession(sessionWith({ turns: [tutorTurn(1, [care])] }));
    expect(await screen.pressKey('KeyR', alt)).toBe(false);
  });
});
