type Event = {
  start: string;
  end: string;
  title: string;
  /** Address of the booking’s page: where the link to join will be. */
  page: string;
};

/** `20261124T180000Z`, the basic form of ISO 8601 in UTC. */
const basic = (instant: string): string =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** Addresses at which calendars on the web offer to take an event over. All times are UTC. */
export function calendarLinks({ start, end, title, page }: Event): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    details: page,
    location: page,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: page,
    location: page,
  });
  // Outlook reads a plus sign as one, not as a space.
  const spaced = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${spaced}`,
  };
}

/** Where calendars on the web and on devices take a subscription. */
type Subscriptions = { webcal: string; google: string; outlook: string };

/** Addresses that open the calendar of a device, Google’s or Outlook’s with the feed to be subscribed to. */
export function subscriptionsOf(address: string, name: string): Subscriptions {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
  };
}
