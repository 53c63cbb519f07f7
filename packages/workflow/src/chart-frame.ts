/** What every chart stands in: the version of the language, its size, the digits of a drawn number, the words of an axis. */
import { printUnit } from '@keelson/units'
import type { ChartDefinition } from './outcome.ts'
import { rounded } from './rounded.ts'

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json'
/** Digits of a drawn number: finer than a pixel. */
const DRAWN_DIGITS = 6
/** Categories beyond which their names stand aslant. */
const UPRIGHT = 8

/** What a chart draws, in the frame of the house; it may have a height of its own. */
export const framed = (body: ChartDefinition): ChartDefinition => ({
  $schema: SCHEMA,
  width: 'container',
  height: 280,
  ...body,
})

/** Charts of one size beside each other. */
export const sideBySide = (
  charts: readonly ChartDefinition[],
  size: { readonly width: number; readonly height: number },
): ChartDefinition => ({
  $schema: SCHEMA,
  hconcat: charts.map(({ $schema: _, ...panel }) => ({ ...panel, ...size })),
})

/** Charts of one size, one below the other. */
export const oneBelowOther = (
  charts: readonly ChartDefinition[],
  size: { readonly width: number; readonly height: number },
): ChartDefinition => ({
  $schema: SCHEMA,
  vconcat: charts.map(({ $schema: _, ...panel }) => ({ ...panel, ...size })),
})

/** A chart with more drawn over it, on the same axes. */
export const overlaid = (chart: ChartDefinition, layers: readonly unknown[]): ChartDefinition => ({
  ...chart,
  layer: [...(Array.isArray(chart.layer) ? chart.layer : []), ...layers],
})

export const drawn = (value: number): number => rounded(value, DRAWN_DIGITS)

/** 'Depth [m]'. */
export const titled = (title: string, unit: string): string => (unit === '-' ? title : `${title} [${printUnit(unit)}]`)

/** How the names of so many categories stand. */
export const nameAngle = (categories: number): number => (categories > UPRIGHT ? -45 : 0)

/** At most `most` of a list, spread evenly, the first and the last among them. */
export function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  const places = Array.from({ length: most }, (_, i) => Math.round((i * (list.length - 1)) / (most - 1)))
  return places.flatMap((k) => list.slice(k, k + 1))
}
