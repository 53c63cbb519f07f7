/** The values that a run answers with. */
import { gearboxLoading, peakTorque } from '@keelson/physics/rod-pump/crank-torque.ts'
import {
  fluidLevel,
  fluidLoad,
  grossStroke,
  intakePressure,
  meanDynamicLoad,
  netStroke,
  placeOfLevel,
  pumpDisplacement,
} from '@keelson/physics/rod-pump/pump-equations.ts'
import { buoyantRodWeight, dampingRatio, partingDepth, staticStretch } from '@keelson/physics/rod-pump/rod-string.ts'
import { goodmanLoading } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { pumpedOffLoad, speedGroup, springConstant, stretchGroup } from '@keelson/standards/api-tr-11l-2008/groups.ts'
import { inPractice, listValue, numberColumn as plainColumn, rowsValue, textColumn, textValue } from '@keelson/workflow'
import { byDifferences, cardOnly, groupsOnly } from './modes.ts'

const { numberValue, resultOf } = inPractice('oilfield')
const oilfield = { practice: 'oilfield' } as const

const pump = {
  downhole_position: listValue('pump_stroke', {
    ...oilfield,
    title: 'Position of the plunger',
    description: 'Of each sample, up positive, on the scale of the surface position: the stretch of the rods is in it.',
    symbol: 'u',
    onlyWhen: cardOnly,
  }),
  downhole_load: listValue('rod_load', {
    ...oilfield,
    title: 'Load at the pump',
    description: 'Of each sample; 0 is no fluid load.',
    symbol: 'f',
    onlyWhen: cardOnly,
  }),
  gross_pump_stroke: resultOf(grossStroke, 'pump_stroke', {
    description: 'Range of position of the pump card.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  net_pump_stroke: resultOf(netStroke, 'pump_stroke', {
    description: 'Fillage times gross stroke.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  pump_fillage: resultOf(placeOfLevel, '-', {
    description: 'Place of the downstroke at which the load falls through the level halfway between the plateaus.',
    onlyWhen: cardOnly,
    minimum: 0,
    maximum: 1,
  }),
  fluid_load: numberValue('rod_load', {
    title: 'Fluid load',
    description: 'Of a card, upper less lower plateau; of the groups of API TR 11L, that of a pump that is pumped off.',
    symbol: fluidLoad.symbol,
  }),
  pump_displacement: resultOf(pumpDisplacement, 'downhole_rate', {
    description: 'Of the net stroke, without leakage past the plunger.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  pump_horsepower: numberValue('power', {
    title: 'Pump power',
    description: 'Area of the pump card times strokes per minute.',
    symbol: 'P_p',
    onlyWhen: cardOnly,
  }),
  pump_intake_pressure: resultOf(intakePressure, 'well_pressure_gauge', {
    description: 'Gauge.',
    needs: ['wellhead_pressure'],
    onlyWhen: cardOnly,
  }),
  fluid_level_depth: resultOf(fluidLevel, 'well_depth', {
    description:
      'At which the fluid lifted, open at its top, would give the intake pressure; no gas and no casing pressure.',
    needs: ['wellhead_pressure'],
    onlyWhen: cardOnly,
  }),
}

const downhole = {
  downhole_position_first_sample: numberValue('pump_stroke', {
    title: 'Position of the plunger at the first sample',
    description: 'On the scale of the surface position.',
    symbol: 'u_f',
    onlyWhen: cardOnly,
  }),
  downhole_maximum_load: numberValue('rod_load', {
    title: 'Largest load at the pump',
    description: '0 is no fluid load.',
    symbol: 'f_max',
    onlyWhen: cardOnly,
  }),
  downhole_minimum_load: numberValue('rod_load', {
    title: 'Least load at the pump',
    description: '0 is no fluid load.',
    symbol: 'f_min',
    onlyWhen: cardOnly,
  }),
  downhole_mean_load: resultOf(meanDynamicLoad, 'rod_load', {
    description: 'Mean measured load less the weight of the rods in the fluid.',
    onlyWhen: cardOnly,
  }),
  mean_rod_stretch: resultOf(staticStretch, 'pump_stroke', {
    description: 'Mean surface position less mean position of the plunger.',
    onlyWhen: cardOnly,
  }),
}

