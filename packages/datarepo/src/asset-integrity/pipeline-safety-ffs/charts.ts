/** The charts of defect verdicts. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { acceptableDepth } from '@keelson/physics/metal-loss/acceptable-depth.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { toSI } from '@keelson/units'
import {
  type Axis,
  barChart,
  type ChartDefinition,
  firstOf,
  framed,
  lineChart,
  onto,
  rowsOn,
  saying,
  titled,
  worstFirst,
} from '@keelson/workflow'
import type { Batch } from './calculate-assess.ts'
import type { Assessed } from './calculate-assessed.ts'
import { strengthOf } from './calculate-strength.ts'
import type { Params } from './inputs.ts'
import { VERDICTS } from './modes.ts'

const LENGTH: Axis = { title: 'Length', unit: 'mm' }
const DEPTH: Axis = { title: 'Depth [% of wall thickness]', unit: '-', one: 0.01 }
const MOST_POINTS = 400
const MOST_BARS = 40
const MOST_NAMES = 12
/** Defects are ranked by it. */
const BY_VERDICT = 'the most severe'
const CURVE_POINTS = 41
const COLOURS = ['#2b8a3e', '#e0a800', '#d9480f', '#a61e4d', '#868e96']

/** Sizes of the defects, coloured by verdict, under the acceptance curve of the common pipe. */
export function depthAgainstLength(p: Params, { ranked }: Batch): ChartDefinition {
  const { shown: most, note } = firstOf(ranked, { most: MOST_POINTS, things: 'defects', by: BY_VERDICT })
  const points = most.map((a) => ({
    L: a.size.L,
    d: a.share,
    verdict: a.row.P === undefined ? 'not applicable' : a.verdict,
    id: a.row.id,
  }))
  const longest = Math.max(...ranked.map((a) => a.size.L), 0.1) * 1.15
  const x = { field: 'L', type: 'quantitative', title: titled(LENGTH.title, LENGTH.unit), scale: { zero: true } }
  const y = { field: 'd', type: 'quantitative', title: DEPTH.title, scale: { domain: [0, 1].map(onto(DEPTH)) } }
  const shown = VERDICTS.slice(0, COLOURS.length)
  const curve = acceptanceCurve(p, longest)
  // Up to the depth limit the pressure is held at every length that is drawn.
  const held = curve.length > 0 && curve.every(({ d }) => d >= DEPTH_LIMIT.value - 1e-8)
  const names = firstOf(points, { most: MOST_NAMES, things: 'defects', as: 'named', by: BY_VERDICT })
  const chart = framed({
    layer: [
      ...(curve.length > 0
        ? [
            { data: on(curve), mark: { type: 'line', strokeWidth: 2, color: '#364fc7' }, encoding: { x, y } },
            ...(held ? [] : [label(curve.at(-1), 'ERF = 1', 14, x, y)]),
          ]
        : []),
      {
        data: on([{ d: DEPTH_LIMIT.value }]),
        mark: { type: 'rule', strokeDash: [6, 4] },
        encoding: { y },
      },
      label(
        { L: longest, d: DEPTH_LIMIT.value },
        held ? '80 % of the wall thickness, ERF below 1' : '80 % of the wall thickness',
        -8,
        x,
        y,
      ),
      {
        data: on(points),
        mark: { type: 'point', filled: true, size: 70, opacity: 0.9 },
        encoding: {
          x,
          y,
          color: {
            field: 'verdict',
            type: 'nominal',
            title: null,
            scale: { domain: [...shown], range: COLOURS },
            legend: { orient: 'top', columns: 5 },
          },
        },
      },
      { ...label(undefined, '', -10, x, y), ...named(names.shown, x, y) },
    ],
  })
  return saying(chart, note, names.note)
}

/** Rows on both axes. */
const on = (rows: readonly object[]) => ({ values: rowsOn({ L: LENGTH, d: DEPTH }, rows) })

