import { moved, zoomed, type View } from '@curvela/maths/graph';

type GestureHandlers = {
  view(): View;
  /** One frame of a movement. */
  move(view: View): void;
  /** The mouse stands over the paper, or a finger touched it; null when it left. */
  point(right: number | null, down: number, touch: boolean): void;
  /** Wheels turn the graph at any time: full screen. */
  alone(): boolean;
};

/** A page that scrolled so recently is not stopped by a graph under the mouse, in milliseconds. */
const afterScrolling = 400;
/** For so long a frame stands where it stood, unless the page is scrolled, in milliseconds. */
const standing = 200;
/** A finger that moved less than this was a tap, in pixels. */
const tap = 6;

type Finger = { readonly right: number; readonly down: number };

/** Where in a view that fills a box something happened in the window. */
export const placeIn = (
  box: DOMRect,
  view: View,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Finger => ({
  right: ((clientX - box.left) / box.width) * view.width,
  down: ((clientY - box.top) / box.height) * view.height,
});

/** Drag, pinch, wheel and hover on an element. Returns how to stop listening. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Finger>();
  let [travelled, scrolledAt, foundAt] = [0, -Infinity, -Infinity];
  let hasBegun = false;
  let box = element.getBoundingClientRect();
  const placeOf = (event: PointerEvent | WheelEvent): Finger => {
    // While a finger is down or a wheel turns the frame stands still; asking for its place lays the page out each time.
    if (fingers.size === 0 && event.timeStamp - foundAt > standing) {
      box = element.getBoundingClientRect();
      foundAt = event.timeStamp;
    }
    return placeIn(box, handlers.view(), event);
  };
  const down = (event: PointerEvent) => {
    // A movable point over the paper follows its own finger.
    if (event.button !== 0 || isOnButton(event)) return;
    if (fingers.size === 0) foundAt = -Infinity;
    fingers.set(event.pointerId, placeOf(event));
    [travelled, hasBegun] = [0, true];
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const next = placeOf(event);
    const before = fingers.get(event.pointerId);
    if (before === undefined) {
      if (isOnButton(event)) return;
      // A finger that was there before anybody listened.
      if (event.pointerType !== 'mouse') fingers.set(event.pointerId, next);
      else handlers.point(next.right, next.down, false);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, next);
    travelled += Math.hypot(next.right - before.right, next.down - before.down);
    if (other === undefined) {
      if (travelled > tap)
        handlers.move(moved(handlers.view(), next.right - before.right, next.down - before.down));
      return;
    }
    handlers.move(pinched(handlers.view(), other, before, next));
  };
  const up = (event: PointerEvent) => {
    const place = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (place !== undefined && travelled <= tap && event.type === 'pointerup')
      handlers.point(place.right, place.down, true);
  };
  const click = (event: MouseEvent) => {
    // A finger that touched the paper before anybody listened.
    if (hasBegun || travelled > tap || isOnButton(event)) return;
    const { right, down: below } = placeIn(element.getBoundingClientRect(), handlers.view(), event);
    handlers.point(right, below, true);
  };
  const leave = (event: PointerEvent) =>
    event.pointerType === 'mouse' && fingers.size === 0 && handlers.point(null, 0, false);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !handlers.alone() && performance.now() - scrolledAt < afterScrolling) return;
    event.preventDefault();
    const { right, down: below } = placeOf(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    const next = zoomed(
      handlers.view(),
      Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)),
      right,
      below,
    );
    if (next !== null) handlers.move(next);
  };
  const scrolled = () => {
    scrolledAt = performance.now();
    foundAt = -Infinity;
  };
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', leave],
    ['click', click],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  element.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    element.removeEventListener('wheel', wheel);
    window.removeEventListener('scroll', scrolled);
  };
}

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** Two fingers: their distance zooms, their middle moves. */
function pinched(view: View, still: Finger, before: Finger, after: Finger): View {
  const distance = (finger: Finger) =>
    Math.max(10, Math.hypot(finger.right - still.right, finger.down - still.down));
  const [right, down] = [(still.right + after.right) / 2, (still.down + after.down) / 2];
  const shifted = moved(view, (after.right - before.right) / 2, (after.down - before.down) / 2);
  return zoomed(shifted, distance(after) / distance(before), right, down) ?? shifted;
}
