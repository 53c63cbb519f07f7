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
    title: 'Position of the plunger',
    description: 'Of each sample, up positive, on the scale of the surface position: the stretch of the rods is in it.',
    symbol: 'u',
  }),
  downhole_load: listValue('rod_load', {
    ...oilfield,
    title: 'Load at the pump',
    description: 'Of each sample; 0 is no fluid load.',
    symbol: 'f',
  }),
  gross_pump_stroke: gives(grossStroke, 'pump_stroke', 'Range of position of the pump card.'),
  net_pump_stroke: gives(netStroke, 'pump_stroke', 'Fillage times gross stroke.'),
  pump_fillage: gives(
    placeOfLevel,
    '-',
    'Place of the downstroke at which the load falls through the level halfway between the plateaus.',
    { maximum: 1 },
  ),
  pump_displacement: gives(pumpDisplacement, 'downhole_rate', 'Of the net stroke, without leakage past the plunger.'),
  pump_horsepower: named('P_p', 'Pump power', 'power', 'Area of the pump card times strokes per minute.'),
  pump_intake_pressure: gives(intakePressure, 'well_pressure_gauge', 'Gauge.', { signed: true, needs }),
  fluid_level_depth: gives(
    fluidLevel,
    'well_depth',
    'At which the fluid lifted, open at its top, would give the intake pressure; no gas and no casing pressure.',
    { signed: true, needs },
  ),
}

const downhole = {
  downhole_position_first_sample: named(
    'u_f',
    'Position of the plunger at the first sample',
    'pump_stroke',
    'On the scale of the surface position.',
  ),
  downhole_maximum_load: named('f_max', 'Largest load at the pump', 'rod_load', '0 is no fluid load.'),
  downhole_minimum_load: named('f_min', 'Least load at the pump', 'rod_load', '0 is no fluid load.'),
  downhole_mean_load: gives(
    meanDynamicLoad,
    'rod_load',
    'Mean measured load less the weight of the rods in the fluid.',
    signed,
  ),
  mean_rod_stretch: gives(
    staticStretch,
    'pump_stroke',
    'Mean surface position less mean position of the plunger.',
    signed,
  ),
}

const surface = {
  peak_polished_rod_load: named('F_max', 'Peak polished rod load', 'rod_load', 'Of the measured card.'),
  minimum_polished_rod_load: named('F_min', 'Minimum polished rod load', 'rod_load', 'Of the measured card.'),
  polished_rod_horsepower: named(
    'P_s',
    'Polished rod power',
    'power',
    'Area of the surface card times strokes per minute.',
  ),
  buoyant_rod_weight: gives(buoyantRodWeight, 'rod_load', 'Of the whole string.'),
  goodman_rod_loading: gives(
    goodmanLoading,
    'utilisation',
    'Range of stress over the range that the modified Goodman diagram allows.',
    { unit: '%', title: 'Rod loading of the top rod', signed: true, needs: ['rod_minimum_tensile_strength'] },
  ),
  counterbalance_effect: givesAs('C_b', 'Counterbalance effect', 'rod_load', 'As given, or of a balanced unit.', {
    signed: true,
    orInput: 'counterbalance_effect',
  }),
  peak_net_torque: gives(peakTorque, 'gearbox_torque', 'Largest net torque of the gearbox, either way.'),
  gearbox_loading: gives(gearboxLoading, 'utilisation', 'Peak net torque over the rating.', {
    unit: '%',
    signed: true,
    needs: ['gearbox_rating'],
  }),
}

const diagnosis = {
  diagnosis: textValue({
    title: 'Diagnosis',
    description: 'The first fault whose rule holds; its evidence stands in the table.',
  }),
  diagnosis_confidence: numberValue('-', {
    title: 'Confidence of the diagnosis',
    description: '0.5 where a number of its rule is at its threshold, 1 far from all of them; no probability.',
    minimum: 0,
    maximum: 1,
  }),
  estimated_parting_depth: gives(partingDepth, 'well_depth', 'Down to which the polished rod still carries the rods.'),
  dimensionless_damping: gives(dampingRatio, '-', 'Of the damping factor as it stands; 0.05 to 0.3 in most wells.'),
  balanced_damping_factor: givesAs(
    'c_b',
    'Damping of equal powers',
    'decay_rate',
    'Damping factor at which the power of the pump card is that of the fluid; the results stand at the one given.',
    { onlyWhen: { solver: ['everitt_jennings'] } },
  ),
  diagnosis_evidence: rowsValue({
    title: 'Evidence of the diagnosis',
    description: 'The assigned fault first, then the others by confidence; no number where no rule finds it.',
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
      counterbalance_effect: notApplicable('it is not given, and without a fluid load none is known'),
    }),
    ...(unbalanced && {
      balanced_damping_factor: notApplicable('no damping makes the power of the pump card that of the fluid'),
    }),
    ...('diagnosed' in pumped && { diagnosis_evidence: evidenceOf(run, pumped) }),
  }
}

/** The pump as its card tells; a reason if it has no plateaus, or loads that are not of these rods. */
export const readOf = ({ pumped, contradiction }: CardRun): CardRun['pumped'] =>
  contradiction === undefined ? pumped : { unread: contradiction }

const PARTED = 'the rods are parted: the plunger does not move with them'

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
    ? notApplicable('the mean measured load pushes: no weight of rods is left in it')
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
  const why = 'the least stress is above what the diagram allows: no range of stress is left'
  return { goodman_rod_loading: notApplicable(why) }
}

function torqueTold({ torque, well }: CardRun) {
  if (torque !== undefined) return {}
  const none = notApplicable('without a counterbalance effect there is no net torque')
  return { peak_net_torque: none, ...(well.gearbox_rating !== undefined && { gearbox_loading: none }) }
}
