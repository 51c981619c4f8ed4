import type {Stage} from './stage';

/** Pixels that an arrow key moves a drawing by, and the factor of one step of zooming. */
const step = 60;
export const zoomStep = 1.25;

const middle = (a: PointerEvent, b: PointerEvent): {x: number; y: number} => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
});
const apart = (a: PointerEvent, b: PointerEvent): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** One pointer drags the drawing; two pinch it. */
function followPointers(svg: SVGSVGElement, stage: Stage): void {
  const down = new Map<number, PointerEvent>();
  svg.addEventListener('pointerdown', (event) => {
    svg.setPointerCapture(event.pointerId);
    down.set(event.pointerId, event);
  });
  svg.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const other = [...down.values()].find(({pointerId}) => pointerId !== event.pointerId);
    const [from, to] = other
      ? [middle(before, other), middle(event, other)]
      : [
          {x: before.clientX, y: before.clientY},
          {x: event.clientX, y: event.clientY},
        ];
    stage.move({x: to.x - from.x, y: to.y - from.y});
    if (other) stage.zoom(apart(event, other) / Math.max(apart(before, other), 1), to);
    down.set(event.pointerId, event);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, ({pointerId}) => down.delete(pointerId));
}

/** What each key does. */
const keys: Readonly<Record<string, (stage: Stage) => void>> = {
  '+': (stage) => {
    stage.zoom(zoomStep);
  },
  '-': (stage) => {
    stage.zoom(1 / zoomStep);
  },
  '0': (stage) => {
    stage.fit();
  },
  ArrowLeft: (stage) => {
    stage.move({x: step, y: 0});
  },
  ArrowRight: (stage) => {
    stage.move({x: -step, y: 0});
  },
  ArrowUp: (stage) => {
    stage.move({x: 0, y: step});
  },
  ArrowDown: (stage) => {
    stage.move({x: 0, y: -step});
  },
};
/** Where plus needs Shift, readers press the key without it. */
const also: Readonly<Record<string, string>> = {'=': '+', _: '-'};

/** Lets the reader move and zoom by pointer, wheel, pinch and keys pressed in the dialog. */
export function listen(dialog: HTMLDialogElement, svg: SVGSVGElement, stage: Stage): void {
  followPointers(svg, stage);
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    // A pinch on a touchpad arrives as small turns of the wheel with the control key.
    stage.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), {x: event.clientX, y: event.clientY});
  };
  svg.addEventListener('wheel', onWheel, {passive: false});
  dialog.addEventListener('keydown', (event) => {
    const act = keys[also[event.key] ?? event.key];
    // With these keys the browser zooms its page, or goes back.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(stage);
  });
}
