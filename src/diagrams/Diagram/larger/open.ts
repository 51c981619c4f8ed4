import {translate} from '@docusaurus/Translate';
import {closeOnBack} from '@site/src/lib/close-on-back';
import styles from '../styles.module.css';
import {listen, zoomStep} from './gestures';
import {stageOf} from './stage';

function button(text: string, name: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.ariaLabel = name;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * The drawing for phones has its parts close together: it is taken where its text would be larger
 * by a quarter.
 */
const preference = 1.25;

/**
 * The drawing of a figure whose text is largest when all of it is in the window; of two that differ
 * little, the wide one.
 */
function bestFor(drawings: readonly SVGSVGElement[], width: number, height: number): SVGSVGElement | undefined {
  const worth = (svg: SVGSVGElement): number => {
    const box = svg.viewBox.baseVal;
    const textSize = Number(svg.getAttribute('font-size')) * Math.min(width / box.width, height / box.height);
    return svg.classList.contains('wide') ? textSize * preference : textSize;
  };
  return [...drawings].sort((a, b) => worth(b) - worth(a))[0];
}

/** A copy of a drawing that fills its window. */
function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const svg = drawing.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'width', 'height']) svg.removeAttribute(name);
  return svg;
}

/**
 * Opens a figure's drawing over the whole page. Escape, a button and Back close it, and the focus
 * is then where it was.
 *
 * @param figure with the drawings; the dialog is put into it, so that it has its colours and goes
 *   when the page does
 */
export function open(figure: HTMLElement, title: string): void {
  const drawing = bestFor([...figure.querySelectorAll<SVGSVGElement>('svg[role="img"]')], innerWidth, innerHeight);
  if (!drawing) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.ariaLabel = title;
  const svg = copyOf(drawing);
  const bar = document.createElement('div');
  const heading = document.createElement('p');
  heading.textContent = title;
  dialog.append(bar, svg);
  figure.append(dialog);
  dialog.showModal();
  const closed = closeOnBack(() => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  const stage = stageOf(svg, drawing.viewBox.baseVal);
  listen(dialog, svg, stage);
  const controls = document.createElement('div');
  controls.append(
    button('−', translate({id: 'diagrams.zoomOut', message: 'Zoom out'}), () => {
      stage.zoom(1 / zoomStep);
    }),
    button('+', translate({id: 'diagrams.zoomIn', message: 'Zoom in'}), () => {
      stage.zoom(zoomStep);
    }),
    button(
      translate({id: 'diagrams.fit', message: 'Fit'}),
      translate({id: 'diagrams.fitToWindow', message: 'Fit to the window'}),
      stage.fit,
    ),
    button(translate({id: 'diagrams.close', message: 'Close'}), translate({id: 'diagrams.close', message: 'Close'}), () => {
      dialog.close();
    }),
  );
  bar.append(heading, controls);
  // The bar has its height now, and the drawing what is left of the window.
  stage.fit();
  controls.querySelector<HTMLElement>(':last-child')?.focus();
}
