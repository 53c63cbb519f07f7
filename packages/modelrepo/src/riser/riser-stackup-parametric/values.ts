/** The answers of the sweep, in the order of the cases. */
import { listValue, numberColumn, rowsValue, textColumn, wordedColumn } from '@keelson/workflow'

const EACH = 'One value per case. A case without a result has no value, and the summary gives the reason.'

export const values = {
  design_pressures: listValue('pipe_pressure', {
    gaps: true,
    title: 'Design pressures',
    description: `Pressure of the full mud column, without deducting seawater pressure. ${EACH}`,
    symbol: 'p_d',
  }),
  top_tensions: listValue('line_tension', {
    gaps: true,
    title: 'Top tensions',
    description: `Submerged weight times the weight factor. ${EACH}`,
    symbol: 'T_top',
  }),
  wall_thicknesses: listValue('wall_thickness_pipe', {
    gaps: true,
    title: 'Required wall thicknesses',
    description: `Required wall thickness by the Barlow formula. ${EACH}`,
    symbol: 't_req',
  }),
  summary_table: rowsValue({
    title: 'Summary',
    description: 'Results for each case, or the reason if there is no result.',
    columns: {
      case_id: textColumn('Case'),
      submerged_weight_kN: numberColumn('line_tension', 'Submerged weight', { symbol: 'W_s' }),
      design_pressure_MPa: numberColumn('pipe_pressure', 'Design pressure', { symbol: 'p_d' }),
      top_tension_kN: numberColumn('line_tension', 'Top tension', { symbol: 'T_top' }),
      wall_thickness_mm: numberColumn('wall_thickness_pipe', 'Required wall thickness', { symbol: 't_req' }),
      message: wordedColumn('Outcome'),
    },
  }),
} as const
