import type { ReactNode } from 'react';

export type StrokeIconProps = { className?: string };

/** The square in which a drawing of Lucide's (ISC licence) or one like it is stroked. It is hidden from speech: words stand beside it. */
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

/** An icon out of one path. */
export const drawn = (path: string) =>
  function Icon(props: StrokeIconProps) {
    return (
      <Stroke {...props}>
        <path d={path} />
      </Stroke>
    );
  };
