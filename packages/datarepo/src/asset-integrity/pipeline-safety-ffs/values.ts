/** The values that a run answers with. */
import {
  listValue,
  type Measure,
  mapValue,
  numberColumn,
  numberValue,
  rowsValue,
  textColumn,
  textsValue,
  textValue,
} from '@keelson/workflow'
import { BY_F101 } from './modes.ts'

const MAOP = { needs: ['maximum_allowable_operating_pressure'] }
const list = (title: string, description: string, symbol: string, of: Measure, more: object = {}) =>
  listValue(of, { title, description, symbol, gaps: true, ...more })

export const values = {
  failure_pressure: list(
    'Failure pressure',
    'In row order; null where a row was not assessed.',
    'P_F',
    'pipe_pressure',
  ),
  safe_pressure: list('Safe pressure', 'In row order.', 'P_S', 'pipe_pressure'),
  estimated_repair_factor: list('Estimated repair factor', 'MAOP over safe pressure, in row order.', 'ERF', '-', MAOP),
  verdict: textsValue({
    title: 'Verdict',
    description: 'In row order: accept, monitor, repair, replace, not applicable or invalid.',
    ...MAOP,
  }),
  folias_factor: list('Bulging factor', 'Folias or length correction factor, in row order.', 'M', '-'),
  row_errors: rowsValue({
    title: 'Rows that could not be assessed',
    description: 'Row number from 0, and why.',
    columns: { row: numberColumn('-', 'Row'), reason: textColumn('Reason') },
  }),
  governing_defect: textValue({
    title: 'Governing defect',
    description: 'The one with the largest repair factor, or else the lowest safe pressure.',
  }),
  governing_repair_factor: numberValue('-', {
    title: 'Largest repair factor',
    description: 'Of the assessed rows.',
    symbol: 'ERF',
    minimum: 0,
    ...MAOP,
  }),
  governing_safe_pressure: numberValue('pipe_pressure', {
    title: 'Safe pressure of the governing defect',
    description: 'Failure pressure with the design or safety factor.',
    symbol: 'P_S',
    minimum: 0,
  }),
  assessed_defects: numberValue('-', {
    title: 'Defects assessed',
    description: 'Rows of metal loss that could be read.',
    minimum: 0,
  }),
  verdict_totals: mapValue('-', {
    title: 'Defects by verdict',
    description: 'How many rows have each verdict.',
    keys: 'verdict',
    ...MAOP,
  }),
  remaining_life: list(
    'Remaining life',
    'Until the repair factor is 1 or the depth 80 % of the wall at the growth rate, in row order.',
    'RL',
    'design_life',
    { needs: ['corrosion_growth_rate'] },
  ),
  part_a_pressure_resistance: list(
    'Pressure resistance, part A',
    'DNV-RP-F101 part A, safety class normal, relative depth measurement, in row order.',
    'p_corr',
    'stress',
    { onlyWhen: BY_F101, needs: ['depth_standard_deviation'] },
  ),
}
