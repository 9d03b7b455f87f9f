import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type Key, keyboardPages, type PageName, pageNames } from './keys.ts';
import { keyboardLanguage } from './language.ts';

export type KeyboardProps = {
  id: string;
  locale: string;
  /** The field shows a drawn formula; else a line of text. Null: it cannot be changed. */
  drawn: boolean | null;
  onKey(key: Key): void;
  onMove(direction: 'left' | 'right'): void;
  onErase(): void;
  onSwitch(): void;
  onEscape(): void;
};

const keysInRow = 6;

/**
 * Keys for school mathematics, under the field and never over it. A pointer leaves the focus in the field; with the keyboard
 * alone it is one stop for the groups and one for the keys, and arrows go from key to key.
 */
export default function Keyboard(props: KeyboardProps) {
  const { id, locale, drawn, onKey, onMove, onErase, onSwitch, onEscape } = props;
  const t = useTranslations('mathsUi.input');
  const [page, setPage] = useState<PageName>('numbers');
  const keys = keyboardPages(keyboardLanguage(locale))[page];
  return (
    <div id={id} className="mi-keyboard" role="group" aria-label={t('keyboard')}>
      <Row label={t('pages')} columns={1} className="mi-pages" onEscape={onEscape}>
        {pageNames.map((name) => (
          <button
            key={name}
            type="button"
            className="mi-page"
            aria-pressed={name === page}
            aria-label={t(`page.${name}`)}
            title={t(`page.${name}`)}
            onClick={() => setPage(name)}
          >
            {t(`pageShort.${name}`)}
          </button>
        ))}
      </Row>
      <Row key={page} label={t(`page.${page}`)} columns={keysInRow} className="mi-keys" onEscape={onEscape}>
        {keys.map((key) => (
          <button
            key={key.shown}
            type="button"
            className={`key ${key.quiet ? 'fn' : ''}`}
            aria-label={key.name ? t(`key.${key.name}`) : undefined}
            onClick={() => onKey(key)}
          >
            {key.shown}
          </button>
        ))}
      </Row>
      <Row label={t('edit')} columns={1} className="mi-edit" onEscape={onEscape}>
        <button type="button" className="key fn" aria-label={t('left')} onClick={() => onMove('left')}>
          ←
        </button>
        <button type="button" className="key fn" aria-label={t('right')} onClick={() => onMove('right')}>
          →
        </button>
        <button type="button" className="key fn" aria-label={t('delete')} onClick={onErase}>
          ⌫
        </button>
        {drawn !== null && (
          <button type="button" className="btn btn-quiet btn-sm mi-switch" onClick={onSwitch}>
            {t(drawn ? 'asText' : 'asFormula')}
          </button>
        )}
      </Row>
      {drawn === null && <p className="help">{t('noDrawing')}</p>}
    </div>
  );
}

type RowProps = {
  label: string;
  columns: number;
  className: string;
  onEscape(): void;
  children: ReactNode;
};

/** Buttons of which one is in the tab order; arrows, Home and End go to the others. A pointer leaves the focus where it is. */
function Row({ label, columns, className, onEscape, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: buttons.length - 1 }[event.key]; // prettier-ignore
    if (to === undefined || at === -1) return;
    event.preventDefault();
    const next = buttons[Math.min(Math.max(to, 0), buttons.length - 1)];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  };
  useEffect(() => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const first = buttons.find((button) => button.ariaPressed === 'true') ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === first ? 0 : -1;
  }, []);
  return (
    <div
      ref={row}
      className={className}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={go}
      onPointerDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
