/*
 * Loaded into an app server before anything else (tests/support/app-server.ts): its time begins at TEST_CLOCK and goes on as ever, until the test that
 * started it sends another instant. The product knows nothing of it. What PostgreSQL calls now() stays that of the machine: it only
 * stands in columns that nobody shows.
 */

const machine = Date;
let ahead = 0;
const now = () => machine.now() + ahead;
const setTo = (instant: string) => {
  ahead = machine.parse(instant) - machine.now();
};

globalThis.Date = new Proxy(machine, {
  construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [now()] : given, asked),
  apply: () => new machine(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

if (process.env.TEST_CLOCK) setTo(process.env.TEST_CLOCK);
process.on('message', (message: { clock?: string }) => {
  if (message.clock === undefined) return;
  setTo(message.clock);
  process.send?.({ clock: message.clock });
});
