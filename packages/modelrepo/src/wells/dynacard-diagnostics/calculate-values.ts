/** The values of a card. */
import { notApplicable } from '@keelson/workflow'
import { isParted } from '../_shared/rod-pump/diagnosed.ts'
import type { Pumped } from '../_shared/rod-pump/pump.ts'
import type { CardRun } from './calculate-card.ts'
import { evidenceOf } from './calculate-evidence.ts'

export function cardValues(run: CardRun) {
  const { well, surface, solved, torque } = run
  const pumped = readOf(run)
  const isByDifferences = well.solver === 'everitt_jennings'
  return {
    downhole_position: solved.pump.position,
    downhole_load: solved.pump.load,
    gross_pump_stroke: solved.S_p,
    ...pumpValues(run),
    peak_polished_rod_load: surface.F_max,
    minimum_polished_rod_load: surface.F_min,
    polished_rod_horsepower: surface.power,
    pump_horsepower: isParted(run) ? notApplicable(PARTED) : solved.power,
    ...rodValues(run),
    ...torqueValues(run),
    counterbalance_effect: torque?.C_b ?? notApplicable('it is not given, and without a fluid load none is known'),
    downhole_position_first_sample: solved.u_first,
    downhole_maximum_load: solved.f_max,
    downhole_minimum_load: solved.f_min,
    downhole_mean_load: solved.F_0,
    mean_rod_stretch: solved.Delta_s,
    buoyant_rod_weight: surface.W_rf,
    expected_fluid_load: surface.F_e,
    dimensionless_damping: surface.nu,
    ...(isByDifferences && {
      balanced_damping_factor:
        run.balancedDamping ?? notApplicable('no damping makes the power of the pump card that of the fluid'),
    }),
    ...('diagnosed' in pumped && { diagnosis_evidence: evidenceOf(run, pumped) }),
  }
}

/** The pump as its card tells; a reason if it has no plateaus, or loads that are not of these rods. */
export const readOf = ({ pumped, contradiction }: CardRun): CardRun['pumped'] =>
  contradiction === undefined ? pumped : { unread: contradiction }

export const PARTED = 'the rods are parted: the plunger does not move with them'

function pumpValues(run: CardRun) {
  const { partingDepth, well } = run
  const pumped = readOf(run)
  if ('unread' in pumped) return unreadValues(pumped.unread, well.wellhead_pressure !== undefined)
  const { F_o, eta, S_n, q_p, intake, diagnosed } = pumped
  const unlessParted = <T>(value: T) => (isParted(run) ? notApplicable(PARTED) : value)
  return {
    fluid_load: F_o,
    pump_fillage: unlessParted(eta),
    net_pump_stroke: unlessParted(S_n),
    pump_displacement: unlessParted(q_p),
    ...(intake && { pump_intake_pressure: unlessParted(intake.p_i), fluid_level_depth: unlessParted(intake.L_f) }),
    diagnosis: diagnosed.label,
    diagnosis_confidence: diagnosed.confidence,
    estimated_parting_depth: partedAt(diagnosed, partingDepth),
  }
}

function partedAt({ label }: Pumped['diagnosed'], depth: number | undefined) {
  if (label !== 'rod_parting') return notApplicable('the rods are not parted')
  return depth ?? notApplicable('the mean measured load pushes: no weight of rods is left in it')
}

function unreadValues(why: string, isIntakeAsked: boolean) {
  const none = notApplicable(why)
  return {
    fluid_load: none,
    pump_fillage: none,
    net_pump_stroke: none,
    pump_displacement: none,
    ...(isIntakeAsked && { pump_intake_pressure: none, fluid_level_depth: none }),
    diagnosis: none,
    diagnosis_confidence: none,
    estimated_parting_depth: none,
    diagnosis_evidence: none,
  }
}

function rodValues({ loading: { allowed } }: CardRun) {
  if (allowed === undefined) return {}
  return {
    goodman_rod_loading:
      allowed.loading ?? notApplicable('the least stress is above what the diagram allows: no range of stress is left'),
  }
}

function torqueValues({ torque, well }: CardRun) {
  const none = notApplicable('without a counterbalance effect there is no net torque')
  return {
    peak_net_torque: torque?.T_p ?? none,
    ...(well.gearbox_rating !== undefined && { gearbox_loading: torque?.loading ?? none }),
  }
}
