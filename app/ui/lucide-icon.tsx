import type { LucideIcon } from 'lucide-react';
import type { StrokeIconProps } from './stroke.tsx';

/**
 * An icon of Lucide in the size and weight of the text beside it (class `i`). It is hidden from speech, because words stand beside it.
 * Icons are imported one by one, so that a page loads only its own.
 */
export const createIcon = (Lucide: LucideIcon) =>
  function Icon({ className }: StrokeIconProps) {
    return <Lucide className={className ? `i ${className}` : 'i'} aria-hidden="true" />;
  };
