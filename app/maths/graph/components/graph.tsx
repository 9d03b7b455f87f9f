import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { ticksOf } from '../ticks.ts';
import { zoomed } from '../view.ts';
import type { GraphProps } from './graph-props.ts';
import { Legend } from './legend.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePaper } from './use-paper.ts';
import { useReadItems } from './use-read-items.ts';
import type { Key, Touch } from './use-trace.ts';
import './graph.css';

const Interaction = lazy(() => import('./interaction.tsx'));
const MovablePoints = lazy(() => import('./movable-points.tsx'));
const Sliders = lazy(() => import('./sliders.tsx'));
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
  const paperBox = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const waiting = useRef<(Key | Touch)[] | null>([]);
  const [table, setTable] = useState(false);
  const [wordsAsked, setWordsAsked] = useState(false);
  const full = useFullScreen(root);
  const read = useReadItems(items, locale);
  const all = useMemo(() => read.flatMap(({ scene }) => (scene === null ? [] : [scene])), [read]);
  const parameters = useMemo(() => {
    const letters = [...new Set(all.flatMap(({ picture }) => picture.parameters))].sort();
    return Object.fromEntries(letters.map((letter) => [letter, chosen[letter] ?? given?.[letter] ?? 1]));
  }, [all, chosen, given]);
  const paper = usePaper({ all, hidden, parameters, locale, named, equal, asked }, frame, svg);
  const texts = useMemo(() => new Map(items.map(({ id: key, text }) => [key, text])), [items]);
  const { live, styles } = paper;
  const shown = useMemo(() => all.filter((item) => !hidden.has(item.id)), [all, hidden]);
  const keysFor = (listening: boolean): readonly (Key | Touch)[] => {
    const keys = waiting.current ?? [];
    waiting.current = listening ? null : [];
    return keys;
  };
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
  const hasTable = shown.some(({ picture }) =>
    picture.plots.some((plot) => plot.kind === 'curve' && plot.along === 'x'),
  );
  // Without its buttons the words are for screen readers only, and nothing folds.
  const Said = tools === 'full' ? 'details' : 'div';
  const tick = ticksOf(paper.view.x, paper.view.width, 52, locale);
  return (
    <div className="gr" ref={root} role="group" aria-label={name}>
      {tools === 'full' && (
        <Toolbar
          full={full.on}
          hasTable={hasTable}
          onZoom={zoom}
          onReset={paper.reset}
          onTable={() => setTable(true)}
          onFull={full.toggle}
          onSave={(kind) => void save(kind)}
        />
      )}
      <div
        className="gr-frame"
        ref={frame}
        onPointerEnter={() => setNear(true)}
        onPointerDown={() => setNear(true)}
      >
        {/* An application to screen readers: its own keys walk along the curve. The linter knows only widgets. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        <div
          className="gr-paper"
          role="application"
          aria-label={name}
          aria-describedby={`${id}-words ${id}-keys`}
          tabIndex={0}
          ref={paperBox}
          onFocus={() => {
            setNear(true);
            setWordsAsked(true);
          }}
          onKeyDown={({ key, shiftKey }) => waiting.current?.push({ key, shiftKey })}
          onClick={({ clientX, clientY }) => waiting.current?.push({ clientX, clientY })}
        >
          <div className="gr-sheet">
            {/* Made by our own drawing from numbers and escaped names; painted by hand from then on, once per frame. */}
            {/* oxlint-disable-next-line react/no-danger */}
            <svg
              ref={svg}
              viewBox={`0 0 ${paper.view.width} ${paper.view.height}`}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: paper.markup }}
            />
          </div>
        </div>
        {near && paper.ready && (
          <Suspense>
            <Interaction
              frame={frame}
              paper={paperBox}
              live={live}
              styles={styles}
              items={shown}
              parameters={parameters}
              study={paper.study}
              texts={texts}
              locale={locale}
              onKeys={keysFor}
              full={full.on}
              onReset={paper.reset}
              onSaid={setSaid}
            />
          </Suspense>
        )}
        {points.length > 0 && (
          <Suspense>
            <MovablePoints
              texts={paper.study.texts}
              points={points}
              view={() => live.view}
              standing={paper.view}
              snap={snap}
              locale={locale}
              onMove={(key, place) => onPointMoved?.(key, place)}
              onSaid={setSaid}
            />
          </Suspense>
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
      {Object.keys(parameters).length > 0 && (
        <Suspense>
          <Sliders
            parameters={parameters}
            locale={locale}
            onChange={(letter, value) => setChosen({ ...chosen, [letter]: value })}
          />
        </Suspense>
      )}
      {children}
      <Said className={tools === 'full' ? 'gr-said' : 'sr'} onToggle={() => setWordsAsked(true)}>
        {tools === 'full' && <summary>{t('words')}</summary>}
        <div id={`${id}-words`} className="gr-words">
          {wordsAsked && paper.ready && (
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
      </Said>
      {table && paper.ready && (
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
