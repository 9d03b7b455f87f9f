import type { Portrait } from '../domain/tutor.ts';
import {
  beardLine,
  glassesLine,
  grounds,
  hairColours,
  hairLines,
  neck,
  shoulders,
  skins,
  tops,
} from './portrait.ts';

/** A tutor’s drawn portrait; decorative, since the name is next to it. `size` in pixels; by default it fills its container. */
export function Avatar({ portrait, size }: { portrait: Portrait; size?: number }) {
  const hair = hairLines[portrait.hair];
  const colour = hairColours[portrait.hairColour];
  const skin = skins[portrait.skin];
  return (
    <span
      className="avatar"
      style={size === undefined ? { width: '100%', height: '100%' } : { width: size, height: size }}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <rect width="120" height="120" style={{ fill: grounds[portrait.ground] }} />
        {hair.back && <path className="av-line" style={{ fill: colour }} d={hair.back} />}
        <path className="av-line" style={{ fill: tops[portrait.top] }} d={shoulders} />
        <path className="av-line" style={{ fill: skin.neck }} d={neck} />
        <ellipse className="av-line" style={{ fill: skin.face }} cx="60" cy="57" rx="21" ry="25" />
        {portrait.beard && <path className="av-line" style={{ fill: colour }} d={beardLine} />}
        {hair.front && <path className="av-line" style={{ fill: colour }} d={hair.front} />}
        <circle cx="52" cy="58" r="2" fill="oklch(.25 .03 275)" />
        <circle cx="68" cy="58" r="2" fill="oklch(.25 .03 275)" />
        {portrait.glasses && <path className="av-line" style={{ strokeWidth: 1.8 }} d={glassesLine} />}
        <path className="av-line" d={portrait.beard ? 'M53 71Q60 76 67 71' : 'M53 69Q60 76 67 69'} />
      </svg>
    </span>
  );
}
