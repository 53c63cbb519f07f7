/** A chart without its data: charts of one kind have one shape. */
import type { Plain } from './chart-series.ts'

export interface Shape {
  readonly shape: Plain
  /** The data by the name that stands in its place. */
  readonly sources: ReadonlyMap<string, readonly Plain[]>
}

const PARTS = ['layer', 'hconcat', 'vconcat', 'concat'] as const

export function shapeOf(spec: Plain): Shape {
  const sources = new Map<string, readonly Plain[]>()
  const without = (part: Plain): Plain => {
    const parts = PARTS.filter((key) => Array.isArray(part[key]))
    const inner = Object.fromEntries(parts.map((key) => [key, (part[key] as Plain[]).map(without)]))
    return { ...part, ...inner, ...named(part) }
  }
  /** Data that stand twice are one source: what is drawn of them shares their scales' order. */
  const named = ({ data }: Plain) => {
    const values = (data as Plain | undefined)?.values
    if (!Array.isArray(values) || Object.keys(data as Plain).length > 1) return {}
    const known = [...sources].find(([, other]) => other === values)?.[0]
    const name = known ?? `data_of_${sources.size}`
    sources.set(name, values as Plain[])
    return { data: { name } }
  }
  return { shape: without(spec), sources }
}
