import { Download, Maximize, Minimize, RotateCcw, Table, ZoomIn, ZoomOut } from 'lucide-react';
import { createIcon } from '../icons.tsx';

export const ZoomInIcon = createIcon(ZoomIn);
export const ZoomOutIcon = createIcon(ZoomOut);
export const ResetIcon = createIcon(RotateCcw);
export const TableIcon = createIcon(Table);
export const FullIcon = createIcon(Maximize);
export const LeaveFullIcon = createIcon(Minimize);
export const DownloadIcon = createIcon(Download);
