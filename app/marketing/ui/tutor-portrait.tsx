/** A generic drawn portrait for the example in the hero. */
export function TutorPortrait({ size }: { size: number }) {
  return (
    <span className="avatar" style={{ width: size, height: size }}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <rect
          width="120"
          height="120"
          style={{ fill: 'light-dark(oklch(.945 .030 52), oklch(.60 .065 45))' }}
        />
        <path
          className="av-line"
          style={{ fill: 'oklch(.36 .05 45)' }}
          d="M33 50C31 26 48 17 61 18 79 18 90 31 87 53 86 66 93 74 90 92 84 102 70 96 60 97 48 97 36 101 30 91 28 75 35 65 33 50Z"
        />
        <path
          className="av-line"
          style={{ fill: 'oklch(.56 .08 195)' }}
          d="M14 126C15 103 34 95 60 95S105 103 106 126Z"
        />
        <path
          className="av-line"
          style={{ fill: 'oklch(.71 .075 55)' }}
          d="M51 72V94C53 102 67 102 69 94V72Z"
        />
        <ellipse className="av-line" style={{ fill: 'oklch(.78 .07 60)' }} cx="60" cy="57" rx="21" ry="25" />
        <path
          className="av-line"
          style={{ fill: 'oklch(.36 .05 45)' }}
          d="M39 56C36 38 47 28 60 28 75 28 84 39 81 56 79 48 74 43 64 36 58 44 46 46 39 56Z"
        />
        <circle cx="52" cy="58" r="2" fill="oklch(.25 .03 275)" />
        <circle cx="68" cy="58" r="2" fill="oklch(.25 .03 275)" />
        <path className="av-line" d="M53 69Q60 76 67 69" />
      </svg>
    </span>
  );
}
