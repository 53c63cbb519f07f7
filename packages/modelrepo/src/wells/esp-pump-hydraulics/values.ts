/** The values that a run answers with. */
import * as cable from '@keelson/physics/esp/cable.ts'
import * as gas from '@keelson/physics/esp/gas.ts'
import * as heads from '@keelson/physics/esp/heads.ts'
import * as intake from '@keelson/physics/esp/intake.ts'
import * as pump from '@keelson/physics/esp/pump.ts'
import * as viscosity from '@keelson/physics/esp/viscosity.ts'
import { linearIndexFromTest } from '@keelson/physics/inflow/linear.ts'
import { liquidGravity } from '@keelson/physics/multiphase/lift-deficit.ts'
import { flagValue, inPractice, numberColumn, numberValue, resultOf, rowsValue } from '@keelson/workflow'
import * as modes from './modes.ts'

const { resultOf: oilfield } = inPractice('oilfield')

const FLUID = 'Of the produced fluid.'
const STAGE = ['head_per_stage', 'brake_power_per_stage_water'] as const

const liftValues = {
  total_dynamic_head: resultOf(heads.totalDynamicHead, 'pump_head', { description: FLUID, onlyWhen: modes.lifted }),
  net_lift: resultOf(heads.netLift, 'pump_head', {
    description: `${FLUID} The dynamic fluid level where that is given.`,
    onlyWhen: modes.lifted,
  }),
  friction_head: resultOf(heads.hazenWilliamsHead, 'pump_head', { description: FLUID, onlyWhen: modes.lifted }),
  wellhead_head: resultOf(heads.fluidHead, 'pump_head', {
    title: 'Head of the wellhead pressure',
    symbol: 'H_wh',
    description: FLUID,
    onlyWhen: modes.lifted,
  }),
}

const designValues = {
  stages: resultOf(pump.stageCount, '-', {
    description: 'Rounded up.',
    onlyWhen: modes.designed,
    needs: ['head_per_stage'],
  }),
  motor_power_required: oilfield(pump.brakePower, 'power', {
    title: 'Motor power required',
    description: 'Brake power of all stages in the produced fluid.',
    onlyWhen: modes.designed,
    needs: STAGE,
  }),
  motor_load: resultOf(pump.motorLoad, '-', {
    description: 'Brake power over the rating; 0.5 to 0.95 is preferred.',
    onlyWhen: modes.lifted,
    needs: ['motor_rating'],
  }),
  motor_cooling_velocity: resultOf(gas.annulusVelocity, 'pipe_flow_velocity', {
    title: 'Velocity past the motor',
    symbol: 'v_m',
    description: 'Of the rate through the pump, between casing and motor.',
    unit: 'm/s',
    onlyWhen: modes.levelled,
    needs: ['casing_inner_diameter', 'motor_outer_diameter'],
  }),
  hydraulic_power: oilfield(pump.hydraulicPower, 'power', {
    description: 'Of the rate through the pump and the total dynamic head.',
    onlyWhen: modes.lifted,
  }),
  stage_efficiency: resultOf(pump.pumpEfficiency, '-', {
    title: 'Efficiency of a stage',
    symbol: 'eta_s',
    description: 'On water, of the rate, head and brake power that are given; above 1 they are not of one stage.',
    onlyWhen: modes.staged,
    needs: STAGE,
  }),
}

const intakeValues = {
  productivity_index: oilfield(linearIndexFromTest, 'productivity_index', {
    description: 'Of the liquid, from the test.',
    onlyWhen: modes.byInflow,
  }),
  flowing_bottomhole_pressure: oilfield(intake.flowingPressureGauge, 'well_pressure_gauge', {
    description: 'At the datum and the desired rate, gauge.',
    onlyWhen: modes.byInflow,
  }),
  composite_specific_gravity: resultOf(liquidGravity, '-', {
    title: 'Composite specific gravity',
    description: 'Of oil and water at stock tank.',
    onlyWhen: modes.byInflow,
  }),
  pump_intake_pressure: resultOf(intake.pumpIntakePressure, 'well_pressure_gauge', {
    title: 'Pump intake pressure',
    description: 'Gauge; at the crossing, where that is sought.',
    unit: 'kPa',
    onlyWhen: modes.inflowing,
    needs: ['reservoir_pressure', 'datum_depth'],
  }),
  solution_gas_oil_ratio_at_intake: oilfield(intake.intakeSolutionGor, 'gas_oil_ratio', {
    description: 'Never above what is produced.',
    onlyWhen: modes.byInflow,
  }),
  oil_formation_volume_factor: oilfield(intake.intakeOilFactor, 'formation_volume_factor', {
    description: 'At the intake.',
    onlyWhen: modes.byInflow,
  }),
  gas_formation_volume_factor: resultOf(intake.intakeGasFactor, 'gas_formation_volume_factor', {
    description: 'At the intake.',
    unit: 'bbl/Mscf',
    onlyWhen: modes.byInflow,
  }),
  total_intake_volume: oilfield(intake.volumeAtIntake, 'downhole_rate', {
    title: 'Volume at the intake',
    description: 'Oil, water and free gas before separation: what goes through the pump.',
    onlyWhen: modes.byInflow,
  }),
  free_gas_percent_at_intake: resultOf(intake.freeGasShare, 'fraction', {
    title: 'Free gas at the intake',
    description: 'Share of the volume: before separation in a design from inflow, after it in gas handling.',
    unit: '%',
    onlyWhen: modes.gassy,
  }),
  turpin_number: resultOf(gas.turpinNumber, '-', {
    description: 'Stable below 1. Of all free gas, before separation, in a design from inflow.',
    onlyWhen: modes.gassy,
  }),
  gas_handling_stable: flagValue({
    title: 'Stable with this gas',
    description: 'The Turpin number is below 1.',
    onlyWhen: modes.gassy,
  }),
}