const named = (values: readonly object[], x: object, y: object) => ({
  data: on(values),
  mark: { type: 'text', align: 'left', dx: 8, dy: -6 },
  encoding: { x, y, text: { field: 'id' } },
})

const label = (at: object | undefined, text: string, dy: number, x: object, y: object) => ({
  data: on(at === undefined ? [] : [{ ...at, text }]),
  mark: { type: 'text', align: 'right', dy },
  encoding: { x, y, text: { field: 'text' } },
})

/** Largest depth with a repair factor of 1 over the length, as a share of the wall; none without a common MAOP. */
function acceptanceCurve(p: Params, longest: number) {
  const MAOP = p.maximum_allowable_operating_pressure
  if (MAOP === undefined) return []
  const { outer_diameter: D, wall_thickness: t } = p
  const pipe = { D, t, S: p.specified_minimum_yield_strength }
  return spaced(0, longest, CURVE_POINTS).flatMap((L) => {
    const safe = (d: number) => strengthOf(p, pipe, { d, L, profile: undefined })?.P_a ?? 0
    const d = acceptableDepth(safe, MAOP, DEPTH_LIMIT.value * t)
    return d === undefined || !Number.isFinite(d) ? [] : [{ L, d: d / t }]
  })
}

export function erfRanking({ ranked }: Batch): ChartDefinition {
  const { shown: bars, note } = worstFirst(
    ranked.flatMap((a) => (a.ERF === undefined ? [] : [{ name: a.row.id, value: a.ERF }])),
    { most: MOST_BARS, things: 'defects', by: 'the highest estimated repair factor', worse: ({ value }) => value },
  )
  const chart = barChart({
    category: 'Defect',
    y: { title: 'Estimated repair factor', unit: '-' },
    bars,
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
  return saying(chart, note)
}

export const verdictCounts = (totals: Readonly<Record<string, number>>): ChartDefinition =>
  countBars(
    'Verdict',
    VERDICTS.map((name) => ({ name, value: totals[name] ?? 0 })),
  )

const countBars = (category: string, bars: readonly { readonly name: string; readonly value: number }[]) =>
  barChart({ category, y: { title: 'Number of defects', unit: '-', whole: true }, bars })

const YEAR = toSI(1, 'year')
/** Upper ends of the classes of remaining life, years. */
const CLASSES = [1, 2, 5, 10, 20, 50]

export function remainingLives({ ranked }: Batch): ChartDefinition {
  const lives = ranked.flatMap((a) => (a.life === undefined ? [] : [a.life]))
  const names = CLASSES.map((end, i) => (i === 0 ? `below ${end}` : `${CLASSES[i - 1]} to ${end}`))
  const classOf = (life: number) => CLASSES.findIndex((end) => life < end * YEAR)
  const count = (k: number) => lives.filter((life) => classOf(life) === k).length
  return countBars('Remaining life [years]', [
    ...names.map((name, k) => ({ name, value: count(k) })),
    { name: `${CLASSES.at(-1)} or more`, value: count(-1) },
  ])
}

/** The profile of the governing defect; undefined where it has none. */
export function riverBottom(a: Assessed | undefined): ChartDefinition | undefined {
  const profile = a?.size.profile
  if (!a || !profile) return undefined
  const at = (x: number, i: number) => [x, profile.y[i] ?? 0] as const
  const [x_1, x_2] = a.strength?.effective ?? [Number.NaN, Number.NaN]
  const inside = profile.x.flatMap((x, i) => (x >= x_1 && x <= x_2 ? [at(x, i)] : []))
  return lineChart({
    x: { title: 'Position along the pipe', unit: 'mm' },
    y: { title: 'Depth', unit: 'mm', reverse: true, zero: true },
    series: [
      { name: 'profile', points: profile.x.map(at) },
      { name: 'effective length', points: inside },
    ],
    limits: [{ at: DEPTH_LIMIT.value * a.row.t, label: '80 % of the wall thickness', along: 'x' }],
  })
}
