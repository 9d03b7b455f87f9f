type Event = {
  start: string;
  end: string;
  title: string;
  /** URL of the booking page, which will show the meeting link. */
  page: string;
};

/** `20261124T180000Z`, the basic form of ISO 8601 in UTC. */
const basic = (instant: string): string =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** “Add to calendar” links of Google and Outlook. All times are UTC. */
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
  // Outlook reads `+` literally, not as a space.
  const spaced = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${spaced}`,
  };
}

/** Subscription links for web calendars and devices. */
type Subscriptions = { webcal: string; google: string; outlook: string };

/** Links that subscribe a device calendar, Google Calendar or Outlook to the feed. */
export function subscriptionsOf(address: string, name: string): Subscriptions {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
  };
}
