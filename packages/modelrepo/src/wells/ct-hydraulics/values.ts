/** The values that a run answers with. */
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import * as coil from '@keelson/physics/rheology/coil.ts'
import { velocityInAnnulus } from '@keelson/physics/rheology/newtonian.ts'
import { inPractice, numberValue as metric, resultOf as metricResult, textValue } from '@keelson/workflow'
import * as modes from './modes.ts'

const { numberValue, resultOf } = inPractice('oilfield')

const loss = (title: string, description: string, onlyWhen: typeof modes.whole, symbol?: string) =>
  numberValue('pressure_loss', { title, description, onlyWhen, ...(symbol !== undefined && { symbol }) })
const number = (title: string, description: string, onlyWhen: typeof modes.whole) =>
  numberValue('-', { title, description, onlyWhen })

const circulation = {
  pump_pressure: resultOf(tubing.pumpPressure, 'pressure_loss', {
    description: 'Gauge, at the inlet of the reel.',
    onlyWhen: modes.whole,
  }),
  reel_pressure_loss: loss('Pressure loss on the reel', 'Calculated, or as given.', modes.whole, 'dP_r'),
  tubing_pressure_loss: loss('Pressure loss in the tubing', 'Of what is in the hole.', modes.whole, 'dP_t'),
  annular_pressure_loss: loss('Pressure loss in the annulus', 'Along the tubing in the hole.', modes.whole, 'dP_a'),
  bottomhole_pressure: resultOf(tubing.bottomholePressure, 'well_pressure_gauge', {
    description: 'Gauge, in the annulus at the end of the tubing.',
    onlyWhen: modes.whole,
  }),
  equivalent_circulating_density: resultOf(tubing.densityOfPressure, 'mud_density', {
    description: 'Of the bottom-hole pressure, that at the wellhead in it.',
    onlyWhen: modes.whole,
  }),
  pump_power: numberValue('power', {
    title: 'Pump power',
    description: 'Hydraulic, without the losses of the pump.',
    symbol: 'P_p',
    onlyWhen: modes.whole,
  }),
}

const flow = {
  tubing_velocity: metric('pipe_flow_velocity', {
    title: 'Velocity in the tubing',
    description: 'Mean; of a section that in it.',
    symbol: 'v_t',
  }),
  annular_velocity: metricResult(velocityInAnnulus, 'pipe_flow_velocity', {
    description: 'Mean.',
    symbol: 'v_a',
    onlyWhen: modes.whole,
  }),
  flow_regime: textValue({
    title: 'Flow',
    description: 'laminar, transitional or turbulent; of the whole circulation that inside the tubing in the hole.',
  }),
  tubing_inner_diameter: numberValue('tubing_diameter', {
    title: 'Inside diameter of the tubing',
    description: 'Outer diameter less two walls.',
    symbol: 'd_t',
    onlyWhen: modes.whole,
  }),
  tubing_reynolds_number: number('Reynolds number in the tubing', 'Of a power law the generalised one.', modes.whole),
  tubing_friction_factor_fanning: number(
    'Friction factor in the tubing',
    'Fanning, in the hole, without friction reducer.',
    modes.whole,
  ),
  annular_reynolds_number: number(
    'Reynolds number in the annulus',
    'By the hydraulic diameter; of a power law the generalised one.',
    modes.whole,
  ),
  generalised_reynolds_number: metric('-', {
    title: 'Generalised Reynolds number',
    description: 'Of Metzner and Reed; of the whole circulation that inside the tubing.',
    onlyWhen: modes.powerLaw,
  }),
}

const section = {
  reynolds_number: number('Reynolds number', 'Of a power law the generalised one.', modes.oneSection),
  dean_number: metricResult(coil.deanNumber, '-', { description: 'Of the coil.', onlyWhen: modes.coiled }),
  critical_reynolds_number: number(
    'Critical Reynolds number',
    'Up to which the flow of the section is laminar.',
    modes.oneSection,
  ),
  friction_factor_fanning: number('Friction factor', 'Fanning, of the section as it is.', modes.oneSection),
  straight_friction_factor_fanning: number(
    'Friction factor of a straight pipe',
    'Fanning, at the same Reynolds number and roughness.',
    modes.oneSection,
  ),
  pressure_loss: loss('Pressure loss', 'Of the section as it is.', modes.oneSection, 'dP'),
  straight_pressure_loss: loss('Pressure loss of a straight pipe', 'Of the same section straight.', modes.oneSection),
}

const reel = {
  reel_layers: metric('-', {
    title: 'Layers on the reel',
    description: 'Begun ones included.',
    symbol: 'n_l',
    onlyWhen: modes.whole,
    needs: ['reel_width'],
  }),
  reel_outer_diameter: metricResult(tubing.reelDiameter, 'reel_diameter', {
    description: 'Over the last layer.',
    onlyWhen: modes.whole,
    needs: ['reel_width'],
  }),
}

export const values = { ...circulation, ...flow, ...section, ...reel }
