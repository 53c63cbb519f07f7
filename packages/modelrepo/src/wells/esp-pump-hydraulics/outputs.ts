/** The tables, charts and figures of the run, as the contract declares them. */
import { inPractice, numberColumn } from '@keelson/workflow'
import * as modes from './modes.ts'

const { numberColumn: oilfield } = inPractice('oilfield')

export const tables = {
  pump_at_frequency: {
    title: 'The pump at the running frequency',
    description:
      'All stages in the produced fluid, at the rates of the curve; the intake pressure where an inflow is given.',
    columns: {
      flow_rate: numberColumn('downhole_rate', 'Rate', { symbol: 'q' }),
      head: numberColumn('pump_head', 'Head', { symbol: 'H_p' }),
      brake_power: oilfield('power', 'Brake power', { symbol: 'P_b' }),
      efficiency: numberColumn('-', 'Efficiency', { symbol: 'eta_p' }),
      intake_pressure: oilfield('well_pressure_gauge', 'Intake pressure', { symbol: 'p_i' }),
    },
    onlyWhen: modes.operating,
  },
}

export const charts = {
  pump_and_system: {
    title: 'Pump and system',
    description: 'Head of the pump at the running frequency and of the system, with the recommended range.',
    onlyWhen: modes.operating,
  },
  frequency_family: {
    title: 'Family of frequencies',
    description: 'The pump at 40 to 60 Hz and at the running frequency, with the system.',
    onlyWhen: modes.operating,
  },
  system_curve: {
    title: 'Head against rate',
    description: 'What the system takes at a constant net lift, with the design and the pump of whole stages.',
    onlyWhen: modes.designed,
  },
  head_breakdown: {
    title: 'Parts of the total dynamic head',
    description: 'In metres of the produced fluid.',
    onlyWhen: modes.lifted,
  },
  motor_load: {
    title: 'Motor load',
    description: 'Brake power over the rating.',
    onlyWhen: modes.lifted,
    needs: ['motor_rating'],
  },
  intake_volumes: {
    title: 'Volumes at the intake',
    description: 'Oil, water and free gas, before separation.',
    onlyWhen: modes.byInflow,
  },
  intake_gas: {
    title: 'Free gas against intake pressure',
    description: 'Before separation, for a pump that hangs higher or lower.',
    onlyWhen: modes.byInflow,
  },
  affinity: {
    title: 'Affinity laws',
    description: 'Rate, head and power over their values at the frequency given.',
    onlyWhen: modes.scaled,
  },
  viscosity: {
    title: 'Correction factors',
    description: 'Against the parameter B, with that of the liquid.',
    onlyWhen: modes.viscous,
  },
  cable: {
    title: 'Voltage drop against temperature',
    description: 'Of the cable at the current of the motor.',
    onlyWhen: modes.cabled,
  },
  gas_stability: {
    title: 'Gas that the pump bears',
    description: 'By Turpin, after separation, against the intake pressure.',
    onlyWhen: modes.handled,
  },
  separation: {
    title: 'Natural separation against rate',
    description: 'In the annulus between casing and pump.',
    onlyWhen: modes.separated,
  },
}

export const figures = {
  well: {
    title: 'The well and its pump',
    description: 'Depths to one scale; widths, pump and motor are signs.',
    onlyWhen: modes.lifted,
  },
  annulus: {
    title: 'Section at the intake',
    description: 'Casing and pump to scale, with the liquid and the bubbles between them.',
    onlyWhen: modes.separated,
  },
}
