/** The chart of a query: where it lies among spans and currents, with the lines at which vibration begins. */
import { silent } from '@keelson/equations'
import { logSpaced } from '@keelson/numerics/spaced.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { type Asked, solved } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

const POINTS = 31
/** The band around the shedding frequency that older screens left free; it decides nothing here. */
const OLDER_BAND = 1.3

export function surface(p: Params, atlas: AtlasFile): ChartDefinition {
  const ends = (name: keyof Asked): readonly [number, number] => {
    const values = nodesAlong(atlas, name)
    return [Math.min(values[0] ?? p[name], p[name]), Math.max(values.at(-1) ?? p[name], p[name])]
  }
  const lengths = logSpaced(...ends('span_length'), POINTS)
  const [low, high] = ends('current_velocity')
  const within = ([, U]: Point) => U >= 0.9 * low && U <= 1.1 * high
  const line = (V_on: number) => lengths.map((L): Point => [L, speedAt(L, V_on)]).filter(within)
  return lineChart({
    x: { title: 'Span length', unit: 'm' },
    y: { title: 'Current velocity', unit: 'm/s', log: true },
    series: [
      { name: 'in-line onset', points: line(c205.IN_LINE_ONSET.value) },
      { name: 'cross-flow onset', points: line(c205.CROSS_FLOW_ONSET.value) },
      {
        name: `older screening limit, ratio ${OLDER_BAND}`,
        points: line(1 / (OLDER_BAND * c205.SUBCRITICAL_STROUHAL.value)),
      },
    ],
    markers: [{ x: p.span_length, y: p.current_velocity, label: 'query' }],
    around: [
      [lengths[0] ?? p.span_length, low],
      [lengths.at(-1) ?? p.span_length, high],
    ],
  })
}

/** Current at which a span of this length is at a reduced velocity. */
function speedAt(span_length: number, V_on: number): number {
  const { first, span } = solved({ span_length, current_velocity: 1 }, silent)
  return c205.onsetSpeed.evaluate({ V_on, f_n: first.mode.f_n, D_h: span.D_h })
}
