import { ChevronUp, GripVertical } from 'lucide-react';
import { createIcon } from '#app/ui/lucide-icon.tsx';

export const UpIcon = createIcon(ChevronUp);
export const GripIcon = createIcon(GripVertical);
