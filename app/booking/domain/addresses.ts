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
