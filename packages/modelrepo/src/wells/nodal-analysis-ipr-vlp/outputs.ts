/** The tables, figures and charts of a run. */
import { nodal } from '../_shared/nodal/modes.ts'
import { nodeCharts, nodeTables, swingCharts, swingTable } from '../_shared/nodal/outputs.ts'

export const tables = { ...nodeTables, ...swingTable }

export const figures = {
  well: {
    title: 'The well',
    description:
      'Tubing, wellhead and reservoir with the flow and the pressures at the nodes; depths to one scale, widths enlarged.',
    onlyWhen: nodal,
  },
}

const familyOf = (what: string, title: string) => ({
  title,
  description: `The lift curve with other ${what}.`,
  onlyWhen: nodal,
})

export const charts = {
  ...nodeCharts,
  tubing_family: familyOf('tubing diameters', 'Tubing diameter'),
  wellhead_pressure_family: familyOf('wellhead pressures', 'Wellhead pressure'),
  gas_oil_ratio_family: familyOf('gas-oil ratios', 'Gas-oil ratio'),
  water_cut_family: familyOf('water cuts, at the same oil rate', 'Water cut'),
  ...swingCharts,
}
