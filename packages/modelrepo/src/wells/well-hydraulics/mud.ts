/** The mud of the run: the constants of its model, and the power law that hole cleaning takes from it. */
import type { Trace } from '@keelson/equations'
import type { BinghamMud } from '@keelson/physics/rheology/bingham-flow.ts'
import type { PowerLawMud } from '@keelson/physics/rheology/power-law-flow.ts'
import { apiRp13d } from '@keelson/standards/api-rp-13d-2010/source.ts'
import * as viscometer from '@keelson/standards/api-rp-13d-2010/viscometer.ts'
import type { YieldPowerLawMud } from '@keelson/standards/api-rp-13d-2010/yield-power-law-flow.ts'
import { given, inPractice, notApplicable } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { HERSCHEL_BULKLEY, NEWTONIAN, POWER_LAW } from './inputs-mud.ts'

const { gives, numberValue } = inPractice('oilfield')

export type Mud = Some<
  'mud_weight' | 'rheology_model',
  | 'dial_reading_600'
  | 'dial_reading_300'
  | 'dial_reading_6'
  | 'dial_reading_3'
  | 'plastic_viscosity'
  | 'yield_point'
  | 'flow_behaviour_index'
  | 'consistency_index'
  | 'power_law_turbulent_friction'
>

const ofYieldPowerLaw = { rheology_model: [HERSCHEL_BULKLEY] } as const
export const mudValues = {
  yield_stress: gives(viscometer.yieldStress, '-', 'Yield stress in dial degrees; multiply by 1.066 for lbf/100 ft².', {
    signed: true,
    onlyWhen: ofYieldPowerLaw,
  }),
  flow_behaviour_index: numberValue('flow_behaviour_index', {
    title: 'Flow behaviour index',
    description:
      'Flow behaviour index of the power law or yield power law. For other models, the index of the power law used for cuttings transport.',
    symbol: 'n',
  }),
  consistency_index: numberValue('consistency_index', {
    title: 'Consistency index',
    description:
      'Consistency index of the power law. For other models, the index of the power law used for cuttings transport.',
    symbol: 'K',
  }),
  consistency_index_dial: gives(
    viscometer.yieldConsistency,
    '-',
    'Consistency index of the yield power law; multiply by 0.5107 for Pa·sⁿ.',
    {
      signed: true,
      onlyWhen: ofYieldPowerLaw,
    },
  ),
}

/** SI; those of a yield power law in dial degrees. */
export type Model =
  | ({ readonly kind: 'bingham' } & BinghamMud)
  | ({ readonly kind: 'power_law' } & PowerLawMud)
  | ({ readonly kind: 'herschel_bulkley' } & YieldPowerLawMud)

export interface PowerLaw {
  readonly n: number
  readonly K: number
  /** Symbols under which the steps have them. */
  readonly names: { readonly n: string; readonly K: string }
}

export function mudOf(p: Mud, trace: Trace): Model {
  trace.section('Mud')
  if (p.rheology_model === HERSCHEL_BULKLEY) return yieldPowerLawOf(p, trace)
  if (p.rheology_model === POWER_LAW) {
    const { n, K } = powerLawOf(p, trace)
    return { kind: 'power_law', n, K, turbulent: given(p, 'power_law_turbulent_friction').power_law_turbulent_friction }
  }
  const PV = viscosityOf(p, trace)
  const YP = p.rheology_model === NEWTONIAN ? 0 : yieldPointOf(p, PV, trace)
  return { kind: 'bingham', PV, YP }
}

/** As given, or from the readings. */
const viscosityOf = (p: Mud, trace: Trace): number => p.plastic_viscosity ?? readViscosity(p, trace)

function readViscosity(p: Mud, trace: Trace): number {
  const { dial_reading_600: R_600, dial_reading_300: R_300 } = given(p, 'dial_reading_600', 'dial_reading_300')
  return trace.apply(viscometer.plasticViscosity, { R_600, R_300 })
}

const yieldPointOf = (p: Mud, PV: number, trace: Trace): number =>
  p.yield_point ?? trace.apply(viscometer.yieldPoint, { R_300: given(p, 'dial_reading_300').dial_reading_300, PV })

