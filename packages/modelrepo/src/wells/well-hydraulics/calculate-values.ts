/** What was found, as the contract names it; a value that does not apply says why. */
import { notApplicable } from '@keelson/workflow'
import type { Bit, Optimum } from './calculate-bit.ts'
import type { Circulation } from './calculate-circulation.ts'
import type { Cleaning } from './calculate-cleaning.ts'
import { lossRows, type StretchFlow } from './calculate-flow.ts'
import type { Model, PowerLaw } from './calculate-mud.ts'
import type { SinglePipe, TwoAnnuli } from './calculate-single.ts'
import type { Trip } from './calculate-trip.ts'
import { atBit } from './calculate-well.ts'
import type { Params } from './params.ts'

const AT_REST = notApplicable('the mud is at rest')
const NOT_BINGHAM = notApplicable('only of a Bingham plastic')

export function circulationValues(found: Circulation) {
  const { string, annuli, bit, dP_s, dP_p, dP_a, p_sp, ECD } = found
  return {
    standpipe_pressure: p_sp,
    pipe_pressure_loss: dP_p,
    annular_pressure_loss: dP_a,
    surface_equipment_pressure_loss: dP_s,
    equivalent_circulating_density: ECD,
    section_losses: lossRows([...string, ...annuli]),
    ...insideValues(atBit(string)),
    ...annularValues(atBit(annuli)),
    ...(bit && bitValues(bit)),
  }
}

const insideValues = ({ v, N, N_cr, N_He, regime, f, tau_w }: Omit<SinglePipe, 'dP'>) => ({
  pipe_velocity: v,
  pipe_flow_regime: regime as string,
  pipe_reynolds_number: N,
  pipe_critical_reynolds_number: N_cr,
  pipe_hedstrom_number: N_He ?? NOT_BINGHAM,
  pipe_friction_factor: f ?? AT_REST,
  pipe_wall_shear_stress: tau_w,
})

const annularValues = ({ v, N, N_cr, regime, tau_w }: StretchFlow) => ({
  annular_velocity: v,
  annular_flow_regime: regime as string,
  annular_reynolds_number: N,
  annular_critical_reynolds_number: N_cr,
  annular_wall_shear_stress: tau_w,
})

export const pipeValues = (found: SinglePipe) => ({ ...insideValues(found), pipe_pressure_loss: found.dP })

export const annuliValues = ({ pipe, collar, dP_a }: TwoAnnuli) => ({
  ...annularValues(collar ?? pipe),
  annular_pressure_loss: dP_a,
  drill_pipe_annular_velocity: pipe.v,
  drill_pipe_annulus_reynolds_number: pipe.N,
  drill_pipe_annulus_pressure_loss: pipe.dP,
  drill_collar_annular_velocity: collar?.v,
  drill_collar_annulus_reynolds_number: collar?.N,
  drill_collar_annulus_pressure_loss: collar?.dP,
})

export const bitValues = ({ A_t, dP_b, v_n, P_b, HSI, F_j }: Bit) => ({
  total_flow_area: A_t,
  bit_pressure_loss: dP_b,
  nozzle_velocity: v_n,
  bit_hydraulic_power: P_b,
  hydraulic_power_per_area: HSI,
  impact_force: F_j,
})

const NO_CARRYING = notApplicable('only of a power law, or where cuttings are carried')

/** Of the model; beside it the power law by which cuttings are carried, where that is needed. */
export function mudValues(model: Model, law: PowerLaw | undefined) {
  const n = model.kind === 'bingham' ? law?.n : model.n
  const K = model.kind === 'power_law' ? model.K : law?.K
  return {
    flow_behaviour_index: n ?? NO_CARRYING,
    consistency_index: K ?? NO_CARRYING,
    ...(model.kind === 'herschel_bulkley' && { yield_stress: model.tau_y, consistency_index_dial: model.k }),
  }
}

export function cleaningValues(p: Params, { CCI, slip, R_t, C_c }: Cleaning) {
  const none = CCI === 0 ? AT_REST : notApplicable('the correlation has no slip velocity for these cuttings')
  return {
    carrying_capacity_index: CCI,
    cuttings_slip_velocity: slip?.v_s ?? none,
    particle_reynolds_number: slip?.N_p ?? none,
    cuttings_transport_ratio: R_t ?? none,
    cuttings_concentration:
      p.rate_of_penetration === undefined ? undefined : (C_c ?? notApplicable('the hole is not cleaned')),
  }
}

export const tripValues = (trip: Trip | undefined) => ({
  surge_pressure: trip?.dP_t,
  surge_equivalent_mud_weight: trip?.surge,
  swab_equivalent_mud_weight: trip?.swab,
  equivalent_annular_velocity: trip?.fastest.v,
})

/** Nothing where no optimum is asked for. */
export function optimumValues(p: Params, best: Optimum | undefined) {
  if (p.optimisation_criterion === undefined || p.optimisation_criterion === 'none') return {}
  const none = notApplicable('nothing flows, and nothing is lost')
  const spent = notApplicable('the parasitic losses at the best rate take all of the pump pressure')
  return {
    optimum_flow_rate: best?.q_opt ?? none,
    optimum_bit_pressure_loss: best === undefined ? none : best.dP_opt > 0 ? best.dP_opt : spent,
    optimum_total_flow_area: best === undefined ? none : (best.A_opt ?? spent),
  }
}
