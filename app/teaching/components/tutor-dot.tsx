/** The tutor's face: a piece of the curve. It is software and looks it. */
export function TutorDot() {
  return (
    <span className="t-dot" aria-hidden="true">
      <svg width="20" height="16.4" viewBox="0 0 34 28">
        <path
          d="M2.5 23.5C8 25 11.5 22.5 14.5 17.5S20.5 6.5 27 5.5"
          fill="none"
          stroke="var(--curve)"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <circle cx="28.6" cy="5.2" r="4" fill="var(--ink)" />
      </svg>
    </span>
  );
}
