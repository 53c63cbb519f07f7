/** A gas at a pressure and temperature. */
import { gasOf } from '@keelson/physics/pvt/black-oil.ts'
import { pseudoCriticalPressure, pseudoCriticalTemperature } from '@keelson/physics/pvt/gas-critical.ts'
import { gasAt, gasDensity, gasViscosity, gasVolumeFactor } from '@keelson/physics/pvt/gas-properties.ts'
import { inPractice, shown, shownIn } from '@keelson/workflow'
import { zFactors } from './charts.ts'
import { way } from './inputs.ts'
import { gasRangeWarnings } from './warnings.ts'

const { gives, numberValue } = inPractice('oilfield')

const AT = 'Gas property at the entered pressure and temperature.'
const SWEET = 'Pseudo-critical property of the gas by Sutton, without acid gas correction.'

export const gas = way({
  takes: ['temperature', 'gas_specific_gravity', 'pressure'],
  values: {
    pseudo_critical_temperature: gives(pseudoCriticalTemperature, 'temperature', SWEET, {
      unit: 'degR',
      signed: true,
    }),
    pseudo_critical_pressure: gives(pseudoCriticalPressure, 'well_pressure_absolute', SWEET, { signed: true }),
    z_factor: numberValue('-', {
      title: 'Gas compressibility factor',
      description: 'Gas compressibility factor by Dranchuk and Abou-Kassem.',
      symbol: 'z',
      minimum: 0,
    }),
    gas_density: gives(gasDensity, 'gas_density', AT),
    gas_viscosity: gives(gasViscosity, 'dynamic_viscosity', AT),
    gas_formation_volume_factor: gives(
      gasVolumeFactor,
      'gas_formation_volume_factor',
      'In-situ volume per standard cubic foot of gas.',
    ),
  },
  checks: {},
  charts: {
    gas_z_factor: {
      title: 'Gas compressibility factor',
      description: 'Gas compressibility factor against pressure at the entered temperature.',
    },
  },
  calculate: (p, trace) => {
    trace.section('Gas')
    const of = gasOf(p.gas_specific_gravity, trace)
    const { z, rho_g, inRange } = gasAt(of, p.pressure, p.temperature, trace)
    return {
      values: { z_factor: z },
      charts: () => ({ gas_z_factor: zFactors(p) }),
      warnings: gasRangeWarnings(inRange),
      detail: `Gas compressibility factor ${shown(z, 4)}, density ${shownIn(rho_g, 'lb/ft3')}`,
    }
  },
})
