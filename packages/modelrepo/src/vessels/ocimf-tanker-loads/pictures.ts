/** The table, charts and figures of a run: the wind from every side, each by a run with its wind turned, and the ship from above. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { toSI } from '@keelson/units'
import { type AnyOutcome, barChart, type Calculation, lineChart, numberColumn, type Point } from '@keelson/workflow'
import { type Answered, plan } from './figures.ts'
import type { Params } from './inputs.ts'

export const tables = {
  headings: {
    title: 'Wind from every side',
    description:
      'Wind loads at directions 15 deg apart, from 0 astern (of a relative wind from 0 ahead), and the whole force with the current as it is.',
    columns: {
      direction: numberColumn('heading', 'Direction of the wind'),
      cx: numberColumn('-', 'Coefficient forward'),
      cy: numberColumn('-', 'Coefficient to port'),
      cn: numberColumn('-', 'Coefficient of yaw'),
      force_x: numberColumn('hull_force', 'Wind force forward'),
      force_y: numberColumn('hull_force', 'Wind force to port'),
      moment: numberColumn('hull_moment', 'Wind yaw moment'),
      total: numberColumn('hull_force', 'Total force'),
    },
  },
}

export const charts = {
  coefficients: {
    title: 'Wind coefficients by direction',
    description: 'The coefficients of the method all round the ship, and those of this run.',
  },
  force_locus: {
    title: 'Force as the wind turns',
    description:
      'Tip of the force on a plan with the bow up, the wind from every side and the current as it is: a polar diagram.',
  },
  components: {
    title: 'Forces by component',
    description: 'What wind and current give along the hull and abeam.',
  },
}

export const figures = {
  plan: {
    title: 'Ship from above',
    description:
      'Bow to the right, port up, not to scale: the wind and the current that meet her, and the forces that they make; arrows of forces are as long as their share of the largest.',
  },
}

interface Turned {
  readonly angle: number
  readonly answered: Answered
}

/** Step of the table, deg, and points of a curve all round. */
const [STEP, POINTS] = [15, 73] as const

const answered = ({ values }: AnyOutcome) => values as typeof values & Answered

export function drawn(loads: Calculation, p: Params, outcome: AnyOutcome) {
  const own = answered(outcome)
  const [turns, round] =
    p.relative_wind_angle === undefined ? (['wind_direction', 360] as const) : (['relative_wind_angle', 180] as const)
  const at = (angle: number): Turned => ({
    angle,
    answered: answered(loads.calculate({ ...p, [turns]: angle }, { trace: silent })),
  })
  const sweep = (angles: readonly number[]) => angles.filter((angle) => isCovered(p, angle)).map(at)
  return {
    tables: () => ({
      headings: sweep(Array.from({ length: round / STEP + 1 }, (_, i) => toSI(i * STEP, 'deg'))).map(rowOf),
    }),
    charts: () => {
      const turned = sweep(spaced(0, toSI(round, 'deg'), POINTS))
      return {
        coefficients: coefficients(p, own, turned),
        force_locus: locus(own, turned),
        components: components(own),
      }
    },
    figures: () => ({ plan: plan(p, own) }),
  }
}

/** Whether the user's table has the direction, or no table is read. */
function isCovered({ wind_coefficients: rows, method }: Params, angle: number): boolean {
  if (method !== 'coefficient_table' || rows === undefined) return true
  const { heading } = folded(angle)
  return heading >= (rows[0]?.heading ?? 0) && heading <= (rows.at(-1)?.heading ?? 0)
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const rowOf = ({ angle, answered }: Turned) => ({
  direction: angle,
  cx: numberOrNull(answered.cx),
  cy: numberOrNull(answered.cy),
  cn: numberOrNull(answered.cn),
  force_x: answered.wind_force_x,
  force_y: answered.wind_force_y,
  moment: answered.wind_moment ?? null,
  total: answered.total_force ?? null,
})

function coefficients({ relative_wind_angle: gamma, wind_direction }: Params, own: Answered, sweep: readonly Turned[]) {
  const series = [
    { name: 'forward', key: 'cx' },
    { name: 'to port', key: 'cy' },
    { name: 'yaw', key: 'cn' },
  ] as const
  const x = gamma ?? wind_direction ?? 0
  return lineChart({
    x: { title: gamma === undefined ? 'Wind from, 0 astern' : 'Wind off the bow', unit: 'deg' },
    y: { title: 'Wind coefficient', unit: '-' },
    series: series.flatMap(({ name, key }) => {
      const points = sweep.flatMap(({ angle, answered: { [key]: C } }): Point[] =>
        typeof C === 'number' ? [[angle, C]] : [],
      )
      return points.length > 0 ? [{ name, points }] : []
    }),
    markers: series.flatMap(({ key }) => {
      const y = own[key]
      return typeof y === 'number' ? [{ x, y, label: '' }] : []
    }),
  })
}

/** Where the force points: forward up, to port to the left, as on a plan with the bow up. */
function locus(own: Answered, sweep: readonly Turned[]) {
  const tip = ({ wind_force_x, wind_force_y, current_force_x = 0, current_force_y = 0 }: Answered): Point => [
    -(wind_force_y + current_force_y),
    wind_force_x + current_force_x,
  ]
  const [x, y] = tip(own)
  return lineChart({
    x: { title: 'Force to starboard (+), to port (-)', unit: 'kN' },
    y: { title: 'Force forward', unit: 'kN' },
    series: [{ name: 'wind from every side', points: sweep.map(({ answered }) => tip(answered)) }],
    markers: [{ x, y, label: 'this run' }],
    around: [[0, 0]],
  })
}

function components({ wind_force_x, wind_force_y, current_force_x, current_force_y }: Answered) {
  const of = (group: string, forward: number | undefined, toPort: number | undefined) =>
    forward === undefined || toPort === undefined
      ? []
      : [
          { name: 'forward', value: forward, group },
          { name: 'to port', value: toPort, group },
        ]
  return barChart({
    category: 'Direction of the force',
    y: { title: 'Force', unit: 'kN' },
    bars: [...of('wind', wind_force_x, wind_force_y), ...of('current', current_force_x, current_force_y)],
  })
}
