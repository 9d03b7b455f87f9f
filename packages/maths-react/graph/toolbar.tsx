import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { FullIcon, LeaveFullIcon, ResetIcon, TableIcon, ZoomInIcon, ZoomOutIcon } from './icons.tsx';
import { SaveMenu } from './save-menu.tsx';

type Props = {
  full: boolean;
  hasTable: boolean;
  onZoom: (by: number) => void;
  onReset: () => void;
  onTable: () => void;
  onFull: (() => void) | null;
  onSave: (kind: 'svg' | 'png') => void;
};

/** Buttons for the drawing. */
export function Toolbar({ full, hasTable, onZoom, onReset, onTable, onFull, onSave }: Props) {
  const t = useTranslations('graph');
  return (
    <div className="gr-tools">
      <Tool label={t('zoomIn')} onPress={() => onZoom(1.6)}>
        <ZoomInIcon />
      </Tool>
      <Tool label={t('zoomOut')} onPress={() => onZoom(1 / 1.6)}>
        <ZoomOutIcon />
      </Tool>
      <Tool label={t('reset')} onPress={onReset}>
        <ResetIcon />
      </Tool>
      {hasTable && (
        <Tool label={t('table')} onPress={onTable}>
          <TableIcon />
        </Tool>
      )}
      <SaveMenu onSave={onSave} />
      {onFull && (
        <Tool label={t(full ? 'leaveFullscreen' : 'fullscreen')} onPress={onFull}>
          {full ? <LeaveFullIcon /> : <FullIcon />}
        </Tool>
      )}
    </div>
  );
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}
