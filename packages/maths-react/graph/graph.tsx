import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { type SceneItem, ticksOf, zoomView } from '@curvela/maths/graph';
import type { GraphProps } from './graph-props.ts';
import { Legend } from './legend.tsx';
import { Sheet } from './sheet.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCurves } from './use-curves.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePaper } from './use-paper.ts';
import type { PressedKey, Touch } from './use-trace.ts';
import './graph.css';

const Interaction = lazy(() => import('./interaction.tsx'));
const MovablePoints = lazy(() => import('./movable-points.tsx'));
const Sliders = lazy(() => import('./sliders.tsx'));
const Words = lazy(() => import('./words.tsx'));
const ValueTable = lazy(() => import('./value-table.tsx'));

/**
 * A graph of formulas: drawn on the server with the first paint if the items include pictures; panned, zoomed and traced by mouse,
 * finger and keyboard, with legend, sliders, table of values and a description. See `GraphProps`; its texts are `graphTexts`. It fills
 * the available width, with a height of two thirds.
 */
export function Graph(props: GraphProps) {
  const {
    items,
    label,
    view: requestedView,
    equal = false,
    named = true,
    tools = 'full',
    parameters: given,
    points = [],
    onPointMoved,
    snap = 1,
    children,
  } = props;
  const t = useTranslations('graph');
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const paperBox = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const waiting = useRef<(PressedKey | Touch)[] | null>([]);
  const [table, setTable] = useState(false);
  const [wordsAsked, setWordsAsked] = useState(false);
  const full = useFullScreen(root);
  const curves = useCurves(items, locale, given);
  const { shown, parameters, texts } = curves;
  const paper = usePaper({ ...curves, locale, named, equal, asked: requestedView, over: points }, frame, svg);
  const { live, styles } = paper;
  const keysFor = (listening: boolean): readonly (PressedKey | Touch)[] => {
    const keys = waiting.current ?? [];
    waiting.current = listening ? null : [];
    return keys;
  };
  const zoom = (by: number) => {
    const next = zoomView(live.view, by);
    if (next !== null) live.show(next);
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
  // Without buttons the description is for screen readers only and not collapsible.
  const Said = tools === 'full' ? 'details' : 'div';
  const tick = ticksOf(paper.view.x, paper.view.width, 52, locale);
  return (
    <div className="gr" ref={root} role="group" aria-label={name}>
      {tools === 'full' && (
        <Toolbar
          full={full.on}
          hasTable={shown.some(hasTable)}
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
        <Sheet
          box={paperBox}
          svg={svg}
          paper={paper}
          name={name}
          describedBy={`${id}-words ${id}-keys`}
          onFocus={() => {
            setNear(true);
            setWordsAsked(true);
          }}
          onPress={(press) => waiting.current?.push(press)}
        />
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
              onSaid={setAnnouncement}
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
              onMove={(key, position) => onPointMoved?.(key, position)}
              onSaid={setAnnouncement}
            />
          </Suspense>
        )}
      </div>
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
      <p className="sr" id={`${id}-keys`}>
        {t('keys')}
      </p>
      {tools === 'full' && (
        <Legend
          items={items}
          read={curves.read}
          styles={styles}
          hidden={curves.hidden}
          onToggle={curves.toggle}
        />
      )}
      {Object.keys(parameters).length > 0 && (
        <Suspense>
          <Sliders parameters={parameters} locale={locale} onChange={curves.choose} />
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

const hasTable = ({ picture }: SceneItem): boolean =>
  picture.plots.some((plot) => plot.kind === 'curve' && plot.along === 'x');
