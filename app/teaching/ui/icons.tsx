import {
  ArrowUp,
  CircleQuestionMark,
  Coffee,
  Copy,
  Footprints,
  History,
  ListCheck,
  Pause,
  Pencil,
  Printer,
  RefreshCw,
  Search,
  SquareParking,
  ThumbsDown,
  ThumbsUp,
  Trash2,
} from 'lucide-react';
import { createIcon } from '#app/ui/lucide-icon.tsx';

export const HistoryIcon = createIcon(History);
export const SendIcon = createIcon(ArrowUp);
export const PauseIcon = createIcon(Pause);
export const StepsIcon = createIcon(Footprints);
export const CupIcon = createIcon(Coffee);
export const ParkIcon = createIcon(SquareParking);
export const PencilIcon = createIcon(Pencil);
export const BinIcon = createIcon(Trash2);
export const SearchIcon = createIcon(Search);
export const CopyIcon = createIcon(Copy);
export const ThumbUpIcon = createIcon(ThumbsUp);
export const ThumbDownIcon = createIcon(ThumbsDown);
export const PrintIcon = createIcon(Printer);
export const RephraseIcon = createIcon(RefreshCw);
export const HelpIcon = createIcon(CircleQuestionMark);
export const LinesIcon = createIcon(ListCheck);
