/** Figures: drawings as data, and the one renderer that turns them into SVG. */
export type * from './drawing.ts'
export { figure, labelled, named, type Parts } from './figure.ts'
export { renderFigure } from './render.ts'
