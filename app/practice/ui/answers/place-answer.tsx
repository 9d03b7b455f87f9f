import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Graph } from '@curvela/maths-react/graph';
import type { GraphItem } from '@curvela/maths/graph';
import { type AnswerDraft, lineThrough, type GridPoint } from '../../domain/answering/draft.ts';
import type { AskView, PictureView } from '../../model/views.ts';

type Placed = Extract<AnswerDraft, { kind: 'point' | 'line' }>;
type Props = {
  ask: Extract<AskView, { kind: 'point' | 'line' }>;
  picture: PictureView | null;
  draft: Placed;
  disabled: boolean;
  onChange(draft: Placed): void;
};

const letters = ['A', 'B'] as const;
const none: readonly GraphItem[] = [];

/** A point, or the two points of a line, placed on the graph by touch, mouse, arrow keys, or by typing coordinates. */
export default function PlaceAnswer({ ask, picture, draft, disabled, onChange }: Props) {
  const t = useTranslations('practice.answer');
  const items = useItems(picture?.items ?? none, draft);
  const put = (index: number, place: GridPoint) => {
    if (disabled) return;
    const clamped = place.map((value, axis) => within(value, axis === 0 ? ask.view.x : ask.view.y));
    const [x = 0, y = 0] = clamped;
    onChange({ ...draft, at: draft.at.with(index, [x, y]), moved: true });
  };
  return (
    <div className="p-place">
      <div className="card on-card p-fig">
        <Graph
          items={items}
          label={picture?.description || t('graph')}
          view={ask.view}
          named={false}
          tools="plain"
          snap={1}
          points={draft.at.map(([x, y], index) => ({ id: String(index), x, y, name: nameOf(draft, index) }))}
          onPointMoved={(id, { x, y }) => put(Number(id), [x, y])}
        />
      </div>
      <fieldset className="p-coordinates" disabled={disabled}>
        <legend className="label">{t(ask.kind)}</legend>
        {draft.at.map((place, index) => (
          <Coordinates
            key={index}
            name={nameOf(draft, index)}
            place={place}
            onChange={(next) => put(index, next)}
          />
        ))}
        <p className="help">{t('placeHelp')}</p>
      </fieldset>
    </div>
  );
}

const nameOf = ({ kind }: Placed, index: number): string => (kind === 'point' ? 'P' : (letters[index] ?? ''));

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.floor(high), Math.max(Math.ceil(low), Math.round(value)));

/** The given items, and the learner's line through the points. */
function useItems(given: readonly GraphItem[], draft: Placed): readonly GraphItem[] {
  const [a, b] = draft.at;
  const text = draft.kind === 'line' && a && b ? lineThrough(a, b) : null;
  return useMemo(
    () => (text === null ? given : [...given, { id: 'mine', text, tone: 'mine' as const }]),
    [given, text],
  );
}

type CoordinatesProps = { name: string; place: GridPoint; onChange(place: GridPoint): void };

function Coordinates({ name, place: [x, y], onChange }: CoordinatesProps) {
  return (
    <div className="p-xy">
      <b aria-hidden="true">{name}</b>
      <Coordinate name={name} axis="x" value={x} onChange={(value) => onChange([value, y])} />
      <Coordinate name={name} axis="y" value={y} onChange={(value) => onChange([x, value])} />
    </div>
  );
}

type CoordinateProps = { name: string; axis: 'x' | 'y'; value: number; onChange(value: number): void };

/** One coordinate of a point. Shows the text while it is being typed; otherwise it follows the point. */
function Coordinate({ name, axis, value, onChange }: CoordinateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text.trim().replace(/^[\u2212\u2013]/, '-'));
    if (/\d/.test(text) && Number.isInteger(number)) onChange(number);
  };
  return (
    <label>
      <span className="sr">{name} </span>
      <i>{axis}</i>
      <input
        className="input num"
        value={typed ?? String(value).replace('-', '\u2212')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          setTyped(null);
          onChange(value + by);
        }}
      />
    </label>
  );
}
