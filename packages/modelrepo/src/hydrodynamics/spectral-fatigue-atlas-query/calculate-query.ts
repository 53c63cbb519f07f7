/** The damage read between the nodes of the grid, linear in its logarithm, and what its neighbours say of it. */
import type { Source, Trace } from '@keelson/equations'
import { damageInLife, differenceFromNode, GRID_LIFE, heightExponent } from '@keelson/physics/fatigue/life-scaling.ts'
import { ContractError } from '@keelson/workflow'
import { type Corner, cornersOf, isNode, nearestOf, type Placed, placeOf } from './calculate-cell.ts'
import type { Params } from './inputs.ts'

const GRID: Source = {
  id: 'Grid of the request',
  title: 'User grid of spectral fatigue damage over sea states',
  publisher: 'user',
  revision: 'as entered',
}
const AT = { source: GRID, clause: 'damage grid as entered' } as const

export interface Query {
  readonly place: Placed
  readonly node: boolean
  readonly D: number
  readonly nearest: number
  readonly largest: number
  readonly difference: number
  /** Between the two wave heights of the cell; undefined at a node and along a wave height. */
  readonly exponent: number | undefined
}

/** Damage of a node in the life of the grid; undefined where none was computed. */
export const damageAt = (p: Params, { i, j }: Corner): number | undefined => p.damage_grid[i]?.[j] ?? undefined

function known(p: Params, corner: Corner): number {
  const D = damageAt(p, corner)
  if (D === undefined) throw new ContractError('the rules reject a query that requires a missing node')
  return D
}

/** Bilinear in the logarithm of the damage over that of the wave height and the period. */
export function interpolated(p: Params, { height, period }: Placed): number {
  const row = (i: number) => {
    const at = (j: number) => Math.log(known(p, { i, j }))
    if (period.t === 0) return at(period.lower)
    if (period.t === 1) return at(period.upper)
    return at(period.lower) + period.t * (at(period.upper) - at(period.lower))
  }
  if (height.t === 0) return Math.exp(row(height.lower))
  if (height.t === 1) return Math.exp(row(height.upper))
  const [low, high] = [row(height.lower), row(height.upper)]
  return Math.exp(low + height.t * (high - low))
}

export function queryOf(p: Params, trace: Trace): Query {
  const place = placeOf(p)
  const nearest = nearestOf(place)
  const node = isNode(place)
  trace.section('Grid interpolation')
  const D_G = node ? known(p, nearest) : interpolated(p, place)
  traceReading(p, place, node, D_G, trace)
  const T_L = p.design_life
  const scaled = (value: number, mark: string, title: string) => {
    const symbol = `D_G${mark}`
    const own = trace.lookup({ ...AT, symbol, title, unit: '-', value, cell: title.toLowerCase() })
    return trace.apply(
      damageInLife,
      { D_G: own, T_L, T_G: GRID_LIFE },
      { as: `D_${mark}`, rename: { D_G: symbol }, title },
    )
  }
  const D = trace.apply(damageInLife, { D_G, T_L, T_G: GRID_LIFE })
  const most = Math.max(...cornersOf(place).flatMap((corner) => damageAt(p, corner) ?? []))
  const D_n = scaled(known(p, nearest), 'n', 'Nearest node damage')
  return {
    place,
    node,
    D,
    nearest: D_n,
    largest: scaled(most, 'c', 'Maximum cell damage'),
    difference: trace.apply(differenceFromNode, { D, D_n }),
    exponent: exponentOf(p, place, trace),
  }
}

function traceReading(p: Params, { height, period }: Placed, node: boolean, value: number, trace: Trace): void {
  const { axis_significant_wave_height: H, axis_peak_period: T } = p
  const both = height.t > 0 && height.t < 1 && period.t > 0 && period.t < 1
  const at = `wave height ${height.lower + 1} to ${height.upper + 1}, peak period ${period.lower + 1} to ${period.upper + 1}`
  const axes = [
    {
      symbol: 'H_s',
      title: 'Significant wave height',
      unit: 'm',
      at: p.significant_wave_height,
      along: height,
      nodes: H,
      scale: 'log' as const,
    },
    {
      symbol: 'T_p',
      title: 'Peak period',
      unit: 's',
      at: p.peak_period,
      along: period,
      nodes: T,
      scale: 'linear' as const,
    },
  ].filter(({ along }) => along.t > 0 && along.t < 1)
  const rows =
    height.t > 0 && height.t < 1 ? [height.lower, height.upper] : [height.t === 1 ? height.upper : height.lower]
  const columns =
    period.t > 0 && period.t < 1 ? [period.lower, period.upper] : [period.t === 1 ? period.upper : period.lower]
  trace.lookup({
    ...AT,
    symbol: 'D_G',
    title: 'Damage over grid life',
    unit: '-',
    value,
    cell: node ? 'a grid node' : both ? at : `along a grid line, ${at}`,
    ...(!node && {
      reading: {
        axes: axes.map(({ along, nodes, ...axis }) => ({
          ...axis,
          nodes: [nodes[along.lower] ?? 0, nodes[along.upper] ?? 0] as const,
        })),
        corners: rows.flatMap((i) => columns.map((j) => known(p, { i, j }))),
        entries: 'log' as const,
      },
    }),
  })
}

/** How steeply the damage grows over the wave height at this period. */
function exponentOf(p: Params, place: Placed, trace: Trace): number | undefined {
  const { lower, upper, t } = place.height
  if (t === 0 || t === 1) return undefined
  const [H_a, H_b] = [p.axis_significant_wave_height[lower] ?? 0, p.axis_significant_wave_height[upper] ?? 0]
  const at = (end: 0 | 1) => interpolated(p, { ...place, height: { ...place.height, t: end } })
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({
      ...AT,
      symbol,
      title,
      unit: '-',
      value,
      cell: title.toLowerCase(),
      ...readingOf(p, place, symbol === 'D_a' ? lower : upper),
    })
  const [D_a, D_b] = [
    read('D_a', 'Damage at lower wave height', at(0)),
    read('D_b', 'Damage at upper wave height', at(1)),
  ]
  return trace.apply(heightExponent, { D_b, D_a, H_b, H_a })
}

function readingOf(p: Params, { period }: Placed, i: number) {
  const { lower, upper, t } = period
  if (t === 0 || t === 1) return {}
  const T = p.axis_peak_period
  const axis = { symbol: 'T_p', title: 'Peak period', unit: 's', at: p.peak_period, scale: 'linear' as const }
  return {
    reading: {
      axes: [{ ...axis, nodes: [T[lower] ?? 0, T[upper] ?? 0] as const }],
      corners: [known(p, { i, j: lower }), known(p, { i, j: upper })],
      entries: 'log' as const,
    },
  }
}