/** As given, from viscosity and yield point, or from the readings. */
function powerLawOf(p: Mud, trace: Trace): PowerLaw {
  const { flow_behaviour_index, consistency_index, plastic_viscosity: PV, yield_point: YP } = p
  const names = { n: 'n', K: 'K' }
  if (flow_behaviour_index !== undefined && consistency_index !== undefined)
    return { n: flow_behaviour_index, K: consistency_index, names }
  if (PV !== undefined && YP !== undefined) return { ...throughBingham(PV, YP, names, trace), names }
  const { dial_reading_600: R_600, dial_reading_300: R_300 } = given(p, 'dial_reading_600', 'dial_reading_300')
  const n = trace.apply(viscometer.indexOfReadings, { R_600, R_300 })
  return { n, K: trace.apply(viscometer.consistencyOfReadings, { R_300, n }), names }
}

function throughBingham(PV: number, YP: number, names: PowerLaw['names'], trace: Trace) {
  const n = trace.apply(viscometer.indexOfBingham, { PV, YP }, { as: names.n })
  return { n, K: trace.apply(viscometer.consistencyOfBingham, { n, PV, YP }, { as: names.K, rename: { n: names.n } }) }
}

function yieldPowerLawOf(p: Mud, trace: Trace): Model {
  const {
    dial_reading_600: R_600,
    dial_reading_300: R_300,
    dial_reading_6: R_6,
    dial_reading_3: R_3,
  } = given(p, 'dial_reading_600', 'dial_reading_300', 'dial_reading_6', 'dial_reading_3')
  const read = viscometer.yieldStress.evaluate({ R_3, R_6 })
  const tau_y = read >= 0 ? trace.apply(viscometer.yieldStress, { R_3, R_6 }) : noYieldStress(trace)
  const n = trace.apply(viscometer.yieldIndex, { R_600, tau_y, R_300 })
  return { kind: 'herschel_bulkley', tau_y, n, k: trace.apply(viscometer.yieldConsistency, { R_300, tau_y, n }) }
}

const noYieldStress = (trace: Trace): number =>
  trace.lookup({
    symbol: 'tau_y',
    title: viscometer.yieldStress.title,
    unit: viscometer.yieldStress.unit,
    source: apiRp13d,
    clause: viscometer.yieldStress.clause,
    value: 0,
    cell: 'zero, because twice the reading at 3 rpm is below the reading at 6 rpm',
  })

/** By which cuttings are carried: of a power law its own, of a Newtonian fluid its viscosity. */
export function carryingLaw(p: Mud, model: Model, trace: Trace): PowerLaw {
  if (model.kind === 'power_law') return { n: model.n, K: model.K, names: { n: 'n', K: 'K' } }
  trace.section('Power law for hole cleaning')
  const names = { n: 'n_c', K: 'K_n' }
  if (p.rheology_model === NEWTONIAN && model.kind === 'bingham')
    return { n: newtonianIndex(trace), K: newtonianConsistency(model.PV, trace), names }
  const PV = model.kind === 'bingham' ? model.PV : readViscosity(p, trace)
  const YP = model.kind === 'bingham' ? model.YP : yieldPointOf(p, PV, trace)
  return { ...throughBingham(PV, YP, names, trace), names }
}

const newtonianIndex = (trace: Trace): number =>
  trace.lookup({
    symbol: 'n_c',
    title: 'Newtonian flow behaviour index',
    unit: '-',
    source: apiRp13d,
    clause: 'clause 5, power law with an index of 1',
    value: 1,
    cell: 'Newtonian',
  })

const newtonianConsistency = (PV: number, trace: Trace): number =>
  trace.lookup({
    symbol: 'K_n',
    title: 'Newtonian consistency index (viscosity)',
    unit: 'Pa*s^n',
    source: apiRp13d,
    clause: 'clause 5, power law with an index of 1',
    value: PV,
    cell: 'flow behaviour index 1',
    where: { PV: ['plastic viscosity', 'cP', PV] },
  })

const NO_CARRYING = notApplicable('applies only to a power law or to cuttings transport')

/** Of the model; beside it the power law by which cuttings are carried, where that is needed. */
export const lawValues = (model: Model, law?: PowerLaw) => ({
  flow_behaviour_index: (model.kind === 'bingham' ? law?.n : model.n) ?? NO_CARRYING,
  consistency_index: (model.kind === 'power_law' ? model.K : law?.K) ?? NO_CARRYING,
})

/** By which surface equipment is estimated. */
export function surfaceViscosity(p: Mud, model: Model, trace: Trace): number {
  if (model.kind === 'bingham') return model.PV
  if (model.kind === 'power_law' && p.flow_behaviour_index !== undefined)
    return trace.apply(viscometer.viscosityOfPowerLaw, { K: model.K, n: model.n })
  return viscosityOf(p, trace)
}
