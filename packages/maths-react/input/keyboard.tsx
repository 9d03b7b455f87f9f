import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ArrowIcon } from '../icons.tsx';
import { Stroke } from '../icons.tsx';
import { type InputKey, keyboardPages, type PageName, pageNames } from './keys.ts';
import { keyboardLanguage } from './language.ts';

export type KeyboardProps = {
  id: string;
  locale: string;
  /** True for the formula editor, false for a text field. Null: it cannot be switched. */
  drawn: boolean | null;
  onKey(key: InputKey): void;
  onMove(direction: 'left' | 'right'): void;
  onErase(): void;
  onSwitch(): void;
  onEscape(): void;
};

const keysInRow = 6;
/** Longer key labels use a smaller font. */
const longCap = 5;

/**
 * Keys for school mathematics, below the field and never over it. A pointer press leaves focus in the field; by keyboard, groups and keys
 * are one tab stop each, with arrow keys inside.
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
            title={t(`page.${name}`)}
            onClick={() => setPage(name)}
          >
            <span aria-hidden="true">{t(`pageShort.${name}`)}</span>
            <span className="sr">{t(`page.${name}`)}</span>
          </button>
        ))}
      </Row>
      <Row key={page} label={t(`page.${page}`)} columns={keysInRow} className="mi-keys" onEscape={onEscape}>
        {keys.map((key) => (
          <button
            key={key.shown}
            type="button"
            className={`key ${key.quiet ? 'fn' : ''} ${key.shown.length > longCap ? 'long' : ''}`}
            onClick={() => onKey(key)}
          >
            <Cap shown={key.shown} />
            <span className="sr">{key.name ? t(`key.${key.name}`) : key.shown}</span>
          </button>
        ))}
      </Row>
      <Row label={t('edit')} columns={1} className="mi-edit" onEscape={onEscape}>
        <button type="button" className="key fn" aria-label={t('left')} onClick={() => onMove('left')}>
          <ArrowIcon className="mi-back" />
        </button>
        <button type="button" className="key fn" aria-label={t('right')} onClick={() => onMove('right')}>
          <ArrowIcon />
        </button>
        <button type="button" className="key fn" aria-label={t('delete')} onClick={onErase}>
          <Stroke>
            <path d="M10 5a2 2 0 0 0-1.3.5L2.3 11.3a1 1 0 0 0 0 1.4l6.4 5.8A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM12 9l6 6M18 9l-6 6" />
          </Stroke>
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

/** Label of a key: signs, empty placeholders, superscripts and subscripts. */
function Cap({ shown }: { shown: string }) {
  return (
    <span aria-hidden="true">
      {shown.split(/(▯|\^−?\w|_\w)/).map((part, at) => {
        if (part === '▯') return <i key={at} className="mi-box" />;
        if (part.startsWith('^')) return <sup key={at}>{part.slice(1)}</sup>;
        return part.startsWith('_') ? <sub key={at}>{part.slice(1)}</sub> : part;
      })}
    </span>
  );
}

type RowProps = {
  label: string;
  columns: number;
  className: string;
  onEscape(): void;
  children: ReactNode;
};

/** Toolbar with one button in the tab order; arrows, Home and End move between them. A pointer press does not move focus. */
function Row({ label, columns, className, onEscape, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
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
