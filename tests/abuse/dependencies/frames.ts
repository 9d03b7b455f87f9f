/** How grave the registry says a weakness is. */
const severities = ['critical', 'high', 'moderate', 'low'] as const;
type Severity = (typeof severities)[number];

/** Days from the day on which a weakness of a component is known to us until the mended one is in use (docs/security.md). */
export const daysFor: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 90 };

/** A weakness that is known and waits for its mending, or does not touch us. */
type Known = {
  /** As the registry names it: GHSA-… */
  advisory: string;
  /** Day on which we heard of it, such as `2026-11-23`. */
  since: string;
  why: string;
};

export type Weakness = { advisory: string; package: string; severity: Severity; title: string };

/** None is known. A line here gives the frame of its severity and no more: after that the audit fails again. */
export const known: readonly Known[] = [];

const day = 86_400_000;

/** What of it may not wait any longer on a day. */
export function overdue(weaknesses: readonly Weakness[], list: readonly Known[], today: Date): Weakness[] {
  return weaknesses.filter(({ advisory, severity }) => {
    const entry = list.find((each) => each.advisory === advisory);
    return !entry || today.getTime() - Date.parse(entry.since) > daysFor[severity] * day;
  });
}

type Advisory = { url?: string; title?: string; severity?: string };
type Told = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }>; metadata?: object };

/** What `npm audit --json` says; null when the registry has not answered the question. */
export function readAudit(text: string): Weakness[] | null {
  const told = parsed(text);
  if (!told?.vulnerabilities || !told.metadata) return null;
  return Object.entries(told.vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((each): each is Advisory => typeof each !== 'string')
      .map(({ url = '', title = '', severity }) => ({
        advisory: url.split('/').at(-1) ?? '',
        package: name,
        severity: severities.find((each) => each === severity) ?? 'critical',
        title,
      })),
  );
}

function parsed(text: string): Told | null {
  try {
    return JSON.parse(text) as Told;
  } catch {
    return null;
  }
}
