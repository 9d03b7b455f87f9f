import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { begin, mounted, pressTwice, settle } from '#tests/support/mounted.tsx';
import { useSingleMutation } from './use-single-mutation.ts';

type Props = { send: (name: string) => Promise<string>; onSettled?: () => void };

function Screen({ send, onSettled }: Props) {
  const saving = useSingleMutation({ mutationFn: send });
  return (
    <>
      <button onClick={() => saving.mutate('mutate', { onSettled })}>Save</button>
      <button
        onClick={() =>
          void saving.mutateAsync('mutateAsync').then(
            () => undefined,
            () => onSettled?.(),
          )
        }
      >
        Wait
      </button>
      <p>{`${saving.status} ${saving.data ?? ''}${saving.error?.message ?? ''}`}</p>
    </>
  );
}

test('a double press sends one request, and the next press after it another', async () => {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<Props['send']>(() => answer.promise);
  const onSettled = vi.fn<() => void>();
  const screen = await mounted(<Screen send={send} onSettled={onSettled} />, { messages: {} });
  await pressTwice(screen.find('Save')!);
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.text()).toContain('pending');
  await screen.click('Wait');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve('saved'));
  await settle();
  expect(screen.text()).toContain('success saved');
  expect(onSettled).toHaveBeenCalledTimes(1);
  await screen.click('Wait');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure is shown, not thrown, by mutate, and rejects mutateAsync', async () => {
  const send = vi.fn<Props['send']>(() => Promise.reject(new Error('no network')));
  const onSettled = vi.fn<() => void>();
  const screen = await mounted(<Screen send={send} onSettled={onSettled} />, { messages: {} });
  await screen.click('Save');
  await settle();
  expect(screen.text()).toContain('error no network');
  expect(onSettled).toHaveBeenCalledTimes(1);
  await screen.click('Wait');
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

function Switch({ send }: { send: (isOn: boolean) => Promise<void> }) {
  const change = useSingleMutation({ mutationFn: send });
  const isOn = change.isPending && change.variables;
  return (
    <input
      type="checkbox"
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}

test('a switch is rendered with the press, and as before after a failure', async () => {
  const answer = Promise.withResolvers<void>();
  const screen = await mounted(<Switch send={() => answer.promise} />, { messages: {} });
  const box = screen.all('input')[0]!;
  box.checked = true;
  begin(box, 'onChange');
  expect(box.getAttribute('aria-checked')).toBe('true');
  await act(async () => answer.reject(new Error('no network')));
  await settle();
  expect(box.getAttribute('aria-checked')).toBe('false');
});
