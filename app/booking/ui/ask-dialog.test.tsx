import { Activity, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/platform/api-client.ts';
import { bookingMessages } from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage, PageElement } from '#tests/support/page-document.ts';
import { AskDialog } from './ask-dialog.tsx';

const shown = {
  title: 'Cancel this session?',
  keep: 'Keep the session',
  error: null,
  actions: <button type="button">Cancel the session</button>,
};

async function openDialog(changes: Partial<Parameters<typeof AskDialog>[0]> = {}) {
  const onClose = vi.fn();
  function Hideable() {
    const [hidden, setHidden] = useState(false);
    return (
      <>
        <button onClick={() => setHidden(!hidden)}>Toggle</button>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <AskDialog {...shown} {...changes} onClose={onClose}>
            {'children' in changes ? changes.children : <p>You get £32.00 back.</p>}
          </AskDialog>
        </Activity>
      </>
    );
  }
  return mounted(<Hideable />, { messages: bookingMessages, page: openPage() });
}

test('a dialog that is shown again is open already', async () => {
  const showModal = vi.spyOn(PageElement.prototype, 'showModal');
  const dialog = await openDialog();
  await dialog.click('Toggle');
  await dialog.click('Toggle');
  expect(showModal).toHaveBeenCalledOnce();
  expect(dialog.text()).toBe(
    '|Toggle|Cancel this session?|You get £32.00 back.|Keep the session|Cancel the session|',
  );
  showModal.mockRestore();
});

test('a dialog without its consequences shows a skeleton until they are there or failed', async () => {
  const skeletons = async (changes: Partial<Parameters<typeof AskDialog>[0]>) => {
    const dialog = await openDialog(changes);
    const found = dialog.all('p').filter((one) => one.getAttribute('class') === 'bone').length;
    await dialog.unmount();
    return found;
  };
  expect(await skeletons({ children: undefined })).toBe(1);
  expect(await skeletons({})).toBe(0);
  expect(await skeletons({ children: undefined, error: new Error('unreachable') })).toBe(0);
});

test.each([
  [
    new ApiFailure(409, { error: { code: 'refund_changed', message: 'It differs by now.' } }),
    'It differs by now.',
  ],
  [new ApiFailure(502, {}), 'That didn’t work. Please try again.'],
  [new Error('unreachable'), 'That didn’t work. Please try again.'],
])('a failure is shown in the dialog: %s', async (error, message) => {
  expect((await openDialog({ error })).text()).toContain(
    `|You get £32.00 back.|${message}|Keep the session|`,
  );
});
