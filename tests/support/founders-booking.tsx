import type { ActPreview, BookingForActs } from '#app/booking/index.ts';
import { BookingWindow } from '#app/founders/ui/booking-acts/booking-window.tsx';
import { type FoundersAnswers, openFounders } from './founders-page.tsx';

export const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' as const });
export const booking: BookingForActs = {
  id: 'b1',
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:00:00.000Z',
  minutes: 60,
  state: 'confirmed',
  tutor: { id: 't1', name: 'Lucía' },
  family: 'carmen@example.org',
  price: gbp(3200),
  payment: 'invoice',
  paid: false,
  refund: gbp(0),
  pay: gbp(2560),
  moves: 0,
  inSeries: false,
  attendedAt: null,
  claim: null,
  acts: ['cancel', 'move', 'refund', 'credit', 'attended', 'settle'],
  version: 'v1',
};
const preview: ActPreview = {
  family: { before: gbp(800), after: gbp(2400) },
  back: null,
  tutor: { before: gbp(2560), after: gbp(640) },
  platform: { before: gbp(640), after: gbp(160) },
  time: null,
  version: 'v1',
};
export const still = {
  family: { before: gbp(0), after: gbp(0) },
  tutor: { before: gbp(2560), after: gbp(2560) },
  platform: { before: gbp(640), after: gbp(640) },
};
export type BookingSetting = {
  change?: Partial<BookingForActs>;
  history?: object[];
  shown?: Partial<ActPreview>;
  answers?: FoundersAnswers;
};
/** The window of a booking in the hub. `closed` is filled when it closes. */
export const openBooking = async ({
  change = {},
  history = [],
  shown = {},
  answers = {},
}: BookingSetting = {}) => {
  const closed: string[] = [];
  const view = await openFounders(<BookingWindow id="b1" onClose={() => closed.push('closed')} />, {
    'GET /bookings/b1': { body: { booking: { ...booking, ...change }, history } },
    'GET /bookings/b1/times': {
      body: { starts: ['2026-11-30T23:45:00.000Z', '2026-12-01T18:00:00.000Z', '2026-12-01T18:15:00.000Z'] },
    },
    'POST /bookings/b1/preview': { body: { preview: { ...preview, ...shown } } },
    'POST /bookings/b1/acts': { body: { booking } },
    ...answers,
  });
  return { ...view, closed };
};
