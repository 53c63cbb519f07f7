/** The values that a run answers with. */
import * as bit from '@keelson/physics/drilling-hydraulics/bit.ts'
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import * as cuttings from '@keelson/physics/drilling-hydraulics/cuttings.ts'
import { surfaceLoss } from '@keelson/standards/api-rp-13d-2010/surface-equipment.ts'
import { yieldConsistency, yieldStress } from '@keelson/standards/api-rp-13d-2010/viscometer.ts'
import { inPractice, rowsValue, textColumn, textValue } from '@keelson/workflow'
import * as modes from './modes.ts'

const { numberValue, resultOf, numberColumn } = inPractice('oilfield')

const loss = (title: string, description: string, onlyWhen: object, symbol?: string) =>
  numberValue('pressure_loss', {
    title,
    description,
    onlyWhen: onlyWhen as typeof modes.flowing,
    ...(symbol !== undefined && { symbol }),
  })
const number = (title: string, description: string, onlyWhen: object) =>
  numberValue('-', { title, description, onlyWhen: onlyWhen as typeof modes.flowing })
const speed = (title: string, description: string, onlyWhen: object) =>
  numberValue('annular_velocity', { title, description, onlyWhen: onlyWhen as typeof modes.flowing })

const LAST = 'Of the last section, at the bit.'
const TRIP = ['tripping_speed'] as const

