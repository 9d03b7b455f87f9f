// The only place that may use it for a press; see the lint rule.
// oxlint-disable-next-line no-restricted-imports
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useSingleFlight } from './use-single-flight.ts';

/**
 * `useMutation` for a press: while the mutation runs, `mutate` and `mutateAsync` do not send a second request. The
 * pending state is rendered with the press, so a switch whose state is derived from it changes at once.
 */
export function useSingleMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useMutation(options);
  // The cache notifies asynchronously; by then React would have reset the switch.
  const [, showPress] = useReducer((presses: number) => presses + 1, 0);
  const mutateAsync = useSingleFlight<Parameters<typeof mutation.mutateAsync>, Data>((...args) => {
    const run = mutation.mutateAsync(...args);
    showPress();
    return run;
  });
  // As in the original, a failure is reported by the state and the callbacks, not by a rejection.
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
