// The only place that may use it for a press; see the lint rule.
// oxlint-disable-next-line no-restricted-imports
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useSingleFlight } from './use-single-flight.ts';

/** `useMutation` for a press: while the mutation runs, `mutate` and `mutateAsync` do not send a second request. */
export function useSingleMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useMutation(options);
  const mutateAsync: typeof mutation.mutateAsync = useSingleFlight(mutation.mutateAsync);
  // As in the original, a failure is reported by the state and the callbacks, not by a rejection.
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
