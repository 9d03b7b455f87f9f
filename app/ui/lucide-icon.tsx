import type { LucideIcon } from 'lucide-react';
import type { StrokeIconProps } from './stroke.tsx';

/**
 * A Lucide icon in the size and weight of adjacent text (class `i`). Hidden from screen readers, because there is
 * always text beside it. Icons are imported individually, so that a page loads only its own.
 */
export const createIcon = (Lucide: LucideIcon) =>
  function Icon({ className }: StrokeIconProps) {
    return <Lucide className={className ? `i ${className}` : 'i'} aria-hidden="true" />;
  };