const operatingValues = {
  operating_point_exists: flagValue({
    title: 'Operating point exists',
    description: 'Pump and well balance within the curve, at an intake pressure that is not below 0.',
    onlyWhen: modes.operating,
  }),
  operating_flow_rate: resultOf(pump.affineRate, 'downhole_rate', {
    title: 'Operating rate',
    symbol: 'q',
    description: 'At the crossing.',
    unit: 'm3/d',
    onlyWhen: modes.operating,
  }),
  operating_head: resultOf(pump.pumpHead, 'pump_head', {
    title: 'Operating head',
    description: 'Of the pump at the crossing, in metres of the produced fluid.',
    onlyWhen: modes.operating,
  }),
  operating_brake_power: oilfield(pump.brakePower, 'power', {
    title: 'Operating brake power',
    description: 'At the crossing, in the produced fluid.',
    onlyWhen: modes.operating,
  }),
  pump_efficiency: resultOf(pump.pumpEfficiency, '-', { description: 'At the crossing.', onlyWhen: modes.operating }),
  operating_point: rowsValue({
    title: 'Pump and system',
    description:
      'Head of the pump at the running frequency and head that the system takes; they cross at the operating point.',
    onlyWhen: modes.operating,
    columns: {
      flow_rate: numberColumn('downhole_rate', 'Rate', { symbol: 'q' }),
      head: numberColumn('pump_head', 'Pump head', { symbol: 'H_p' }),
      system_head: numberColumn('pump_head', 'System head', { symbol: 'TDH' }),
    },
  }),
}

const partValues = {
  scaled_rate: oilfield(pump.affineRate, 'downhole_rate', {
    description: 'At the target frequency.',
    onlyWhen: modes.scaled,
  }),
  scaled_head_per_stage: oilfield(pump.affineHead, 'pump_head', {
    title: 'Head of a stage at frequency',
    description: 'At the target frequency.',
    onlyWhen: modes.scaled,
  }),
  scaled_brake_power_per_stage: oilfield(pump.affinePower, 'power', {
    title: 'Brake power of a stage at frequency',
    description: 'At the target frequency, on water.',
    onlyWhen: modes.scaled,
  }),
  parameter_b: resultOf(viscosity.parameterB, '-', {
    description: 'Water performance holds up to 1, the method below 40.',
    onlyWhen: modes.viscous,
  }),
  rate_correction_factor: resultOf(viscosity.rateCorrection, '-', {
    description: 'Rate on the liquid over that on water.',
    onlyWhen: modes.viscous,
  }),
  head_correction_factor: resultOf(viscosity.headCorrection, '-', {
    description: 'Head on the liquid over that on water, at the rate ratio.',
    onlyWhen: modes.viscous,
  }),
  efficiency_correction_factor: resultOf(viscosity.efficiencyCorrection, '-', {
    description: 'Efficiency on the liquid over that on water.',
    onlyWhen: modes.viscous,
  }),
  cable_voltage_drop: resultOf(cable.voltageDrop, 'motor_voltage', {
    description: 'Resistive.',
    onlyWhen: modes.cabled,
  }),
  surface_voltage: resultOf(cable.surfaceVoltage, 'motor_voltage', {
    description: 'Of the motor and the drop.',
    onlyWhen: modes.cabled,
  }),
  surface_kva: resultOf(cable.apparentPower, 'apparent_power', {
    description: 'That the surface has to give.',
    onlyWhen: modes.cabled,
  }),
  bubble_rise_velocity: resultOf(gas.bubbleRise, 'pipe_flow_velocity', {
    description: 'In still liquid.',
    unit: 'm/s',
    onlyWhen: modes.separated,
  }),
  superficial_liquid_velocity: numberValue('pipe_flow_velocity', {
    title: 'Superficial velocity of the liquid',
    symbol: 'v_sl',
    description: 'Between casing and pump.',
    unit: 'm/s',
    onlyWhen: modes.separated,
  }),
  natural_separation_efficiency: resultOf(gas.naturalSeparation, '-', {
    description: 'Share of the free gas that goes up the annulus by itself.',
    onlyWhen: modes.separated,
  }),
}

export const values = { ...liftValues, ...designValues, ...operatingValues, ...intakeValues, ...partValues }
