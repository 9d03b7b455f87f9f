import { moveView, zoomView, type View } from '@curvela/maths/graph';

type GestureHandlers = {
  view(): View;
  /** Called once per frame of a gesture. */
  move(view: View): void;
  /** The mouse is over the paper, or a finger touched it; null when it left. */
  point(right: number | null, down: number, touch: boolean): void;
  /** Whether the graph handles wheel events without restriction: full screen. */
  alone(): boolean;
};

/** Milliseconds after page scrolling during which the graph ignores the wheel. */
const afterScrolling = 400;
/** Milliseconds for which the cached position of the frame is valid, unless the page is scrolled. */
const standing = 200;
/** A touch that moved less than this is a tap, in pixels. */
const tap = 6;

type Finger = { readonly right: number; readonly down: number };

/** Converts window coordinates to a position in a view that fills a box. */
export const placeIn = (
  box: DOMRect,
  view: View,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Finger => ({
  right: ((clientX - box.left) / box.width) * view.width,
  down: ((clientY - box.top) / box.height) * view.height,
});

/** Handles drag, pinch, wheel and hover on an element. Returns the cleanup function. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Finger>();
  let [travelled, scrolledAt, foundAt] = [0, -Infinity, -Infinity];
  let hasBegun = false;
  let box = element.getBoundingClientRect();
  const placeOf = (event: PointerEvent | WheelEvent): Finger => {
    // The frame does not move during a gesture; measuring it forces a layout each time.
    if (fingers.size === 0 && event.timeStamp - foundAt > standing) {
      box = element.getBoundingClientRect();
      foundAt = event.timeStamp;
    }
    return placeIn(box, handlers.view(), event);
  };
  const down = (event: PointerEvent) => {
    // A movable point handles its own pointer.
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
      // A finger that was down before the listeners were attached.
      if (event.pointerType !== 'mouse') fingers.set(event.pointerId, next);
      else handlers.point(next.right, next.down, false);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, next);
    travelled += Math.hypot(next.right - before.right, next.down - before.down);
    if (other === undefined) {
      if (travelled > tap)
        handlers.move(moveView(handlers.view(), next.right - before.right, next.down - before.down));
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
    // A finger that touched the paper before the listeners were attached.
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
    const next = zoomView(
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

/** Two fingers: their distance zooms, their midpoint pans. */
function pinched(view: View, still: Finger, before: Finger, after: Finger): View {
  const distance = (finger: Finger) =>
    Math.max(10, Math.hypot(finger.right - still.right, finger.down - still.down));
  const [right, down] = [(still.right + after.right) / 2, (still.down + after.down) / 2];
  const shifted = moveView(view, (after.right - before.right) / 2, (after.down - before.down) / 2);
  return zoomView(shifted, distance(after) / distance(before), right, down) ?? shifted;
}
