export {
  csvForm,
  dotForm,
  type ExportForm,
  Exports,
  pictureForms,
  textForm,
  tikzForm,
  txtForm,
} from './exports.tsx';
export { type FigureMark, markElement } from './marks.ts';
export { FigurePanel } from './panel.tsx';
export { type Rect, type Size, stretchFor } from './zoom.ts';
