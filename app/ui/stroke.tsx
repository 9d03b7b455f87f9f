import type { ReactNode } from 'react';

export type StrokeIconProps = { className?: string };

/**
 * The viewBox in which Lucide icons (ISC licence) and similar drawings are stroked. Hidden from screen readers,
 * because there is always text beside it.
 */
export function Stroke({ className = '', children }: StrokeIconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon from a single path. */
export const drawn = (path: string) =>
  function Icon(props: StrokeIconProps) {
    return (
      <Stroke {...props}>
        <path d={path} />
      </Stroke>
    );
  };
