import type { Visitor } from '#app/preferences/index.server.ts';
import { plainPage } from '../plain-page.ts';
import type { Closed } from './maintenance.ts';
import { maintenanceTexts } from './texts.ts';

type About = { visitor: Visitor; closed: Closed; now: Date; address: string };

/** The page shown in place of every other, with the announced end in the visitor's time zone. */
export function maintenancePage({ visitor, closed, now, address }: About): Promise<Response> {
  const { language, timeZone, state } = visitor;
  const t = maintenanceTexts[language];
  const announced = closed.until && closed.until > now ? closed.until : null;
  const at = (instant: Date) =>
    new Intl.DateTimeFormat(state.locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(instant.getTime() - now.getTime() > 12 * 3_600_000
        ? { weekday: 'long', day: 'numeric', month: 'long' }
        : {}),
      timeZone,
    }).format(instant);
  return plainPage({
    status: 503,
    visitor,
    title: t.title,
    lead: `${t.lead} ${announced ? t.until(at(announced)) : t.soon}`,
    safe: t.safe,
    again: { text: t.again, address },
  });
}