const surface = {
  peak_polished_rod_load: numberValue('rod_load', {
    title: 'Peak polished rod load',
    description: 'Of the measured card.',
    symbol: 'F_max',
    onlyWhen: cardOnly,
  }),
  minimum_polished_rod_load: numberValue('rod_load', {
    title: 'Minimum polished rod load',
    description: 'Of the measured card.',
    symbol: 'F_min',
    onlyWhen: cardOnly,
  }),
  polished_rod_horsepower: numberValue('power', {
    title: 'Polished rod power',
    description: 'Area of the surface card times strokes per minute.',
    symbol: 'P_s',
    onlyWhen: cardOnly,
  }),
  buoyant_rod_weight: resultOf(buoyantRodWeight, 'rod_load', {
    description: 'Of the whole string.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  goodman_rod_loading: resultOf(goodmanLoading, 'utilisation', {
    unit: '%',
    title: 'Rod loading of the top rod',
    description: 'Range of stress over the range that the modified Goodman diagram allows.',
    needs: ['rod_minimum_tensile_strength'],
    onlyWhen: cardOnly,
  }),
  counterbalance_effect: numberValue('rod_load', {
    title: 'Counterbalance effect',
    description: 'As given, or of a balanced unit.',
    symbol: 'C_b',
    onlyWhen: cardOnly,
  }),
  peak_net_torque: resultOf(peakTorque, 'gearbox_torque', {
    description: 'Largest net torque of the gearbox, either way.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  gearbox_loading: resultOf(gearboxLoading, 'utilisation', {
    unit: '%',
    description: 'Peak net torque over the rating.',
    needs: ['gearbox_rating'],
    onlyWhen: cardOnly,
  }),
}

const diagnosis = {
  diagnosis: textValue({
    title: 'Diagnosis',
    description: 'The first fault whose rule holds; its evidence stands in the table.',
    onlyWhen: cardOnly,
  }),
  diagnosis_confidence: numberValue('-', {
    title: 'Confidence of the diagnosis',
    description: '0.5 where a number of its rule is at its threshold, 1 far from all of them; no probability.',
    onlyWhen: cardOnly,
    minimum: 0,
    maximum: 1,
  }),
  estimated_parting_depth: resultOf(partingDepth, 'well_depth', {
    description: 'Down to which the polished rod still carries the rods.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  expected_fluid_load: resultOf(pumpedOffLoad, 'rod_load', {
    description: 'With the fluid level at the pump.',
    minimum: 0,
  }),
  dimensionless_damping: resultOf(dampingRatio, '-', {
    description: 'Of the damping factor as it stands; 0.05 to 0.3 in most wells.',
    onlyWhen: cardOnly,
    minimum: 0,
  }),
  balanced_damping_factor: numberValue('decay_rate', {
    title: 'Damping of equal powers',
    description:
      'Damping factor at which the power of the pump card is that of the fluid; the results stand at the one given.',
    symbol: 'c_b',
    onlyWhen: byDifferences,
    minimum: 0,
  }),
  diagnosis_evidence: rowsValue({
    title: 'Evidence of the diagnosis',
    description: 'The assigned fault first, then the others by confidence; no number where no rule finds it.',
    columns: {
      label: textColumn('Fault'),
      confidence: plainColumn('-', 'Confidence'),
      evidence: textColumn('Evidence'),
    },
    onlyWhen: cardOnly,
  }),
}

const groups = {
  rod_spring_constant: resultOf(springConstant, 'rod_stiffness', {
    description: 'Of the whole string.',
    onlyWhen: groupsOnly,
    minimum: 0,
  }),
  dimensionless_rod_stretch: resultOf(stretchGroup, '-', {
    description: 'Share of the stroke that the fluid load stretches the rods.',
    onlyWhen: groupsOnly,
    minimum: 0,
  }),
  dimensionless_pumping_speed: resultOf(speedGroup, '-', {
    description: 'Over the natural frequency of a string of steel rods of one diameter.',
    onlyWhen: groupsOnly,
    minimum: 0,
  }),
}

export const values = { ...pump, ...downhole, ...surface, ...diagnosis, ...groups }
