import { Link } from 'react-router';
import { brand } from '#app/platform/brand.ts';

/** The curve with its point. */
export const BrandMark = (size: { width: string; height: string }) => (
  <svg {...size} viewBox="0 0 34 28" aria-hidden="true">
    <path
      d="M2.5 23.5C8 25 11.5 22.5 14.5 17.5S20.5 6.5 27 5.5"
      fill="none"
      stroke="var(--curve)"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
    <circle cx="28.6" cy="5.2" r="4" fill="var(--ink)" />
  </svg>
);

/** Logo and name, linking to the home page. */
export function BrandLink() {
  return (
    <Link className="brand" to="/">
      <BrandMark width="34" height="27.9" />
      {brand}
    </Link>
  );
}
