/** The charts of a run: parts of the resistance by speed, and powers against speed. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { viscousResistance } from '@keelson/physics/ship-resistance/correlation.ts'
import { speedOfFroude } from '@keelson/physics/ship-resistance/friction.ts'
import { FAST_START, SLOW_END } from '@keelson/physics/ship-resistance/wave.ts'
import { axisOf, barChart, type ChartDefinition, type Limit, lineChart, numberIn, type Point } from '@keelson/workflow'
import type { Hull } from './calculate-hull.ts'
import type { Propulsion } from './calculate-propulsion.ts'
import { type AtSpeed, atSpeed } from './calculate-speed.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { FASTEST, PAPER_1982 } from './modes.ts'

/** From where to where the charts go, over the highest speed, and in how many steps. */
const [FROM, TO] = [0.5, 1.1] as const
const [BARS, POINTS] = [7, 31] as const

const speedsOf = (p: Params, points: number) => {
  const top = Math.max(...p.speed)
  return spaced(FROM * top, TO * top, points)
}

export function partsChart(p: Params, hull: Hull): ChartDefinition {
  const bars = speedsOf(p, BARS).flatMap((V) => {
    const { resistance: r } = atSpeed(p, hull, V)
    const name = numberIn(V, 'kn', 3)
    return [
      { group: 'friction', value: viscousResistance({ ...r, K_1: hull.surfaces.K_1 }) },
      { group: 'correlation', value: r.R_A },
      { group: 'waves', value: r.R_W },
      { group: 'appendages', value: r.R_APP },
      { group: 'bulb, stern', value: r.R_B + r.R_TR },
    ].map(({ group, value }) => ({ name, group, value }))
  })
  return barChart({
    category: 'Speed [kn]',
    y: { title: 'Resistance', unit: 'kN', zero: true },
    bars,
    stacked: true,
  })
}

const CHAIN = [
  ['delivered power', 'P_D'],
  ['shaft power', 'P_S'],
] as const

export function powerChart(p: Params, hull: Hull, all: readonly AtSpeed[]): ChartDefinition {
  const swept = speedsOf(p, POINTS).map((V) => atSpeed(p, hull, V))
  const point = ({ resistance: { V } }: AtSpeed, power: number): Point => [V, power]
  const chain = (name: keyof Propulsion) =>
    swept.flatMap((one) => {
      const power = one.propulsion?.[name]
      return power === undefined ? [] : [point(one, power)]
    })
  return lineChart({
    x: axisOf(inputs.properties.speed),
    y: { title: 'Power', unit: 'kW', zero: true },
    series: [
      { name: 'effective power', points: swept.map((one) => point(one, one.resistance.P_E)) },
      ...CHAIN.flatMap(([name, of]) => (chain(of).length === 0 ? [] : [{ name, points: chain(of) }])),
    ],
    limits: rangesOf(p, hull),
    markers: all.map((one) => {
      const [x, y] = point(one, one.resistance.P_E)
      return { x, y, label: all.length === 1 ? 'this speed' : '' }
    }),
  })
}

/** Ends of the ranges of the paper that the chart holds. */
function rangesOf(p: Params, { dimensions: { L } }: Hull): Limit[] {
  const top = Math.max(...p.speed)
  const ends =
    p.method === PAPER_1982
      ? [{ F_n: FASTEST[PAPER_1982].value, label: 'range limit' }]
      : [
          { F_n: SLOW_END.value, label: 'low-speed range end' },
          { F_n: FAST_START.value, label: 'high-speed range start' },
        ]
  return ends.flatMap(({ F_n, label }): Limit[] => {
    const V = speedOfFroude({ F_n, g: p.gravity, L })
    return V < FROM * top || V > TO * top ? [] : [{ at: V, label, along: 'y' }]
  })
}
