/** The fluid load, and what it is with the fluid level at the pump. */
import { fluidLoad } from '@keelson/physics/rod-pump/pump-equations.ts'
import { pumpedOffLoad } from '@keelson/standards/api-tr-11l-2008/groups.ts'
import { inPractice } from '@keelson/workflow'

const { gives, numberValue } = inPractice('oilfield')

export const fluidLoads = {
  fluid_load: numberValue('rod_load', {
    title: 'Fluid load',
    description:
      'Fluid load, upper minus lower plateau of a card. For the API TR 11L groups, the fluid load of a pumped-off well.',
    symbol: fluidLoad.symbol,
  }),
  expected_fluid_load: gives(pumpedOffLoad, 'rod_load', 'Fluid load if the fluid level is at the pump.'),
}
