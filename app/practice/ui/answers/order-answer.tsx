import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type AnswerDraft, moveLine } from '../../domain/answering/draft.ts';
import type { AskView } from '../../model/views.ts';
import { DownIcon } from '#app/ui/icons.tsx';
import { FormulaText } from '../parts.tsx';
import { ChevronUp, GripVertical } from 'lucide-react';
import { createIcon } from '#app/ui/lucide-icon.tsx';

type Ordered = Extract<AnswerDraft, { kind: 'order' }>;
type Props = {
  ask: Extract<AskView, { kind: 'order' }>;
  draft: Ordered;
  disabled: boolean;
  onChange(draft: Ordered): void;
};
type Way = 'up' | 'down';

/** Lines to put in order: by dragging a handle, or by buttons and arrow keys, with each new position announced. */
export function OrderAnswer({ ask, draft, disabled, onChange }: Props) {
  const t = useTranslations('practice.answer');
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const keepFocus = useKeepFocus(list);
  const lines = draft.lines.flatMap((number) => ask.lines.find((line) => line.number === number) ?? []);
  const move = (from: number, to: number) => {
    const line = lines[from];
    const next = moveLine(draft.lines, from, to);
    if (!line || disabled || next === draft.lines) return;
    onChange({ kind: 'order', lines: next });
    setAnnouncement(
      t('movedTo', { line: line.formula.speech, place: String(to + 1), of: String(draft.lines.length) }),
    );
  };
  const press = (at: number, way: Way, number: number) => {
    keepFocus(number, way);
    move(at, at + (way === 'up' ? -1 : 1));
  };
  const drag = (event: PointerEvent) => {
    if (dragged === null) return;
    const to = placeUnder(list.current, event.clientY);
    move(draft.lines.indexOf(dragged), to);
  };
  return (
    <div role="group" aria-labelledby="p-order">
      <p className="label" id="p-order">
        {t('order')}
      </p>
      <ol className="p-order" ref={list}>
        {lines.map(({ number, formula }, at) => (
          <li key={number} className={dragged === number ? 'is-dragged' : ''}>
            <span
              className="p-grip"
              onPointerDown={({ currentTarget, pointerId, button }) => {
                if (disabled || button !== 0) return;
                currentTarget.setPointerCapture(pointerId);
                setDragged(number);
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <GripIcon />
            </span>
            <span className="p-formula">
              <FormulaText formula={formula} />
            </span>
            {(['up', 'down'] as const).map((way) => (
              <MoveButton
                key={way}
                way={way}
                number={number}
                label={t(way, { line: formula.speech })}
                stuck={disabled || (way === 'up' ? at === 0 : at === lines.length - 1)}
                onMove={(to) => press(at, to, number)}
              />
            ))}
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}

type MoveProps = { way: Way; number: number; label: string; stuck: boolean; onMove(way: Way): void };

function MoveButton({ way, number, label, stuck, onMove }: MoveProps) {
  const keys = (event: KeyboardEvent) => {
    const to = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      className="icon-btn"
      data-line={number}
      data-way={way}
      aria-label={label}
      aria-disabled={stuck}
      onClick={() => onMove(way)}
      onKeyDown={keys}
    >
      {way === 'up' ? <UpIcon /> : <DownIcon />}
    </button>
  );
}

/** Keeps the focus on a moved line: the browser drops it when the list is reordered. */
function useKeepFocus(list: { readonly current: HTMLOListElement | null }) {
  const moved = useRef<{ number: number; way: Way } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { number, way } = moved.current;
    moved.current = null;
    list.current?.querySelector<HTMLElement>(`[data-line="${number}"][data-way="${way}"]`)?.focus();
  });
  return (number: number, way: Way) => {
    moved.current = { number, way };
  };
}

/** The list index at a vertical position in the window. */
function placeUnder(list: HTMLOListElement | null, height: number): number {
  const rows = [...(list?.children ?? [])];
  const below = rows.findIndex((row) => height < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}

export const UpIcon = createIcon(ChevronUp);
export const GripIcon = createIcon(GripVertical);
