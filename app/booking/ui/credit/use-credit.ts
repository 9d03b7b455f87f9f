import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '#app/platform/api-client.ts';
import { useAuth } from '#app/accounts/index.ts';
import type { HoldCredits } from '../../model/schemas.ts';

const holdCreditsQuery = (holdId: string) =>
  queryOptions({
    queryKey: ['booking', 'hold-credits', holdId],
    queryFn: ({ signal }) =>
      callApi<{ credits: HoldCredits }>(`/bookings/holds/${holdId}/credits`, { signal }),
    select: ({ credits }) => credits,
    staleTime: 0,
  });

export type CreditChoice = {
  /** Number of valid credits; 0 while unknown. */
  credits: number;
  expiresAt: string | null;
  /** Whether credits pay, one for each session. */
  chosen: boolean;
  choose: (credit: boolean) => void;
};

/**
 * Whether the hold is paid with credits. Credits are the default when there are enough; the choice is stored in the URL, like all other
 * choices of a booking.
 */
export function useCredit(holdId: string, sessions = 1): CreditChoice {
  const { user } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const { data } = useQuery({ ...holdCreditsQuery(holdId), enabled: user !== null && holdId !== '' });
  const enough = data !== undefined && data.credits >= sessions;
  const choose = (credit: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (credit) after.delete('pay');
        else after.set('pay', 'money');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    credits: enough ? data.credits : 0,
    expiresAt: data?.expiresAt ?? null,
    chosen: enough && parameters.get('pay') !== 'money',
    choose,
  };
}
