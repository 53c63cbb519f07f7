/** Figures: drawings as data, and the one renderer that turns them into SVG. */
export type * from './drawing.ts'
export { figure, labelled, named, type Parts } from './figure.ts'
export { aspectOf, renderFigure } from './render.ts'
