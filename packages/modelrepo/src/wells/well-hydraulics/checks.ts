/** The acceptance checks: the mud window at rest, circulating and tripping, the pump, the clean hole, and the best rate within the pump. */
import type { Trace } from '@keelson/equations'
import * as bit from '@keelson/physics/drilling-hydraulics/bit.ts'
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import { CARRYING_GUIDE, TRANSPORT_GUIDE, UPRIGHT } from '@keelson/physics/drilling-hydraulics/cuttings.ts'
import { ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { INDEX_MEASURED } from '@keelson/physics/rheology/smooth-friction.ts'
import { bourgoyne, guoLiu } from '@keelson/physics/rheology/sources.ts'
import {
  type CheckResult,
  check,
  firstOutOf,
  inPractice,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shown,
} from '@keelson/workflow'
import type { Optimum } from './calculate-bit.ts'
import type { Circulation } from './calculate-circulation.ts'
import type { Cleaning } from './calculate-cleaning.ts'
import { isEccentric, type Moving, type StretchFlow } from './calculate-flow.ts'
import type { Trip } from './calculate-trip.ts'
import type { Well } from './calculate-well.ts'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

const { checkOf } = inPractice('oilfield')
const WINDOW = { source: bourgoyne, clause: 'ch. 4, mud window between pore and fracture pressure' }
const TRIP = ['tripping_speed'] as const
const CIRCULATED = [INDEX_MEASURED, ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED]

export const checks = {
  equivalent_circulating_density: checkOf('mud_density', {
    title: 'Circulating below the fracture gradient',
    criterion: WINDOW,
    demand: column.circulatingDensity,
    capacity: 'Fracture gradient',
    onlyWhen: modes.circulating,
    needs: ['fracture_gradient'],
    reach: CIRCULATED,
  }),
  surge: checkOf('mud_density', {
    title: 'Surge below the fracture gradient',
    criterion: WINDOW,
    demand: column.surgeWeight,
    capacity: 'Fracture gradient',
    onlyWhen: modes.inWell,
    needs: ['fracture_gradient', ...TRIP],
    reach: [INDEX_MEASURED],
  }),
  swab: checkOf('mud_density', {
    title: 'Swab above the pore pressure gradient',
    criterion: WINDOW,
    demand: 'Pore pressure gradient',
    capacity: column.swabWeight,
    onlyWhen: modes.inWell,
    needs: ['pore_pressure_gradient', ...TRIP],
    reach: [INDEX_MEASURED],
  }),
  mud_at_rest: checkOf('mud_density', {
    title: 'Mud at rest above the pore pressure gradient',
    criterion: WINDOW,
    demand: 'Pore pressure gradient',
    capacity: 'Mud weight',
    onlyWhen: modes.inWell,
    needs: ['pore_pressure_gradient'],
  }),
  pump_pressure: checkOf('pressure_loss', {
    title: 'Pump pressure',
    criterion: column.standpipePressure,
    demand: 'Standpipe pressure, or loss of the bit alone',
    capacity: 'Greatest pump pressure',
    onlyWhen: modes.throughBit,
    needs: ['maximum_pump_pressure'],
    reach: CIRCULATED,
  }),
  hole_cleaning: checkOf('-', {
    title: 'Hole cleaning',
    criterion: { source: guoLiu, clause: 'ch. 2: carrying capacity index of 1, or transport ratio of 0.5' },
    demand: 'Index or transport ratio of a clean hole, whichever is met the better',
    capacity: 'Carrying capacity index or transport ratio',
    onlyWhen: modes.carrying,
    reach: [UPRIGHT],
  }),
  best_rate: checkOf('pressure_loss', {
    title: 'Best rate within the pump',
    criterion: bit.pressureLeft,
    demand: bit.parasiticLoss,
    capacity: 'Greatest pump pressure',
    onlyWhen: modes.optimised,
  }),
}

type Made = CheckResult | NotChecked | undefined

/** Those that are made: what a check needs and was not given leaves it out. */
export const made = <M extends Readonly<Record<string, Made>>>(all: M) =>
  Object.fromEntries(Object.entries(all).filter(([, c]) => c !== undefined)) as {
    readonly [N in keyof M]?: Exclude<M[N], undefined>
  }

const indexLeft = ({ model }: Moving): Left | undefined =>
  model.kind === 'bingham' ? undefined : outOf(INDEX_MEASURED, model.n)

/** What the circulation leaves of the frictions, and of the fit of eccentric annuli where the pipe lies off the middle. */
function circulationLeft(moving: Moving, annuli: readonly StretchFlow[]): Left | undefined {
  const { model, e } = moving
  if (model.kind === 'bingham' || !isEccentric(moving)) return indexLeft(moving)
  const ratios = annuli.map(({ stretch }) => stretch.inner / stretch.outer)
  return (
    indexLeft(moving) ??
    outOf(ECCENTRICITY_FITTED, e) ??
    outOf(INDEX_FITTED, model.n) ??
    firstOutOf(RATIO_FITTED, ratios)
  )
}

export function circulatingCheck(p: Params, moving: Moving, found: Circulation): Made {
  const { ECD, cleaning, dP_c, annuli } = found
  const { fracture_gradient: capacity, rate_of_penetration: ROP = 0 } = p
  if (capacity === undefined) return undefined
  if (cleaning.choked && ROP > 0) return check({ demand: ECD, capacity, failure: LOWER_BOUND })
  const note = dP_c > 0 ? 'with the cuttings' : 'without cuttings'
  return openIf('out_of_reach', circulationLeft(moving, annuli), check({ demand: ECD, capacity, note }))
}
const LOWER_BOUND = 'the hole is not cleaned: the density stated has no cuttings in it, and is only a lower bound'

export const tripChecks = (p: Params, moving: Moving, trip: Trip | undefined) => ({
  surge:
    trip === undefined || p.fracture_gradient === undefined
      ? undefined
      : openIf('out_of_reach', indexLeft(moving), check({ demand: trip.surge, capacity: p.fracture_gradient })),
  swab:
    trip === undefined || p.pore_pressure_gradient === undefined
      ? undefined
      : openIf('out_of_reach', indexLeft(moving), check({ demand: p.pore_pressure_gradient, capacity: trip.swab })),
  mud_at_rest:
    p.pore_pressure_gradient === undefined
      ? undefined
      : check({ demand: p.pore_pressure_gradient, capacity: p.mud_weight }),
})

export function standpipeCheck(p: Params, moving: Moving, { p_sp, bit: at, annuli }: Circulation): Made {
  const capacity = p.maximum_pump_pressure
  if (capacity === undefined) return undefined
  const made = check({ demand: p_sp, capacity })
  if (at === undefined)
    return openIf('input_missing', 'no nozzles are given, and the loss of the bit is not in it', made)
  return openIf('out_of_reach', circulationLeft(moving, annuli), made)
}

/** Of a bit with the parasitic losses where they are given; what it loses alone can only be too much. */
export function bitCheck(p: Params, dP_b: number, trace: Trace): Made {
  const { maximum_pump_pressure: capacity, parasitic_pressure_loss: p_ref } = p
  if (capacity === undefined) return undefined
  if (p_ref !== undefined)
    return check({ demand: trace.apply(column.standpipePressure, { dP_i: [p_ref, dP_b] }), capacity })
  return openIf(
    'input_missing',
    'the bit alone is analysed: the other losses are not known',
    check({ demand: dP_b, capacity }),
  )
}

export function cleaningCheck(cleaning: Cleaning, well: Well | undefined): Made {
  const inclined = well && outOf(UPRIGHT, Math.acos(Math.min(1, well.D_v / well.D_m)))
  return openIf('out_of_reach', inclined, cleaningResult(cleaning))
}

function cleaningResult({ CCI, R_t, choked }: Cleaning): CheckResult {
  const byIndex = { demand: CARRYING_GUIDE, capacity: CCI, note: 'by the carrying capacity index' }
  if (R_t === undefined) return check(byIndex)
  const byRatio = { demand: TRANSPORT_GUIDE, capacity: R_t, note: 'by the transport ratio' }
  if (choked) return check({ ...byRatio, failure: R_t > 0 ? OVERFULL : SINKING })
  const [index, ratio] = [check(byIndex), check(byRatio)]
  return (ratio.utilisation ?? Number.POSITIVE_INFINITY) <= (index.utilisation ?? Number.POSITIVE_INFINITY)
    ? ratio
    : index
}
const SINKING = 'the cuttings sink in the annulus faster than the mud rises'
const OVERFULL = 'more cuttings are drilled than the annulus can carry'

export function bestRateCheck(p: Params, best: Optimum | undefined): Made {
  if (best === undefined || p.maximum_pump_pressure === undefined)
    return notChecked('not_requested', 'nothing flows, and nothing is lost')
  const sides = { demand: best.dP_d, capacity: p.maximum_pump_pressure }
  if (best.dP_opt > 0) return check(sides)
  return check({
    ...sides,
    failure: `at {minimum_flow_rate} the parasitic losses take ${shown((100 * best.dP_d) / p.maximum_pump_pressure, 3)} % of the pump pressure: nothing is left for the bit`,
  })
}
