import { globSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, test } from 'vitest';
import { mounted, pressTwice } from '#tests/support/mounted.tsx';
import { useSingleFlight } from './use-single-flight.ts';

type Props = { action: (row: string) => Promise<void>; keyOf?: (row: string) => string };

function Screen({ action, keyOf }: Props) {
  const press = useSingleFlight(action, keyOf);
  const quietly = (row: string) => void press(row).catch(() => undefined);
  return (
    <>
      <button onClick={() => quietly('first')}>First</button>
      <button onClick={() => quietly('second')}>Second</button>
    </>
  );
}

/** Runs until the test ends it. */
function createAction() {
  const rows: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const action = (row: string) => {
    rows.push(row);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  return { action, rows, ends };
}

test('a second press before the next render does not start the action again', async () => {
  const { action, rows, ends } = createAction();
  const screen = await mounted(<Screen action={action} />, { messages: {} });
  await pressTwice(screen.find('First')!);
  expect(rows).toEqual(['first']);
  await screen.click('Second');
  expect(rows).toEqual(['first']);
  await act(async () => ends[0]!.resolve());
  await screen.click('Second');
  expect(rows).toEqual(['first', 'second']);
});

test('after a failure the action can be started again', async () => {
  const { action, rows, ends } = createAction();
  const screen = await mounted(<Screen action={action} />, { messages: {} });
  await pressTwice(screen.find('First')!);
  await act(async () => ends[0]!.reject(new Error('no network')));
  await screen.click('First');
  expect(rows).toEqual(['first', 'first']);
});

test('actions with different keys run side by side', async () => {
  const { action, rows, ends } = createAction();
  const screen = await mounted(<Screen action={action} keyOf={(row) => row} />, { messages: {} });
  await pressTwice(screen.find('First')!);
  await pressTwice(screen.find('Second')!);
  expect(rows).toEqual(['first', 'second']);
  await act(async () => ends[0]!.resolve());
  await pressTwice(screen.find('Second')!);
  expect(rows).toEqual(['first', 'second']);
});

/** A state that says "busy" only takes effect with the next render, so that it cannot stop a double press. */
test('screens that set themselves busy start their action by `useSingleFlight`', () => {
  const files = globSync('app/**/ui/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const busy = files.filter((file) =>
    /\bset(?:Busy|Saving|Sending|Stopping)\((?!false|null)/.test(readFileSync(file, 'utf8')),
  );
  expect(busy.length).toBeGreaterThan(15);
  const unguarded = busy.filter((file) => !readFileSync(file, 'utf8').includes('useSingleFlight('));
  // `useStep` has its own queue: finishing waits for a running step.
  expect(unguarded).toEqual(['app/practice/ui/answering/use-step.ts']);
});
