/** Figures: drawings as data, and the one renderer that turns them into SVG. */
export type * from './drawing.ts'
export { figure, labelled, named, ofDiameter, type Parts } from './figure.ts'
export { renderFigure, sizeOf } from './render.ts'
