import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { ticksOf } from '../ticks.ts';
import { toDown, toRight, zoomed } from '../view.ts';
import { listenToGestures } from './gestures.ts';
import type { GraphProps } from './graph-props.ts';
import { Legend } from './legend.tsx';
import { MovablePoints } from './movable-points.tsx';
import { walksOf } from './nearest.ts';
import { Sliders } from './sliders.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePaper } from './use-paper.ts';
import { useReadItems } from './use-read-items.ts';
import { useTrace } from './use-trace.ts';
import './graph.css';

const Words = lazy(() => import('./words.tsx'));
const ValueTable = lazy(() => import('./value-table.tsx'));

const none: ReadonlySet<string> = new Set();

/**
 * Formulas as a graph: drawn on the server with the first paint where the items bring their pictures, then moved, zoomed, walked
 * along by mouse, finger and keys, with legend, sliders, table of values and words. See `GraphProps` for what it takes; its texts
 * are `graphTexts`. It fills the width that it is given and is two thirds as high.
 */
export function Graph(props: GraphProps) {
  const { items, label, view: asked, equal = false, named = true, tools = 'full', parameters: given, points = [], onPointMoved, snap = 1, children } = props; // prettier-ignore
  const t = useTranslations('graph');
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [hidden, setHidden] = useState(none);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [said, setSaid] = useState('');
  const [table, setTable] = useState(false);
  const [wordsAsked, setWordsAsked] = useState(false);
  const full = useFullScreen(root);
  const read = useReadItems(items, locale);
  const all = useMemo(() => read.flatMap(({ scene }) => (scene === null ? [] : [scene])), [read]);
  const parameters = useMemo(() => {
    const letters = [...new Set(all.flatMap(({ picture }) => picture.parameters))].sort();
    return Object.fromEntries(letters.map((letter) => [letter, chosen[letter] ?? given?.[letter] ?? 1]));
  }, [all, chosen, given]);
  const paper = usePaper({ all, hidden, parameters, locale, id, named, equal, asked }, frame, svg);
  const texts = useMemo(() => new Map(items.map(({ id: key, text }) => [key, text])), [items]);
  const { live, styles } = paper;
  const shown = useMemo(() => all.filter((item) => !hidden.has(item.id)), [all, hidden]);
  const walks = useMemo(() => walksOf(shown, parameters), [shown, parameters]);
  const trace = useTrace({
    walks,
    texts,
    study: paper.study,
    locale,
    view: () => live.view,
    show: (view) => live.show(view),
    reset: paper.reset,
    onSaid: setSaid,
  });

  const point = useEffectEvent(trace.point);
  const isFull = useEffectEvent(() => full.on);
  useEffect(() => {
    if (frame.current === null) return;
    return listenToGestures(frame.current, {
      view: () => live.view,
      move: (view) => live.show(view, true),
      point: (right, down) => point(right, down),
      alone: () => isFull(),
    });
  }, [live]);

  const zoom = (by: number) => {
    const next = zoomed(live.view, by);
    if (next !== null) live.show(next);
  };
  const toggle = (item: string) => {
    const next = new Set(hidden);
    if (!next.delete(item)) next.add(item);
    setHidden(next);
  };
  const save = async (kind: 'svg' | 'png') => {
    const { savePng, saveSvg } = await import('./download.ts');
    if (svg.current === null) return;
    if (kind === 'svg') saveSvg(svg.current, 'curvela-graph');
    else await savePng(svg.current, 'curvela-graph');
  };
  const name =
    label ??
    (items.length === 0
      ? t('empty')
      : t('name', { what: new Intl.ListFormat(locale).format([...texts.values()]) }));
  const mark = trace.at !== null && Number.isFinite(trace.at.y) ? trace.at : null;
  const tick = ticksOf(paper.view.x, paper.view.width, 52, locale);
  return (
    <div className="gr" ref={root} role="group" aria-label={name}>
      {tools === 'full' && (
        <Toolbar
          full={full.on}
          hasTable={walks.length > 0}
          onZoom={zoom}
          onReset={paper.reset}
          onTable={() => setTable(true)}
          onFull={full.toggle}
          onSave={(kind) => void save(kind)}
        />
      )}
      <div className="gr-frame" ref={frame}>
        {/* An application to screen readers: its own keys walk along the curve. The linter knows only widgets. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        <div
          className="gr-paper"
          role="application"
          aria-label={name}
          aria-describedby={`${id}-words ${id}-keys`}
          tabIndex={0}
          onFocus={() => setWordsAsked(true)}
          onKeyDown={trace.press}
        >
          {/* Made by our own drawing from numbers and escaped names; painted by hand from then on, once per frame. */}
          {/* oxlint-disable-next-line react/no-danger */}
          <svg
            ref={svg}
            viewBox={`0 0 ${paper.view.width} ${paper.view.height}`}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: paper.markup }}
          />
        </div>
        {mark && (
          <span
            className="gr-trace"
            data-x={mark.x}
            data-y={mark.y}
            style={{
              transform: `translate(${toRight(live.view, mark.x)}px, ${toDown(live.view, mark.y)}px)`,
              color: styles.get(mark.id)?.stroke,
            }}
          />
        )}
        <MovablePoints
          points={points}
          view={() => live.view}
          standing={paper.view}
          snap={snap}
          locale={locale}
          onMove={(key, place) => onPointMoved?.(key, place)}
          onSaid={setSaid}
        />
        {trace.at && (
          <p className="gr-readout num" aria-hidden="true">
            {trace.at.text}
          </p>
        )}
      </div>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <p className="sr" id={`${id}-keys`}>
        {t('keys')}
      </p>
      {tools === 'full' && (
        <Legend items={items} read={read} styles={styles} hidden={hidden} onToggle={toggle} />
      )}
      <Sliders
        parameters={parameters}
        locale={locale}
        onChange={(letter, value) => setChosen({ ...chosen, [letter]: value })}
      />
      {children}
      <details className={tools === 'full' ? 'gr-said' : 'sr'} onToggle={() => setWordsAsked(true)}>
        <summary>{t('words')}</summary>
        <div id={`${id}-words`} className="gr-words">
          {wordsAsked && (
            <Suspense>
              <Words
                items={shown}
                study={paper.study}
                parameters={parameters}
                view={paper.view}
                locale={locale}
                texts={texts}
              />
            </Suspense>
          )}
        </div>
      </details>
      {table && (
        <Suspense>
          <ValueTable
            items={shown}
            parameters={parameters}
            texts={texts}
            locale={locale}
            start={Math.ceil(paper.view.x[0] / tick.step) * tick.step}
            step={tick.step}
            onClose={() => setTable(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
