import { ArrowRight, type LucideIcon, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type MathIconProps = { className?: string };

/** The frame of our own Lucide-style icons. Hidden from screen readers, because a text accompanies it. */
export function Stroke({ className = '', children }: MathIconProps & { children: ReactNode }) {
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

/** A Lucide icon in the size of the adjacent text (class `i`), hidden from screen readers. Icons are imported one by one. */
export const createIcon = (Lucide: LucideIcon) =>
  function Icon({ className }: MathIconProps) {
    return <Lucide className={className ? `i ${className}` : 'i'} aria-hidden="true" />;
  };

export const ArrowIcon = createIcon(ArrowRight);
export const CloseIcon = createIcon(X);
export const PlusIcon = createIcon(Plus);
