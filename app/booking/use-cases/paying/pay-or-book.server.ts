import { type ApiContext, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall } from '#app/preferences/index.server.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import type { Input } from '../confirm-booking.server.ts';
import type { CheckoutView, ConfirmRequest } from '../../model/schemas.ts';
import { startCheckout } from './start-checkout.server.ts';

type Held = { kind: 'booking' | 'series'; id: string; request: ConfirmRequest | undefined };

/**
 * Books the caller’s hold with `book`, by invoice or credit. Where cards are accepted, starts a checkout instead, unless nothing is left to
 * pay. Throws `unauthorized` (401) and what `startCheckout` and `book` throw.
 */
export async function payOrBook<Booked>(
  services: Services,
  c: ApiContext,
  { kind, id, request = {} }: Held,
  book: (services: Services, input: Input) => Promise<Booked>,
): Promise<{ checkout: CheckoutView } | { booked: Booked }> {
  const { id: accountId, email } = requireAccount(c);
  const input: Input = {
    id,
    account: { id: accountId, email },
    visitorId: c.var.visitorId,
    request,
    reader: localeAndZoneOfCall(c, request.timeZone),
  };
  const checkout =
    takesCards(services.settings) && (request.payWith !== 'credit' || request.credit)
      ? await startCheckout(services, { ...input, subject: { kind, id } })
      : null;
  return checkout ? { checkout } : { booked: await book(services, input) };
}
