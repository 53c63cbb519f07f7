/** Hull seakeeping: still water, periods, the motions in each wave, and what a sea makes of them. */
import { silent } from '@keelson/equations'
import { ROLL_PERIOD_TOLERANCE } from '@keelson/physics/ship-motions/periods.ts'
import { pointAcceleration } from '@keelson/physics/ship-motions/response.ts'
import {
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  openIf,
  type RunContext,
  shownIn,
  shownRatio,
} from '@keelson/workflow'
import { boxIn } from './calculate-closed.ts'
import { hullOf } from './calculate-hull.ts'
import { type Periods, periodsOf } from './calculate-periods.ts'
import { beyondOf } from './calculate-reach.ts'
import { inSea, type Moved, significant } from './calculate-response.ts'
import { sixOf } from './calculate-six.ts'
import { hullIn, type InWave, Radiations } from './calculate-strip.ts'
import { type Asked, askedIn, type Met, metBy, type Way, wayOf } from './calculate-waves.ts'
import { chartsOf } from './charts.ts'
import { motionsChart } from './charts-six.ts'
import type { Seakeeping } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { FEWEST } from './rules.ts'
import { motionRows, tablesOf } from './tables.ts'
import { periodValues, sixValues, stillValues, stripValues } from './values-of.ts'
import { tooSteep, warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Seakeeping {
  const hull = hullOf(p, trace)
  const periods = periodsOf(p, hull, trace)
  const still = { ...stillValues(hull), ...periodValues(periods) }
  if (p.method === 'hydrostatics_only')
    return {
      values: still,
      checks: { roll_period: rollCheck(periods) },
      tables: () => tablesOf(hull),
      charts: () => ({}),
      figures: () => figuresOf(p, hull),
      detail: quiet(periods),
    }
  trace.section('The first wave')
  const way = wayOf(p, trace)
  const radiations = new Radiations(hull, p.gravity)
  const inOne = (met: Met, on: typeof trace): Moved =>
    p.method === 'strip_theory' ? hullIn(p, hull, periods, way, met, radiations, on) : boxIn(p, way, met, on)
  const all = askedIn(p).map((asked: Asked, i): InWave => {
    const on = i === 0 ? trace : silent
    const met = metBy(p, way, asked, on)
    return { met, moved: inOne(met, on) }
  })
  const points = pointsOf(p, all, trace)
  const sea = inSea(p, way, all, (met) => inOne(met, silent))
  const sums = sea && significant(p, sea, trace)
  const six = p.method === 'strip_theory' ? sixOf(p, hull, periods.k_yy, way, all, radiations, trace) : undefined
  const roll_period = reliable(p, way, rollCheck(periods))
  return {
    values: {
      ...still,
      encounter_frequency: all.map(({ met }) => Math.abs(met.omega_e)),
      heave_rao: all.map(({ moved }) => moved.R_3),
      pitch_rao: all.map(({ moved }) => moved.R_5),
      pitch_rao_over_wave_slope: all.map(({ met, moved }) => moved.R_5 / met.k),
      pitch_rao_over_2pi_zeta_over_length: all.map(({ moved }) => (moved.R_5 * p.hull_length) / (2 * Math.PI)),
      ...(p.method === 'strip_theory' && stripValues(p, hull, all)),
      ...(six !== undefined && sixValues(six)),
      ...points,
      ...(p.significant_wave_height !== undefined && { significant_heave: sums?.heave ?? FEW }),
      ...(p.significant_wave_height !== undefined &&
        p.position_from_midship && { significant_acceleration_at_point: sums?.accelerations ?? FEW }),
    },
    checks: { roll_period },
    tables: () => ({ ...tablesOf(hull, all[0]?.moved, sea), ...(six !== undefined && { motions: motionRows(six) }) }),
    charts: () => ({ ...chartsOf(p, all, periods), ...(six !== undefined && { motions: motionsChart(p, six) }) }),
    figures: () => figuresOf(p, hull),
    warnings: warningsOf(p, periods, way, roll_period),
    detail: `${quiet(periods)}. ${moving(all[0])}`,
  }
}

const FEW = notApplicable(`by strips a sea is summed up over ${FEWEST} waves or more`)

function quiet({ heave, roll, pitch }: Periods): string {
  const others = [
    ...(roll === undefined ? [] : [`of roll ${shownIn(roll, 's')}`]),
    ...(pitch === undefined ? [] : [`of pitch ${shownIn(pitch, 's')}`]),
  ]
  return [`The natural period of heave is ${shownIn(heave, 's')}`, ...others].join(', ')
}

const moving = (first: InWave | undefined): string =>
  `In the first wave, met at ${shownIn(Math.abs(first?.met.omega_e ?? 0), 'rad/s')}, heave is ${shownRatio(first?.moved.R_3 ?? 0)} of the wave amplitude and pitch ${shownIn(first?.moved.R_5 ?? 0, 'deg/m', 3)}.`

const rollCheck = ({ difference }: Periods) =>
  difference === undefined
    ? notChecked('input_missing', 'the metacentric height is not known')
    : check({ demand: difference, capacity: ROLL_PERIOD_TOLERANCE })

/** A pass is one of all that was asked: motions outside their method, or a sea that cannot be, leave it open. */
function reliable(p: Params, way: Way, made: CheckResult | NotChecked): CheckResult | NotChecked {
  const steep = tooSteep(p)
  if (steep !== undefined)
    return 'notChecked' in made ? notChecked('contradiction', steep) : openIf('contradiction', steep, made)
  const beyond = beyondOf(p, way)[0]?.left
  if (beyond === undefined) return made
  return 'notChecked' in made ? notChecked('out_of_reach', beyond) : openIf('out_of_reach', beyond, made)
}

/** Position outside, wave inside. */
function pointsOf(p: Params, all: readonly InWave[], trace: Parameters<typeof calculate>[1]['trace']) {
  if (p.position_from_midship === undefined) return {}
  const at = p.position_from_midship.flatMap((x, i) =>
    all.map(({ met, moved }, j) => {
      const on = i === 0 && j === 0 ? trace : silent
      const R_P = moved.at(x, on)
      return { R_P, R_a: on.apply(pointAcceleration, { omega_e: met.omega_e, R_P }) }
    }),
  )
  return {
    vertical_motion_rao_at_point: at.map(({ R_P }) => R_P),
    vertical_acceleration_rao_at_point: at.map(({ R_a }) => R_a),
  }
}
