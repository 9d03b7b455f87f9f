import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '#app/platform/api-client.ts';
import { useAuth } from '#app/accounts/index.ts';
import type { ConfirmRequest, HoldCredits } from '../../model/schemas.ts';

const holdCreditsQuery = (holdId: string) =>
  queryOptions({
    queryKey: ['booking', 'hold-credits', holdId],
    queryFn: ({ signal }) =>
      callApi<{ credits: HoldCredits }>(`/bookings/holds/${holdId}/credits`, { signal }),
    select: ({ credits }) => credits,
    staleTime: 0,
  });

/** One way to pay with credits, and the difference in money. */
export type CreditOption = HoldCredits['options'][number];

export type CreditChoice = {
  /** Number of credits that pay for a session without a difference. */
  credits: number;
  options: readonly CreditOption[];
  /** The chosen way; null to pay in money. */
  option: CreditOption | null;
  choose: (option: CreditOption | null) => void;
  /** Reads the ways again, after a refusal. */
  reload: () => void;
};

/**
 * Whether what is held, one session or all of a series, is paid with credits. The choice is stored in the URL, like all other choices of a booking.
 * Whole credits are the default.
 */
export function useCredit(holdId: string): CreditChoice {
  const { user } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const { data, refetch } = useQuery({
    ...holdCreditsQuery(holdId),
    enabled: user !== null && holdId !== '',
  });
  const options = data?.options ?? [];
  const choose = (option: CreditOption | null) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('pay', option ? `${option.halves}` : 'money');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    credits: data?.credits ?? 0,
    options,
    option: chosenOf(options, parameters.get('pay')),
    choose,
    reload: () => void refetch(),
  };
}

/** By default what leaves no difference, otherwise a whole credit; never half a credit. */
function chosenOf(options: readonly CreditOption[], pay: string | null): CreditOption | null {
  if (pay === 'money') return null;
  const chosen = options.find(({ halves }) => `${halves}` === pay);
  const whole = options.filter(({ halves }) => halves > 1);
  return chosen ?? whole.find(isWithoutDifference) ?? whole.find(({ halves }) => halves === 2) ?? null;
}

const isWithoutDifference = ({ difference }: CreditOption) => difference.amountMinor === 0;

/** One whole credit for each session, and nothing else. */
export const isOneCreditEach = ({ halves, halvesInAll, difference }: CreditOption, sessions = 1): boolean =>
  halves === 2 && halvesInAll === 2 * sessions && difference.amountMinor === 0;

/** The way to pay as the server takes it. */
export const payWithOf = (option: CreditOption | null): Pick<ConfirmRequest, 'payWith' | 'credit'> =>
  option
    ? {
        payWith: 'credit',
        credit: { halves: option.halves, differenceMinor: option.difference.amountMinor },
      }
    : {};
