/** The chart and the figures of a run: the moment over the rudder angle by other runs, the ship from above, and her turn. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { toSI } from '@keelson/units'
import {
  type AnyOutcome,
  axisOf,
  type Calculation,
  type ChartDefinition,
  type NotApplicable,
  notApplicable,
  shownIn,
  valuesOver,
} from '@keelson/workflow'
import { type Answered, plan, turningCircle } from './figures.ts'
import { HULL, type Params, rudderAngle } from './inputs.ts'

export const charts = {
  yaw_moment: {
    title: 'Yaw moment against rudder angle',
    description: 'Yaw moment against rudder angle at 0.5, 1.0 and 1.5 times the entered speed.',
  },
}

export const figures = {
  plan: {
    title: 'Plan of ship and rudder',
    description:
      'Plan with bow to the right and starboard down, showing side force, lever and moment direction. The rudder is enlarged. If length and breadth are not entered, the hull is schematic.',
  },
  turning_circle: {
    title: 'Steady turn',
    description: 'Steady turning circle from linear theory, to scale. The transient entry to the turn is not shown.',
    needs: HULL,
  },
}

const answered = ({ values }: AnyOutcome) => values as typeof values & Answered

export function drawn(rudder: Calculation, p: Params, outcome: AnyOutcome) {
  const own = answered(outcome)
  return {
    charts: () => ({ yaw_moment: momentChart(rudder, p) }),
    figures: () => {
      const turn = turningCircle(p, own)
      return { plan: plan(p, own), ...(turn && { turning_circle: turn }) }
    },
  }
}

const POINTS = 50
const SHARES = [0.5, 1, 1.5] as const
/** Angle that the chart reaches at least. */
const HARD_OVER = toSI(35, 'deg')

function momentChart(rudder: Calculation, p: Params): ChartDefinition | NotApplicable {
  const { speed: V, rudder_angle } = p
  if (p.normal_force !== undefined || V === undefined) return notApplicable('the {normal_force} is entered')
  if (V === 0) return notApplicable('the {speed} is 0')
  const end = Math.max(HARD_OVER, Math.abs(rudder_angle))
  const name = (share: number) => `at ${shownIn(share * V, 'kn')}`
  const momentAt = (speed: number, delta: number) =>
    answered(rudder.calculate({ ...p, speed, rudder_angle: delta }, { trace: silent })).yaw_moment
  return valuesOver({
    x: axisOf(rudderAngle),
    y: { title: 'Yaw moment', unit: 'kN*m' },
    over: spaced(-end, end, POINTS),
    curves: SHARES.map((share) => ({
      name: name(share),
      of: (delta) => momentAt(share * V, delta),
    })),
    here: { at: rudder_angle, label: 'this case', on: [name(1)] },
  })
}
