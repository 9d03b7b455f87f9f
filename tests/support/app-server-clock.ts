/*
 * Preloaded into an app server (tests/support/app-server.ts): its clock starts at TEST_CLOCK and runs on, until the test sends another
 * instant. The product does not know of it. PostgreSQL's now() stays that of the machine: it is only used in columns that are not
 * displayed.
 */

const machine = Date;
let ahead = 0;
const now = () => machine.now() + ahead;
const setTo = (instant: string) => {
  ahead = machine.parse(instant) - machine.now();
};

globalThis.Date = new Proxy(machine, {
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new machine(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

if (process.env.TEST_CLOCK) setTo(process.env.TEST_CLOCK);
process.on('message', (message: { clock?: string }) => {
  if (message.clock === undefined) return;
  setTo(message.clock);
  process.send?.({ clock: message.clock });
});
