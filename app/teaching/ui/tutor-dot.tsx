import { BrandMark } from '#app/ui/brand-mark.tsx';

/** The tutor's avatar: a piece of the curve, recognisably software. */
export function TutorDot() {
  return (
    <span className="t-dot" aria-hidden="true">
      <BrandMark width="20" height="16.4" />
    </span>
  );
}
