/** The values that a run of general cathodic protection answers with. */
import { anodeLife } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { iccpValues } from '../_shared/cathodic-protection/iccp.ts'
import { anodeValues, coatingValues, demandValues } from '../_shared/cathodic-protection/values.ts'

export const values = {
  ...demandValues,
  ...anodeValues,
  anode_life: resultOf(anodeLife, 'calculated_life', {
    title: 'Existing anode life',
    symbol: 't_in',
    description: 'Life of the existing net anode mass at the mean demand.',
    minimum: 0,
    needs: ['installed_net_mass'],
  }),
  ...coatingValues('Coating breakdown factor of the coated steel, from the table or as entered.'),
  resistivity: numberValue('water_resistivity', {
    title: 'Resistivity at anodes',
    description: 'Resistivity as entered, or calculated from temperature and salinity.',
    symbol: 'rho',
    minimum: 0,
  }),
  ...iccpValues('iccp_anode_area', 'iccp_anode_resistance'),
}
