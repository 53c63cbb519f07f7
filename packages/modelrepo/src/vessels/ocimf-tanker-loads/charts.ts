/** The charts of the run: coefficients by direction, the force as the wind turns, and what each part gives. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { barChart, type ChartsOf, lineChart, type Point } from '@keelson/workflow'
import type { Loads } from './calculate-loads.ts'
import { loadsOf } from './calculate-method.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { isCovered, turned } from './tables.ts'

const POINTS = 73

export function chartsOf(p: Params, loads: Loads): ChartsOf<typeof contract> {
  const relative = p.relative_wind_angle !== undefined
  const angles = spaced(0, relative ? Math.PI : 2 * Math.PI, POINTS).filter((angle) => isCovered(p, angle))
  const sweep = angles.map((angle): Turned => ({ angle, loads: loadsOf(turned(p, angle), silent) }))
  return {
    coefficients: coefficients(p, loads, sweep),
    force_locus: locus(loads, sweep),
    components: components(loads),
  }
}

interface Turned {
  readonly angle: number
  readonly loads: Loads
}

function coefficients(p: Params, { coefficients: own }: Loads, sweep: readonly Turned[]) {
  const series = [
    { name: 'forward', key: 'x' },
    { name: 'to port', key: 'y' },
    { name: 'yaw', key: 'yaw' },
  ] as const
  const at = p.relative_wind_angle ?? p.wind_direction
  return lineChart({
    x: {
      title: p.relative_wind_angle === undefined ? 'Wind from, 0 astern' : 'Wind off the bow',
      unit: 'deg',
    },
    y: { title: 'Wind coefficient', unit: '-' },
    series: series.flatMap(({ name, key }) => {
      const points = sweep.flatMap(({ angle, loads }): Point[] => {
        const value = loads.coefficients?.[key]
        return value === undefined ? [] : [[angle, value]]
      })
      return points.length > 0 ? [{ name, points }] : []
    }),
    markers: series.flatMap(({ key }) => {
      const y = own?.[key]
      return y === undefined ? [] : [{ x: at, y, label: '' }]
    }),
  })
}

/** Where the force points: forward up, to port to the left, as on a plan with the bow up. */
function locus(own: Loads, sweep: readonly Turned[]) {
  const tip = ({ wind, current }: Loads): Point => [-(wind.y + (current?.y ?? 0)), wind.x + (current?.x ?? 0)]
  const [x, y] = tip(own)
  return lineChart({
    x: { title: 'Force to starboard (+), to port (-)', unit: 'kN' },
    y: { title: 'Force forward', unit: 'kN' },
    series: [{ name: 'wind from every side', points: sweep.map(({ loads }) => tip(loads)) }],
    markers: [{ x, y, label: 'this run' }],
    around: [[0, 0]],
  })
}

function components({ wind, current }: Loads) {
  const of = (group: string, { x, y }: { readonly x: number; readonly y: number }) => [
    { name: 'forward', value: x, group },
    { name: 'to port', value: y, group },
  ]
  return barChart({
    category: 'Direction of the force',
    y: { title: 'Force', unit: 'kN' },
    bars: [...of('wind', wind), ...(current ? of('current', current) : [])],
  })
}
