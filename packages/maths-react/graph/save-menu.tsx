import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { DownloadIcon } from './icons.tsx';

const kinds = ['svg', 'png'] as const;

/** File formats for saving the drawing. The list closes on a choice, on Escape and on a press outside. */
export function SaveMenu({ onSave }: { onSave: (kind: (typeof kinds)[number]) => void }) {
  const t = useTranslations('graph');
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <details className="gr-menu" ref={menu}>
      <summary className="icon-btn" aria-label={t('download')} title={t('download')}>
        <DownloadIcon />
      </summary>
      <div className="gr-menu-list">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => {
              menu.current?.removeAttribute('open');
              onSave(kind);
            }}
          >
            {t(kind === 'svg' ? 'asSvg' : 'asPng')}
          </button>
        ))}
      </div>
    </details>
  );
}
