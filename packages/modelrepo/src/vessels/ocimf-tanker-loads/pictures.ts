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
    title: 'Wind from all directions',
    description:
      'Wind loads at 15° intervals from 0° astern (relative wind: 0° ahead), and total force with the entered current.',
    columns: {
      direction: numberColumn('heading', 'Wind direction'),
      cx: numberColumn('-', 'Longitudinal coefficient'),
      cy: numberColumn('-', 'Lateral coefficient'),
      cn: numberColumn('-', 'Yaw coefficient'),
      force_x: numberColumn('hull_force', 'Longitudinal wind force'),
      force_y: numberColumn('hull_force', 'Lateral wind force'),
      moment: numberColumn('hull_moment', 'Wind yaw moment'),
      total: numberColumn('hull_force', 'Total force'),
    },
  },
}

export const charts = {
  coefficients: {
    title: 'Wind coefficients by direction',
    description: 'Wind coefficients of the method for all directions, with the values for this case.',
  },
  force_locus: {
    title: 'Force for all wind directions',
    description: 'Locus of the total force vector for wind from all directions with the entered current, bow up.',
  },
  components: {
    title: 'Force components',
    description: 'Longitudinal and lateral forces due to wind and current.',
  },
}

export const figures = {
  plan: {
    title: 'Ship plan',
    description:
      'Ship plan not to scale, bow to the right and port up, with wind, current and resulting forces. Force arrows are scaled to the largest force.',
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
    { name: 'longitudinal', key: 'cx' },
    { name: 'lateral', key: 'cy' },
    { name: 'yaw', key: 'cn' },
  ] as const
  const x = gamma ?? wind_direction ?? 0
  return lineChart({
    x: { title: gamma === undefined ? 'Wind direction from astern' : 'Wind angle off the bow', unit: 'deg' },
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
    x: { title: 'Lateral force, positive to starboard', unit: 'kN' },
    y: { title: 'Longitudinal force, positive forward', unit: 'kN' },
    series: [{ name: 'wind from all directions', points: sweep.map(({ answered }) => tip(answered)) }],
    markers: [{ x, y, label: 'this case' }],
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
    category: 'Force direction',
    y: { title: 'Force', unit: 'kN' },
    bars: [...of('wind', wind_force_x, wind_force_y), ...of('current', current_force_x, current_force_y)],
  })
}
