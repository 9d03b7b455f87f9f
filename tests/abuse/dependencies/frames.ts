/** Severities of the registry. */
const severities = ['critical', 'high', 'moderate', 'low'] as const;
type Severity = (typeof severities)[number];

/** Days from learning of a vulnerability until the fix must be in use (docs/security.md). */
export const daysFor: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 90 };

/** A known vulnerability that waits for a fix, or does not affect us. */
type Known = {
  /** The registry's id: GHSA-… */
  advisory: string;
  /** Day on which we learned of it, such as `2026-11-23`. */
  since: string;
  why: string;
};

export type Weakness = { advisory: string; package: string; severity: Severity; title: string };

/** None is known. An entry grants the time of its severity and no more: after that the audit fails again. */
export const known: readonly Known[] = [];

const day = 86_400_000;

/** The vulnerabilities that are overdue on a day. */
export function overdue(weaknesses: readonly Weakness[], list: readonly Known[], today: Date): Weakness[] {
  return weaknesses.filter(({ advisory, severity }) => {
    const entry = list.find((each) => each.advisory === advisory);
    return !entry || today.getTime() - Date.parse(entry.since) > daysFor[severity] * day;
  });
}

type Advisory = { url?: string; title?: string; severity?: string };
type AuditReport = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }>; metadata?: object };

/** The output of `npm audit --json`; null when the registry did not answer. */
export function readAudit(text: string): Weakness[] | null {
  const report = parsed(text);
  if (!report?.vulnerabilities || !report.metadata) return null;
  return Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
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

function parsed(text: string): AuditReport | null {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return null;
  }
}
