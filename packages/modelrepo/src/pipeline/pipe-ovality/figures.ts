/** The measured section on the nominal circle, its deviations enlarged until they can be seen. */
import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { extremeDiameters } from '@keelson/physics/roundness.ts'
import { shownRatio } from '@keelson/workflow'
import type { Measured } from './calculate-measured.ts'
import { drawnTimes, radiiOf } from './charts.ts'
import type { Params } from './inputs.ts'

/** Points of the outline. */
const POINTS = 72

const at = (radius: number, turns: number): At => [
  radius * Math.cos(2 * Math.PI * turns),
  radius * Math.sin(2 * Math.PI * turns),
]

export function section(p: Params, m: Measured, ovality: number): Drawing {
  const { nominal_outer_diameter: D, wall_thickness: t } = p
  const R = D / 2
  const radii = radiiOf(p, m)
  const times = drawnTimes(radii, R)
  const count = radii.length
  const every = Math.max(1, Math.ceil(count / POINTS))
  const drawn = (i: number) => R + times * ((radii[i % count] ?? R) - R)
  const shown = radii.flatMap((_, i) => (i % every === 0 ? [i] : []))
  const outline = (less: number): readonly At[] => shown.map((i) => at(drawn(i) - less, i / count))
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.5 * R, 1.5 * R], y: [-1.25 * R, 1.25 * R] } },
    {
      kind: 'polygon',
      points: outline(0),
      role: 'steel',
      cut: true,
      is: 'wall',
      ...(t !== undefined && { holes: [outline(t)] }),
    },
    { kind: 'circle', at: [0, 0], radius: R, role: 'ghost' },
    extremes(p, m, drawn, count),
    { kind: 'note', at: at(R, 0.11), side: 'right', label: ofDiameter(labelled('D', D, 'mm', 'nominal circle')) },
    t !== undefined && {
      kind: 'note',
      at: at(drawn(Math.round(0.04 * count)) - t / 2, Math.round(0.04 * count) / count),
      side: 'right',
      label: labelled('t', t, 'mm', 'wall'),
    },
    {
      kind: 'note',
      at: at(drawn(0), 0),
      side: 'right',
      label: named(times === 1 ? 'to scale' : `deviations magnified ${shownRatio(times)} times`),
    },
    {
      kind: 'note',
      at: at(drawn(Math.round(0.93 * count)), Math.round(0.93 * count) / count),
      side: 'right',
      label: labelled('O', ovality, '%', 'ovality'),
    },
  )
}

/** The largest and the smallest diameter, where they were measured; across and upright where that is not known. */
function extremes(p: Params, m: Measured, drawn: (i: number) => number, count: number): Parts {
  const found = p.caliper_radii && extremeDiameters(p.caliper_radii)
  const chord = (index: number, symbol: string, diameter: number, edge: 'above' | 'left'): Parts => {
    const opposite = index + count / 2
    return {
      kind: 'dimension',
      from: at(drawn(opposite), opposite / count),
      to: at(drawn(index), index / count),
      ...(!found && { edge }),
      label: ofDiameter(labelled(symbol, diameter, 'mm')),
    }
  }
  return [
    chord(found ? found.largest.index : 0, 'D_max', m.D_max, 'above'),
    chord(found ? found.smallest.index : count / 4, 'D_min', m.D_min, 'left'),
  ]
}
