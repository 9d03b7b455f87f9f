import ICAL from 'ical.js';

/* Reads calendar files as strictly as RFC 5545 and RFC 5546 are written; calendar programs are more lenient, each in another way. */

type Rule = { required: readonly string[]; forbidden: readonly string[] };

/** Properties and parts of an event by method (RFC 5546, 3.2.1 and 3.2.5). */
const rules: Record<string, Rule> = {
  PUBLISH: { required: ['uid', 'dtstamp', 'dtstart', 'organizer', 'summary'], forbidden: ['attendee'] },
  CANCEL: { required: ['uid', 'dtstamp', 'organizer', 'sequence', 'attendee'], forbidden: ['valarm'] },
};
const once = [
  'uid',
  'dtstamp',
  'dtstart',
  'dtend',
  'summary',
  'location',
  'organizer',
  'sequence',
  'status',
  'url',
];

export type StrictEvent = {
  uid: string;
  start: string;
  end: string;
  sequence: number;
  status: string;
  summary: string;
  location: string | null;
  description: string | null;
  url: string | null;
  organizer: string;
  attendees: string[];
  /** Triggers of the alarms, `-PT10M`. */
  alarms: string[];
};

/** Parses a calendar file. Throws an Error that names the first rule it breaks. */
export function readStrictCalendar(file: string): { method: string | null; events: StrictEvent[] } {
  checkLines(file);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const name of ['prodid', 'version']) expectOnce(calendar, name);
  if (calendar.getFirstPropertyValue('version') !== '2.0') throw new Error('VERSION is not 2.0');
  if (calendar.getAllSubcomponents().length === 0) throw new Error('no component');
  const method = calendar.getFirstPropertyValue('method') as string | null;
  const events = calendar.getAllSubcomponents('vevent');
  if (method !== null && events.length === 0) throw new Error(`${method} without an event`);
  if (new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size !== events.length)
    throw new Error('a UID twice');
  return { method, events: events.map((event) => readEvent(event, method)) };
}

function checkLines(file: string): void {
  if (!file.endsWith('\r\nEND:VCALENDAR\r\n')) throw new Error('no CRLF after END:VCALENDAR');
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line ends without CRLF');
  const lines = file.slice(0, -2).split('\r\n');
  if (lines.includes('')) throw new Error('an empty line');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`more than 75 octets: ${long}`);
}

function expectOnce(component: ICAL.Component, name: string): void {
  const count = component.getAllProperties(name).length;
  if (count !== 1) throw new Error(`${name} stands ${count} times`);
}

function readEvent(event: ICAL.Component, method: string | null): StrictEvent {
  const rule = rules[method ?? 'PUBLISH'];
  if (!rule) throw new Error(`no rules for the method ${method}`);
  const has = (name: string) =>
    event.getAllProperties(name).length + event.getAllSubcomponents(name).length > 0;
  const missing = rule.required.find((name) => !has(name));
  if (missing !== undefined) throw new Error(`${method} without ${missing}`);
  const wrong = rule.forbidden.find(has);
  if (wrong !== undefined) throw new Error(`${method} with ${wrong}`);
  for (const name of once) if (has(name)) expectOnce(event, name);
  const text = (name: string) => event.getFirstPropertyValue(name) as string | null;
  const at = (name: string) => {
    const time = event.getFirstPropertyValue(name) as ICAL.Time;
    if (time.zone.tzid !== 'UTC') throw new Error(`${name} is not in UTC`);
    return time.toJSDate().toISOString();
  };
  at('dtstamp');
  const people = [text('organizer') ?? '', ...attendeesOf(event)];
  if (!people.every((each) => /^mailto:[^\s@]+@[^\s@]+$/i.test(each)))
    throw new Error('not an address: ' + people);
  if (at('dtend') <= at('dtstart')) throw new Error('DTEND is not after DTSTART');
  return {
    uid: text('uid') ?? '',
    start: at('dtstart'),
    end: at('dtend'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: text('status') ?? '',
    summary: text('summary') ?? '',
    location: text('location'),
    description: text('description'),
    url: text('url'),
    organizer: text('organizer') ?? '',
    attendees: attendeesOf(event),
    alarms: event.getAllSubcomponents('valarm').map(alarmOf),
  };
}

const attendeesOf = (event: ICAL.Component): string[] =>
  event.getAllProperties('attendee').map((each) => String(each.getFirstValue()));

/** RFC 5545, 3.6.6: an alarm that is shown has an action, a trigger and a description, each once. */
function alarmOf(alarm: ICAL.Component): string {
  for (const name of ['action', 'trigger', 'description']) expectOnce(alarm, name);
  return String(alarm.getFirstPropertyValue('trigger'));
}
