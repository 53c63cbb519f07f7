/** The values of a card, and why some of them have no answer. */
import { gearboxLoading, peakTorque } from '@keelson/physics/rod-pump/crank-torque.ts'
import {
  fluidLevel,
  grossStroke,
  intakePressure,
  meanDynamicLoad,
  netStroke,
  placeOfLevel,
  pumpDisplacement,
} from '@keelson/physics/rod-pump/pump-equations.ts'
import { buoyantRodWeight, dampingRatio, partingDepth, staticStretch } from '@keelson/physics/rod-pump/rod-string.ts'
import { goodmanLoading } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import {
  inPractice,
  listValue,
  type Measure,
  notApplicable,
  numberColumn as plainColumn,
  rowsValue,
  textColumn,
  textValue,
  wordedColumn,
} from '@keelson/workflow'
import { isParted } from '../_shared/rod-pump/diagnosed.ts'
import type { Pumped } from '../_shared/rod-pump/pump.ts'
import type { CardRun } from './card.ts'
import { evidenceOf } from './evidence.ts'
import { fluidLoads } from './fluid-loads.ts'

const { gives, givesAs, numberValue } = inPractice('oilfield')
const oilfield = { practice: 'oilfield' } as const
const signed = { signed: true } as const
const named = (symbol: string, title: string, of: Measure, description: string) =>
  givesAs(symbol, title, of, description, signed)
const needs = ['wellhead_pressure']

const pump = {
  downhole_position: listValue('pump_stroke', {
    ...oilfield,
    title: 'Plunger position',
    description:
      'Plunger position at each sample, positive upwards, on the surface position scale. The rod stretch is included.',
    symbol: 'u',
  }),
  downhole_load: listValue('rod_load', {
    ...oilfield,
    title: 'Pump load',
    description: 'Pump load at each sample; 0 means no fluid load.',
    symbol: 'f',
  }),
  gross_pump_stroke: gives(grossStroke, 'pump_stroke', 'Range of the plunger positions on the pump card.'),
  net_pump_stroke: gives(netStroke, 'pump_stroke', 'Gross pump stroke multiplied by fillage.'),
  pump_fillage: gives(
    placeOfLevel,
    '-',
    'Position on the downstroke at which the load falls below the mid-level between the plateaus, as a fraction of the stroke.',
    { maximum: 1 },
  ),
  pump_displacement: gives(
    pumpDisplacement,
    'downhole_rate',
    'Pump displacement for the net stroke, without plunger leakage.',
  ),
  pump_horsepower: named('P_p', 'Pump power', 'power', 'Pump card area multiplied by strokes per minute.'),
  pump_intake_pressure: gives(intakePressure, 'well_pressure_gauge', 'Gauge pressure at the pump intake.', {
    signed: true,
    needs,
  }),
  fluid_level_depth: gives(
    fluidLevel,
    'well_depth',
    'Depth at which a column of the lifted fluid, open at the top, gives the intake pressure. Gas and casing pressure are excluded.',
    { signed: true, needs },
  ),
}

const downhole = {
  downhole_position_first_sample: named(
    'u_f',
    'Plunger position at first sample',
    'pump_stroke',
    'First plunger position on the surface position scale.',
  ),
  downhole_maximum_load: named(
    'f_max',
    'Maximum pump load',
    'rod_load',
    'Maximum load of the pump card; 0 means no fluid load.',
  ),
  downhole_minimum_load: named(
    'f_min',
    'Minimum pump load',
    'rod_load',
    'Minimum load of the pump card; 0 means no fluid load.',
  ),
  downhole_mean_load: gives(meanDynamicLoad, 'rod_load', 'Mean measured load minus the buoyant rod weight.', signed),
  mean_rod_stretch: gives(staticStretch, 'pump_stroke', 'Mean surface position minus mean plunger position.', signed),
}

const surface = {
  peak_polished_rod_load: named('F_max', 'Peak polished rod load', 'rod_load', 'Maximum load of the measured card.'),
  minimum_polished_rod_load: named(
    'F_min',
    'Minimum polished rod load',
    'rod_load',
    'Minimum load of the measured card.',
  ),
  polished_rod_horsepower: named(
    'P_s',
    'Polished rod power',
    'power',
    'Surface card area multiplied by strokes per minute.',
  ),
  buoyant_rod_weight: gives(buoyantRodWeight, 'rod_load', 'Buoyant weight of the whole rod string.'),
  goodman_rod_loading: gives(
    goodmanLoading,
    'utilisation',
    'Top rod stress range divided by the allowable stress range of the modified Goodman diagram.',
    { unit: '%', title: 'Top rod loading', signed: true, needs: ['rod_minimum_tensile_strength'] },
  ),
  counterbalance_effect: givesAs(
    'C_b',
    'Counterbalance effect',
    'rod_load',
    'Entered counterbalance effect, or the value for a balanced unit.',
    {
      signed: true,
      orInput: 'counterbalance_effect',
    },
  ),
  peak_net_torque: gives(peakTorque, 'gearbox_torque', 'Maximum net torque at the gearbox in either direction.'),
  gearbox_loading: gives(gearboxLoading, 'utilisation', 'Peak net torque divided by the gearbox rating.', {
    unit: '%',
    signed: true,
    needs: ['gearbox_rating'],
  }),
}

