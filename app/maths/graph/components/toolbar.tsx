import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import {
  DownloadIcon,
  FullIcon,
  LeaveFullIcon,
  ResetIcon,
  TableIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './icons.tsx';

type Props = {
  full: boolean;
  hasTable: boolean;
  onZoom: (by: number) => void;
  onReset: () => void;
  onTable: () => void;
  onFull: (() => void) | null;
  onSave: (kind: 'svg' | 'png') => void;
};

/** What can be done with the drawing. */
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
      <details className="gr-menu">
        <summary className="icon-btn" aria-label={t('download')} title={t('download')}>
          <DownloadIcon />
        </summary>
        <div className="gr-menu-list">
          {(['svg', 'png'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                onSave(kind);
              }}
            >
              {t(kind === 'svg' ? 'asSvg' : 'asPng')}
            </button>
          ))}
        </div>
      </details>
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
