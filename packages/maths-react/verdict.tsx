import type { ReactNode } from 'react';

export type VerdictKind = 'equal' | 'different' | 'unknown';

/** The mark of a verdict: recognisable by shape, not only by colour. Hidden from screen readers, because a text accompanies it. */
export function Mark({ kind }: { kind: VerdictKind }) {
  return (
    <svg
      className={`mark ${kind}`}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {kind === 'equal' && (
        <>
          <path
            d="M6.5 13.2C5.6 7.3 10 3.3 15.4 3.6 21.5 4 25 8.7 24.3 14.6 23.6 20.5 19 24.7 13.3 24.2 8.3 23.8 5 19.8 5.3 14.9"
            opacity=".55"
          />
          <path d="M9.3 14.8l3.6 3.9 7.4-9.3" strokeWidth="2.8" />
        </>
      )}
      {kind === 'different' && (
        <>
          <path
            d="M5.6 11.5C6.6 6.8 10.6 3.5 15.2 3.7 20.9 4 24.7 8.9 24.2 14.5 23.7 20.2 19.1 24.5 13.5 24.2 8.6 23.9 4.9 19.9 5.2 14.6"
            opacity=".55"
          />
          <path d="M9.5 11.7h9.2M9.4 16.7h9.3M17 8l-5.7 12.3" strokeWidth="2.4" />
        </>
      )}
      {kind === 'unknown' && (
        <>
          <circle cx="14" cy="14" r="10.2" strokeDasharray="3.5 4" opacity=".8" />
          <path
            d="M10.9 11.6c.2-2 1.6-3 3.2-3 1.9 0 3.2 1.2 3.2 2.8 0 2.2-3.1 2.4-3.2 4.7M14.1 19.6v.1"
            strokeWidth="2.4"
          />
        </>
      )}
    </svg>
  );
}

type JudgedProps = { className: string; verdict: VerdictKind; formMissed?: boolean; children: ReactNode };

/** Response to an answer: mark, then text. Correct but not in the required form uses the mark of "not right yet". */
export function Judged({ className, verdict, formMissed = false, children }: JudgedProps) {
  const kind = verdict === 'equal' && formMissed ? 'different' : verdict;
  return (
    <div className={`${className} ${kind}`}>
      <Mark kind={kind} />
      <p>{children}</p>
    </div>
  );
}
