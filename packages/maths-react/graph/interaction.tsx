import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type SceneItem, type Study, type Parameters, toDown, toRight } from '@curvela/maths/graph';
import { listenToGestures, placeIn } from './gestures.ts';
import type { LivePaper, Styles } from './live-paper.ts';
import { Motion } from './motion.ts';
import { walksOf } from './nearest.ts';
import { type PressedKey, type Touch, useTrace } from './use-trace.ts';

type Props = {
  frame: RefObject<HTMLElement | null>;
  paper: RefObject<HTMLElement | null>;
  live: LivePaper;
  styles: Styles;
  items: readonly SceneItem[];
  parameters: Parameters;
  study: Study;
  texts: ReadonlyMap<string, string>;
  locale: string;
  /** Called when listening starts and ends; returns the keys pressed and positions touched before. */
  onKeys: (listening: boolean) => readonly (PressedKey | Touch)[];
  full: boolean;
  onReset: () => void;
  onSaid: (text: string) => void;
};

/** Mouse, touch and keyboard handling on the paper. Loaded when a pointer or focus first reaches it. */
export default function Interaction(props: Props) {
  const {
    frame,
    paper,
    live,
    styles,
    items,
    parameters,
    study,
    texts,
    locale,
    onKeys,
    full,
    onReset,
    onSaid,
  } = props;
  const walks = walksOf(items, parameters);
  const trace = useTrace({
    walks,
    texts,
    study,
    locale,
    view: () => live.view,
    show: (view) => live.show(view),
    reset: onReset,
    onSaid,
  });
  const point = useEffectEvent(trace.point);
  const press = useEffectEvent(trace.press);
  const listening = useEffectEvent(onKeys);
  const isFull = useEffectEvent(() => full);
  useEffect(() => {
    const [gestures, keys] = [frame.current, paper.current];
    if (gestures === null || keys === null) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault();
    };
    const touch = (place: Touch) => {
      const { right, down } = placeIn(gestures.getBoundingClientRect(), live.view, place);
      point(right, down);
    };
    keys.addEventListener('keydown', listen);
    const motion = new Motion(live);
    const stop = listenToGestures(gestures, {
      view: () => live.view,
      move: (view) => motion.move(view),
      point: (right, down) => point(right, down),
      alone: () => isFull(),
    });
    for (const early of listening(true)) {
      if ('key' in early) press(early);
      else touch(early);
    }
    return () => {
      stop();
      motion.stop();
      listening(false);
      keys.removeEventListener('keydown', listen);
    };
  }, [frame, paper, live]);
  const { at } = trace;
  if (at === null) return null;
  const place = `translate(${toRight(live.view, at.x)}px, ${toDown(live.view, at.y)}px)`;
  return (
    <>
      {Number.isFinite(at.y) && (
        <span
          className="gr-trace"
          data-x={at.x}
          data-y={at.y}
          style={{ transform: place, color: styles.get(at.id)?.stroke }}
        />
      )}
      <p className="gr-readout num" aria-hidden="true">
        {at.text}
      </p>
    </>
  );
}
