/** The values that a run of general cathodic protection answers with. */
import { anodeLife } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { iccpValues } from '../_shared/cathodic-protection/iccp.ts'
import { anodeValues, coatingValues, demandValues } from '../_shared/cathodic-protection/values.ts'

export const values = {
  ...demandValues,
  ...anodeValues,
  anode_life: resultOf(anodeLife, 'calculated_life', {
    title: 'Life of the mass installed',
    symbol: 't_in',
    description: 'Of the net mass given as installed, at the mean demand.',
    minimum: 0,
    needs: ['installed_net_mass'],
  }),
  ...coatingValues('Of the coated steel, tabled or as given.'),
  resistivity: numberValue('water_resistivity', {
    title: 'Resistivity at the anodes',
    description: 'As given, or by temperature and salinity.',
    symbol: 'rho',
    minimum: 0,
  }),
  ...iccpValues('iccp_anode_area', 'iccp_anode_resistance'),
}
