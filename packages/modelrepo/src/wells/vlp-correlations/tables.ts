/** The tables of a lift: their columns, and the rows of each. */
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import { liftCurve } from '@keelson/physics/multiphase/lift.ts'
import { always, idsOf, inPractice, notApplicable } from '@keelson/workflow'
import { wayTables } from '../_shared/lift/outputs.ts'
import { stepRows, velocityRows } from '../_shared/lift/profile.ts'
import { ALL_CORRELATIONS } from './inputs.ts'
import type { Lift } from './rates.ts'

const { numberColumn } = inPractice('oilfield')
const pressure = (title: string) => numberColumn('well_pressure_absolute', title)

export const liftTables = {
  correlations: {
    title: 'Flowing pressure by correlation',
    description:
      'Flowing pressure by each correlation with the same fluid and factors. The selected correlation uses the entered options; the other correlations use their default options.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      hagedorn_brown: pressure('Hagedorn and Brown'),
      beggs_brill: pressure('Beggs and Brill'),
      gray: pressure('Gray'),
      duns_ros: pressure('Duns and Ros'),
      no_slip: pressure('No slip'),
    },
  },
  wellheads: {
    title: 'Wellhead conditions',
    description: 'Flow conditions at the wellhead at each rate.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      superficial_gas_velocity: numberColumn('pipe_flow_velocity', 'Superficial gas velocity', { symbol: 'v_sg1' }),
      superficial_liquid_velocity: numberColumn('pipe_flow_velocity', 'Superficial liquid velocity', {
        symbol: 'v_sl1',
      }),
      liquid_density: numberColumn('liquid_density', 'Liquid density', { symbol: 'rho_l1' }),
      gas_density: numberColumn('gas_density', 'Gas density', { symbol: 'rho_g1' }),
      surface_tension: numberColumn('surface_tension', 'Interfacial tension', { symbol: 'sigma_1' }),
    },
  },
  ...wayTables('the rate closest to the erosional limit', always),
}

const ALL = idsOf(ALL_CORRELATIONS)

/** Pressure of a rate by each correlation, Pa; the one chosen as it was chosen, the others as they are usually taken. */
export const liftsOfAll = ({ well }: Lift) =>
  ALL.map((correlation) => {
    const options = correlation === well.correlation ? well.options : USUAL_OPTIONS
    return { correlation, pressureAt: liftCurve({ ...well, correlation, options }).pressureAt }
  })

export function correlationRows(lift: Lift) {
  const lifts = liftsOfAll(lift)
  return lift.rates.map(({ oil, lifted }) => {
    const of = (name: (typeof ALL)[number]) =>
      lifts.find(({ correlation }) => correlation === name)?.pressureAt(lifted) ?? null
    return {
      oil_rate: oil,
      hagedorn_brown: of('hagedorn_brown'),
      beggs_brill: of('beggs_brill'),
      gray: of('gray'),
      duns_ros: of('duns_ros'),
      no_slip: of('no_slip'),
    }
  })
}

export const wellheadRows = ({ answered }: Lift) =>
  answered.map(({ rate, profile }) => {
    const { flow } = profile.wellhead.at
    return {
      oil_rate: rate.oil,
      superficial_gas_velocity: flow.v_sg,
      superficial_liquid_velocity: flow.v_sl,
      liquid_density: flow.rho_l,
      gas_density: Number.isNaN(flow.rho_g) ? null : flow.rho_g,
      surface_tension: flow.sigma,
    }
  })

export const NO_ANSWER = notApplicable('the correlation has no solution at any of the rates')

/** The way down at the rate that is shown. */
export const wayRows = ({ shown }: Lift) => ({
  traverse: shown ? stepRows(shown.profile) : NO_ANSWER,
  velocities: shown ? velocityRows(shown.profile) : NO_ANSWER,
})
