import { act, useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { loadUnsent, saveUnsent, type UnsentAttempt } from './unsent-attempts.ts';
import { useUnsentAttempts } from './use-unsent-attempts.ts';

const attempt = (id: string, accountId = 'carmen'): UnsentAttempt => ({
  accountId,
  sessionId: 's',
  itemId: id,
  attempt: { id: `attempt-${id}`, answer: { kind: 'formula', text: '2' }, confidence: null, tookMs: 1 },
});

async function openWith(waiting: UnsentAttempt[], { isAway = true } = {}) {
  const network = { isAway };
  const page = openPage();
  for (const entry of waiting) saveUnsent(entry);
  const answer = () => (network.isAway ? new TypeError('fetch failed') : { body: { item: {}, changes: [] } });
  const path = (id: string) => `POST /functions/v1/practice/items/${id}/attempts`;
  const all = stubCalls({ [path('a')]: answer, [path('b')]: answer });
  const sent = () => all.filter(({ method }) => method === 'POST');
  const onAnswer = vi.fn();
  const onRefused = vi.fn();
  const next = { entry: attempt('a'), onAnswer };
  function Part() {
    const [, redraw] = useReducer((times: number) => times + 1, 0);
    const {
      waiting: left,
      send,
      flush,
    } = useUnsentAttempts('carmen', {
      onAnswer: next.onAnswer,
      onRefused,
    });
    return (
      <>
        <p>{left.map(({ itemId }) => itemId).join(' ') || 'none'}</p>
        <button type="button" aria-label="send" onClick={() => send(next.entry)} />
        <button type="button" aria-label="redraw" onClick={redraw} />
        <button type="button" aria-label="flush" onClick={() => flush()} />
      </>
    );
  }
  const part = await mounted(<Part />, { messages: {}, page });
  await settle();
  const dispatch = (target: EventTarget, name: string) =>
    act(async () => void target.dispatchEvent(new Event(name)));
  return {
    ...part,
    page,
    sent,
    onAnswer,
    onRefused,
    next,
    network,
    online: () => dispatch(page.window, 'online'),
    focus: () => dispatch(page.window, 'focus'),
    show: (state: 'visible' | 'hidden') => {
      page.document.visibilityState = state;
      return dispatch(page.document as unknown as EventTarget, 'visibilitychange');
    },
  };
}

test('what waits is sent at once, and reported', async () => {
  const part = await openWith([attempt('a'), attempt('b', 'another')], { isAway: false });
  await until(() => expect(part.text()).toBe('|none|'));
  expect(part.onAnswer).toHaveBeenCalledOnce();
  expect(part.onAnswer.mock.calls[0]![0]).toEqual(attempt('a'));
  expect(part.sent()).toHaveLength(1);
  expect(part.onRefused).not.toHaveBeenCalled();
  expect(loadUnsent('another')).toHaveLength(1);
});

test('what is sent later is reported to the latest listener', async () => {
  const part = await openWith([attempt('a')]);
  await until(() => expect(part.sent()).toHaveLength(1));
  await settle();
  part.next.onAnswer = vi.fn();
  await part.click('redraw');
  part.network.isAway = false;
  await part.online();
  await until(() => expect(part.text()).toBe('|none|'));
  expect(part.next.onAnswer).toHaveBeenCalledOnce();
  expect(part.onAnswer).not.toHaveBeenCalled();
});

test('without a connection it waits, and is shown as waiting', async () => {
  const part = await openWith([attempt('a')]);
  await until(() => expect(part.sent()).toHaveLength(1));
  expect(part.text()).toBe('|a|');
  expect(part.onAnswer).not.toHaveBeenCalled();
});

test.each(['online', 'focus'] as const)('it is sent when the window is %s again', async (event) => {
  const part = await openWith([attempt('a')]);
  await until(() => expect(part.sent()).toHaveLength(1));
  await settle();
  part.network.isAway = false;
  await part[event]();
  await settle();
  // At once: the next attempt by itself would come later.
  expect(part.text()).toBe('|none|');
  expect(part.sent()).toHaveLength(2);
});

test('it is sent when the page is seen again, not when it is hidden', async () => {
  const part = await openWith([attempt('a')]);
  await until(() => expect(part.sent()).toHaveLength(1));
  await settle();
  part.network.isAway = false;
  await part.show('hidden');
  await settle();
  expect(part.sent()).toHaveLength(1);
  await part.show('visible');
  await until(() => expect(part.text()).toBe('|none|'));
});

test('a page that was left sends nothing more', async () => {
  const part = await openWith([attempt('a')]);
  await until(() => expect(part.sent()).toHaveLength(1));
  await settle();
  await part.unmount();
  part.page.window.dispatchEvent(new Event('online'));
  part.page.window.dispatchEvent(new Event('focus'));
  (part.page.document as unknown as EventTarget).dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(part.sent()).toHaveLength(1);
});

test('an answer is stored before it is sent, and one that is refused is not kept', async () => {
  const part = await openWith([], { isAway: true });
  await part.click('send');
  expect(loadUnsent('carmen')).toEqual([attempt('a')]);
  expect(part.text()).toBe('|a|');
  part.network.isAway = false;
  await part.click('flush');
  expect([part.text(), loadUnsent('carmen')]).toEqual(['|none|', []]);
  // Nobody knows this question.
  part.next.entry = attempt('unknown');
  await part.click('send');
  expect(part.onRefused.mock.calls[0]![0]).toEqual(attempt('unknown'));
  expect(loadUnsent('carmen')).toEqual([]);
});