const circulationValues = {
  standpipe_pressure: resultOf(column.standpipePressure, 'pressure_loss', {
    description: 'Surface equipment, string, bit, annulus, and the weight of the cuttings.',
    onlyWhen: modes.circulating,
  }),
  pipe_pressure_loss: loss('Pressure loss in the string', 'Of all its sections.', modes.throughPipe, 'dP_p'),
  annular_pressure_loss: loss('Pressure loss in the annulus', 'Of all its sections.', modes.throughAnnulus, 'dP_a'),
  bit_pressure_loss: resultOf(bit.bitLoss, 'pressure_loss', {
    description: 'Of the nozzles.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  surface_equipment_pressure_loss: resultOf(surfaceLoss, 'pressure_loss', {
    description: 'Calculated or as given; without either nothing is lost there.',
    onlyWhen: modes.circulating,
  }),
  equivalent_circulating_density: resultOf(column.circulatingDensity, 'mud_density', {
    description: 'At the bit.',
    onlyWhen: modes.circulating,
  }),
  section_losses: rowsValue({
    title: 'Losses by section',
    description: 'String, then annulus, each from the surface down.',
    onlyWhen: modes.circulating,
    columns: {
      kind: textColumn('Kind'),
      top_measured_depth: numberColumn('well_depth', 'Top'),
      bottom_measured_depth: numberColumn('well_depth', 'Bottom'),
      velocity: numberColumn('annular_velocity', 'Velocity'),
      reynolds_number: numberColumn('-', 'Reynolds number'),
      flow_regime: textColumn('Flow'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
  }),
}

const passageValues = {
  pipe_velocity: speed('Velocity in the string', LAST, modes.throughPipe),
  annular_velocity: speed('Velocity in the annulus', LAST, {
    analysis: [modes.CIRCULATION, modes.ANNULUS, modes.CLEANING],
  }),
  pipe_flow_regime: textValue({ title: 'Flow in the string', description: LAST, onlyWhen: modes.throughPipe }),
  annular_flow_regime: textValue({ title: 'Flow in the annulus', description: LAST, onlyWhen: modes.throughAnnulus }),
  pipe_reynolds_number: number('Reynolds number in the string', `Of the model. ${LAST}`, modes.throughPipe),
  annular_reynolds_number: number('Reynolds number in the annulus', `Of the model. ${LAST}`, modes.throughAnnulus),
  pipe_critical_reynolds_number: number(
    'Critical Reynolds number in the string',
    `Up to which the flow is laminar. ${LAST}`,
    modes.throughPipe,
  ),
  annular_critical_reynolds_number: number(
    'Critical Reynolds number in the annulus',
    `Up to which the flow is laminar. ${LAST}`,
    modes.throughAnnulus,
  ),
  pipe_hedstrom_number: number('Hedstrom number in the string', `Of a Bingham plastic. ${LAST}`, modes.throughPipe),
  pipe_friction_factor: number('Friction factor in the string', `Fanning. ${LAST}`, modes.throughPipe),
  pipe_wall_shear_stress: numberValue('yield_point', {
    title: 'Wall shear stress in the string',
    description: `${LAST} With a yield power law that of laminar flow, by which API RP 13D has its Reynolds number.`,
    onlyWhen: modes.throughPipe,
  }),
  annular_wall_shear_stress: numberValue('yield_point', {
    title: 'Wall shear stress in the annulus',
    description: `${LAST} With a yield power law that of laminar flow, by which API RP 13D has its Reynolds number.`,
    onlyWhen: modes.throughAnnulus,
  }),
  drill_pipe_annular_velocity: numberValue('pipe_flow_velocity', {
    title: 'Velocity at the drill pipe',
    description: 'In the annulus.',
    onlyWhen: modes.twoAnnuli,
  }),
  drill_pipe_annulus_reynolds_number: number('Reynolds number at the drill pipe', 'In the annulus.', modes.twoAnnuli),
  drill_pipe_annulus_pressure_loss: loss('Pressure loss at the drill pipe', 'In the annulus.', modes.twoAnnuli),
  drill_collar_annular_velocity: numberValue('pipe_flow_velocity', {
    title: 'Velocity at the drill collars',
    description: 'In the annulus.',
    onlyWhen: modes.twoAnnuli,
    needs: ['drill_collar_outer_diameter'],
  }),
  drill_collar_annulus_reynolds_number: numberValue('-', {
    title: 'Reynolds number at the drill collars',
    description: 'In the annulus.',
    onlyWhen: modes.twoAnnuli,
    needs: ['drill_collar_outer_diameter'],
  }),
  drill_collar_annulus_pressure_loss: numberValue('pressure_loss', {
    title: 'Pressure loss at the drill collars',
    description: 'In the annulus.',
    onlyWhen: modes.twoAnnuli,
    needs: ['drill_collar_outer_diameter'],
  }),
}

const mudValues = {
  yield_stress: resultOf(yieldStress, '-', {
    description: 'Times 1.066 it is lbf/100 ft².',
    onlyWhen: modes.ofYieldPowerLaw,
  }),
  flow_behaviour_index: numberValue('flow_behaviour_index', {
    title: 'Flow behaviour index',
    description:
      'Of the power law, or of the yield power law; of the other models that of the power law by which cuttings are carried.',
    symbol: 'n',
    onlyWhen: modes.flowing,
  }),
  consistency_index: numberValue('consistency_index', {
    title: 'Consistency index',
    description: 'Of the power law; of the other models that of the power law by which cuttings are carried.',
    symbol: 'K',
    onlyWhen: modes.flowing,
  }),
  consistency_index_dial: resultOf(yieldConsistency, '-', {
    description: 'Of the yield power law; times 0.5107 it is Pa sⁿ.',
    onlyWhen: modes.ofYieldPowerLaw,
  }),
}

const bitValues = {
  total_flow_area: resultOf(bit.totalFlowArea, 'nozzle_area', {
    description: 'Of all nozzles.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  nozzle_velocity: resultOf(bit.nozzleVelocity, 'pipe_flow_velocity', {
    description: 'Mean.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  impact_force: resultOf(bit.impactForce, 'jet_impact_force', {
    description: 'Of the jets.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  bit_hydraulic_power: resultOf(bit.hydraulicPower, 'power', {
    description: 'Spent in the nozzles.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  hydraulic_power_per_area: resultOf(bit.powerPerArea, 'hydraulic_power_per_area', {
    description: 'Over the area of the bit.',
    onlyWhen: modes.throughBit,
    needs: ['nozzle_sizes'],
  }),
  optimum_flow_rate: resultOf(bit.rateForParasitic, 'pump_rate', {
    title: 'Best flow rate',
    description: 'Held within its bounds.',
    onlyWhen: modes.optimised,
  }),
  optimum_bit_pressure_loss: resultOf(bit.pressureLeft, 'pressure_loss', {
    title: 'Bit pressure loss at the best rate',
    description: 'What the pump has left for the bit.',
    onlyWhen: modes.optimised,
  }),
  optimum_total_flow_area: resultOf(bit.areaForLoss, 'nozzle_area', {
    description: 'Of nozzles that spend it.',
    onlyWhen: modes.optimised,
  }),
}

const trippingValues = {
  surge_pressure: numberValue('pressure_loss', {
    title: 'Surge pressure',
    description: 'Of all sections of the annulus; swab is as much.',
    symbol: 'dP_t',
    onlyWhen: modes.inWell,
    needs: TRIP,
  }),
  surge_equivalent_mud_weight: resultOf(column.surgeWeight, 'mud_density', {
    description: 'At the bit, running in.',
    onlyWhen: modes.inWell,
    needs: TRIP,
  }),
  swab_equivalent_mud_weight: resultOf(column.swabWeight, 'mud_density', {
    description: 'At the bit, pulling out.',
    onlyWhen: modes.inWell,
    needs: TRIP,
  }),
  equivalent_annular_velocity: numberValue('pipe_flow_velocity', {
    title: 'Equivalent velocity of the trip',
    description: 'Of the mud past the pipe, clinging included; the largest of all sections.',
    onlyWhen: modes.inWell,
    needs: TRIP,
  }),
  gel_breaking_pressure: resultOf(column.gelPressure, 'pressure_loss', {
    description: 'In the annulus; added to no other pressure.',
    onlyWhen: modes.inWell,
    needs: ['gel_strength'],
  }),
}

const cuttingsValues = {
  carrying_capacity_index: resultOf(cuttings.carryingIndex, '-', {
    description: 'Where the mud is slowest; 1 and above clean the hole.',
    onlyWhen: modes.carrying,
  }),
  cuttings_slip_velocity: numberValue('annular_velocity', {
    title: 'Slip velocity of the cuttings',
    description: 'With which they fall in the mud.',
    symbol: 'v_s',
    onlyWhen: modes.carrying,
  }),
  particle_reynolds_number: resultOf(cuttings.particleReynolds, '-', {
    description: 'At the slip velocity.',
    onlyWhen: modes.carrying,
  }),
  cuttings_transport_ratio: resultOf(cuttings.transportRatio, '-', {
    description: 'Where the mud is slowest; negative where cuttings sink.',
    onlyWhen: modes.carrying,
  }),
  cuttings_concentration: resultOf(cuttings.cuttingsShare, '-', {
    description: 'In the annulus.',
    onlyWhen: modes.carrying,
    needs: ['rate_of_penetration'],
  }),
}

export const values = {
  ...circulationValues,
  ...passageValues,
  ...mudValues,
  ...bitValues,
  ...trippingValues,
  ...cuttingsValues,
}
