/** The tables, charts and figures of a run. */
import { inPractice } from '@keelson/workflow'
import { wayTables } from '../_shared/lift/outputs.ts'
import { CURVE, gas, local, PVT, TRAVERSE, tubing } from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const pressure = (title: string) => numberColumn('well_pressure_absolute', title)
const oil = { analysis: [CURVE, TRAVERSE, PVT] }

export const tables = {
  correlations: {
    title: 'Flowing pressure by each correlation',
    description: 'With the same fluid and the same factors, each as it is usually taken but the one chosen.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      hagedorn_brown: pressure('Hagedorn and Brown'),
      beggs_brill: pressure('Beggs and Brill'),
      gray: pressure('Gray'),
      duns_ros: pressure('Duns and Ros'),
      no_slip: pressure('Without slip'),
    },
    onlyWhen: tubing,
  },
  wellheads: {
    title: 'At the wellhead',
    description: 'What flows there at each rate.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      superficial_gas_velocity: numberColumn('pipe_flow_velocity', 'Gas velocity', { symbol: 'v_sg1' }),
      superficial_liquid_velocity: numberColumn('pipe_flow_velocity', 'Liquid velocity', { symbol: 'v_sl1' }),
      liquid_density: numberColumn('liquid_density', 'Liquid density', { symbol: 'rho_l1' }),
      gas_density: numberColumn('gas_density', 'Gas density', { symbol: 'rho_g1' }),
      surface_tension: numberColumn('surface_tension', 'Interfacial tension', { symbol: 'sigma_1' }),
    },
    onlyWhen: tubing,
  },
  ...wayTables('the rate nearest to erosion', tubing),
}

export const charts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description: 'At each rate, with the measured point where there is one; at most six rates are drawn.',
    onlyWhen: tubing,
  },
  lift_curves: {
    title: 'Lift curves of all correlations',
    description: 'Flowing pressure against rate; what was asked for is marked.',
    onlyWhen: tubing,
  },
  holdup_depth: {
    title: 'Liquid holdup and flow pattern against depth',
    description: 'At the lowest and the highest rate, with the flow patterns where they begin; at most six are named.',
    onlyWhen: tubing,
    apart: { x: 'Holdup along the tubing, which the answer does not list.' },
  },
  pressure_split: {
    title: 'What the pressure is spent on',
    description: 'Gravity, friction and acceleration along the tubing at each rate; at most twelve are drawn.',
    onlyWhen: tubing,
  },
  solution_gas: {
    title: 'Gas in solution',
    description: 'Over the pressure; above the bubble point all of it is dissolved.',
    onlyWhen: oil,
  },
  oil_volume: {
    title: 'Oil formation volume factor',
    description: 'Over the pressure; it turns at the bubble point.',
    onlyWhen: oil,
  },
  gas_z_factor: {
    title: 'Gas compressibility factor',
    description: 'Over the pressure at the temperature.',
    onlyWhen: gas,
  },
}

export const figures = {
  well: {
    title: 'The well',
    description:
      'Tubing with its depth and bore, the pressures at its ends, and flow pattern, holdup and pressure along it. Of several rates that nearest to erosion.',
    onlyWhen: tubing,
  },
  piece: {
    title: 'The piece of pipe',
    description: 'At its inclination, with the share that the liquid takes; to scale but for its length.',
    onlyWhen: local,
  },
}
