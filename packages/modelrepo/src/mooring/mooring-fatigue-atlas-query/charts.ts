/** The charts of an atlas query: where it lies on the atlas, and the band of its life. */
import {
  around,
  type ChartDefinition,
  framed,
  lineChart,
  NAME_PADDING,
  type NotApplicable,
  notApplicable,
  onto,
  type Point,
  position,
  saying,
  shownForce,
  worstFirst,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { CYCLES, DAMAGE } from './atlas.ts'
import type { Reading } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

/** Markers that a chart can carry. */
const MARKED = 12

/** Damage over stress range at each number of cycles of the grid, with the ranges of the query. */
export function atlasSurface(p: Params, atlas: AtlasFile, all: readonly Reading[]): ChartDefinition {
  const pieces = atlas.pieces.filter((q) => q.slice.sn_curve === p.sn_curve)
  const cycles = pieces[0]?.axes.find((a) => a.name === CYCLES)?.values ?? []
  const series = cycles.map((n, j) => ({
    name: `${n.toExponential(0).replace('e+', 'e')} cycles`,
    points: pieces.flatMap((q): Point[] => {
      const stress = q.axes[0]?.values ?? []
      const damage = q.responses[DAMAGE]?.values ?? []
      return stress.map((S, i): Point => [S, damage[i * cycles.length + j] ?? Number.NaN])
    }),
  }))
  const { shown: worst, note } = worstFirst(
    all.filter((r) => r.d > 0),
    { most: MARKED, things: 'tension ranges', as: 'marked', by: 'the most damage', worse: ({ d }) => d },
  )
  const chart = lineChart({
    x: { title: 'Stress range', unit: 'MPa', log: true },
    y: { title: 'Damage', unit: '-', log: true },
    series,
    markers: worst.map((r) => ({ x: r.S, y: r.d, label: shownForce(r.dT) })),
  })
  return saying(chart, note)
}

const LIFE = { title: 'Fatigue life', unit: 'year', log: true } as const

/** Life with its band against the design life and its factor, on a logarithmic axis. */
export function bandOfLife(p: Params, band: readonly [number, number]): ChartDefinition | NotApplicable {
  const years = onto(LIFE)
  const [low, high, required] = [band[0], band[1], p.design_life * p.design_fatigue_factor].map((life) =>
    Number(years(life).toPrecision(12)),
  ) as [number, number, number]
  if (![low, high, required].every(Number.isFinite)) return notApplicable('the life exceeds the axis range')
  const axis = around(LIFE, [low / 2, high * 2, required / 2, required * 2])
  const x = (field: string) => position(field, axis)
  const y = { field: 'name', type: 'nominal', title: null, sort: null }
  const end = (field: string) => ({ mark: { type: 'tick', thickness: 3, size: 30 }, encoding: { y, x: x(field) } })
  const limit = { values: [{ at: required, label: 'required' }] }
  return framed({
    height: 110,
    padding: NAME_PADDING,
    data: { values: [{ name: 'fatigue life', low, high }] },
    layer: [
      { mark: { type: 'rule', strokeWidth: 4 }, encoding: { y, x: x('low'), x2: { field: 'high' } } },
      end('low'),
      end('high'),
      { data: limit, mark: { type: 'rule', strokeDash: [6, 4], strokeWidth: 1.5 }, encoding: { x: x('at') } },
      {
        data: limit,
        mark: { type: 'text', align: 'left', dx: 5, dy: 8 },
        encoding: { x: x('at'), y: { value: 0 }, text: { field: 'label' } },
      },
    ],
  })
}