const diagnosis = {
  diagnosis: textValue({
    title: 'Diagnosis',
    description: 'First fault whose rule is met. Its evidence is listed in the table.',
  }),
  diagnosis_confidence: numberValue('-', {
    title: 'Diagnosis confidence',
    description:
      'Confidence in the diagnosis: 0.5 if a rule value is at its threshold and 1 if all are far from it. The confidence is not a probability.',
    minimum: 0,
    maximum: 1,
  }),
  estimated_parting_depth: gives(partingDepth, 'well_depth', 'Estimated depth at which the rods have parted.'),
  dimensionless_damping: gives(
    dampingRatio,
    '-',
    'Dimensionless value of the entered damping factor; 0.05 to 0.3 for most wells.',
  ),
  balanced_damping_factor: givesAs(
    'c_b',
    'Balanced damping factor',
    'decay_rate',
    'Damping factor at which pump card power equals fluid power. The results use the entered damping factor.',
    { onlyWhen: { solver: ['everitt_jennings'] } },
  ),
  diagnosis_evidence: rowsValue({
    title: 'Diagnosis evidence',
    description:
      'Evidence for each fault: the diagnosed fault first, then the others by confidence. No value is shown for faults without a rule.',
    columns: {
      label: textColumn('Fault'),
      confidence: plainColumn('-', 'Confidence'),
      evidence: wordedColumn('Evidence'),
    },
  }),
}

export const cardValues = { ...pump, ...fluidLoads, ...downhole, ...surface, ...diagnosis }

export function cardTold(run: CardRun) {
  const { well, solved, torque } = run
  const pumped = readOf(run)
  const unbalanced = well.solver === 'everitt_jennings' && run.balancedDamping === undefined
  return {
    downhole_position: solved.pump.position,
    downhole_load: solved.pump.load,
    ...pumpTold(run),
    ...(isParted(run) && { pump_horsepower: notApplicable(PARTED) }),
    ...rodsTold(run),
    ...torqueTold(run),
    ...(torque === undefined && {
      counterbalance_effect: notApplicable(
        'the counterbalance effect is not entered, and without a fluid load it cannot be calculated',
      ),
    }),
    ...(unbalanced && {
      balanced_damping_factor: notApplicable('no damping factor makes the pump card power equal to the fluid power'),
    }),
    ...('diagnosed' in pumped && { diagnosis_evidence: evidenceOf(run, pumped) }),
  }
}

/** The pump as its card tells; a reason if it has no plateaus, or loads that are not of these rods. */
export const readOf = ({ pumped, contradiction }: CardRun): CardRun['pumped'] =>
  contradiction === undefined ? pumped : { unread: contradiction }

const PARTED = 'the rods are parted and the plunger does not move with them'

function pumpTold(run: CardRun) {
  const { partingDepth: depth, well } = run
  const pumped = readOf(run)
  if ('unread' in pumped) return unreadTold(pumped.unread, well.wellhead_pressure !== undefined)
  const { F_o, intake, diagnosed } = pumped
  const parted = notApplicable(PARTED)
  return {
    fluid_load: F_o,
    ...(isParted(run) && { pump_fillage: parted, net_pump_stroke: parted, pump_displacement: parted }),
    ...(isParted(run) && intake && { pump_intake_pressure: parted, fluid_level_depth: parted }),
    diagnosis: diagnosed.label as string,
    diagnosis_confidence: diagnosed.confidence,
    estimated_parting_depth: unpartedAt(diagnosed, depth),
  }
}

function unpartedAt({ label }: Pumped['diagnosed'], depth: number | undefined) {
  if (label !== 'rod_parting') return notApplicable('the rods are not parted')
  return depth === undefined
    ? notApplicable('the mean measured load is compressive and includes no rod weight')
    : undefined
}

function unreadTold(why: string, isIntakeAsked: boolean) {
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

function rodsTold({ loading: { allowed } }: CardRun) {
  if (allowed === undefined || allowed.loading !== undefined) return {}
  const why = 'the minimum stress exceeds the allowable stress, so no stress range remains'
  return { goodman_rod_loading: notApplicable(why) }
}

function torqueTold({ torque, well }: CardRun) {
  if (torque !== undefined) return {}
  const none = notApplicable('the net torque is not calculated because there is no counterbalance effect')
  return { peak_net_torque: none, ...(well.gearbox_rating !== undefined && { gearbox_loading: none }) }
}
