/** The values that a run answers with. */
import type { Equation } from '@keelson/equations'
import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import * as b31g from '@keelson/standards/asme-b31g-2012/level-1.ts'
import * as f101 from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { estimatedRepairFactor } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import {
  type ListValue,
  listValue,
  type Measure,
  mapValue,
  numberColumn,
  numberValue,
  resultOf,
  rowsValue,
  textsValue,
  textValue,
  wordedColumn,
} from '@keelson/workflow'
import { BY_F101 } from './modes.ts'

const MAOP = { needs: ['maximum_allowable_operating_pressure'] }
/** What an equation gives, row by row. */
const rowsOf = (
  { title, symbol }: Pick<Equation, 'title' | 'symbol'>,
  of: Measure,
  { description, ...more }: Partial<Omit<ListValue, 'kind' | 'unit'>> & { readonly description: string },
) => listValue(of, { title, symbol, description, gaps: true, ...more })

export const values = {
  failure_pressure: rowsOf(b31g.failurePressure, 'pipe_pressure', {
    description: 'In row order; null where a row was not assessed.',
  }),
  safe_pressure: rowsOf(b31g.safePressureOfDesignFactor, 'pipe_pressure', {
    description: 'Of the defect, in row order: the failure pressure with the design or safety factor.',
  }),
  allowable_pressure: rowsOf(allowablePressureOfFlaw, 'pipe_pressure', {
    description:
      'In row order: the safe pressure, or that of the pipe without a defect where it is the lesser. Verdict and life go by it.',
  }),
  estimated_repair_factor: rowsOf(estimatedRepairFactor, '-', {
    description: 'MAOP over safe pressure, in row order.',
    ...MAOP,
  }),
  verdict: textsValue({
    title: 'Verdict',
    description: 'In row order: accept, monitor, repair, replace, not applicable or invalid.',
    ...MAOP,
  }),
  folias_factor: rowsOf(b31g.modifiedBulgingFactor, '-', {
    description: 'Folias or length correction factor, in row order.',
  }),
  row_errors: rowsValue({
    title: 'Rows that could not be assessed',
    description: 'Row number from 0, and why.',
    columns: { row: numberColumn('-', 'Row'), reason: wordedColumn('Reason') },
  }),
  governing_defect: textValue({
    title: 'Governing defect',
    description: 'The one whose MAOP takes most of its allowable pressure, or else the lowest safe pressure.',
  }),
  governing_allowable_pressure: resultOf(allowablePressureOfFlaw, 'pipe_pressure', {
    title: 'Allowable pressure of the governing defect',
    description: 'Its safe pressure, or that of the pipe without a defect where it is the lesser.',
    minimum: 0,
  }),
  governing_repair_factor: resultOf(estimatedRepairFactor, '-', {
    title: 'Repair factor of the governing defect',
    description: 'MAOP over its safe pressure.',
    minimum: 0,
    ...MAOP,
  }),
  governing_safe_pressure: resultOf(b31g.safePressureOfDesignFactor, 'pipe_pressure', {
    title: 'Safe pressure of the governing defect',
    description: 'Failure pressure with the design or safety factor.',
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
  remaining_life: listValue('design_life', {
    title: 'Remaining life',
    description:
      'Until the MAOP is all that is allowed or the depth 80 % of the wall, at the growth rate, in row order.',
    symbol: 'RL',
    gaps: true,
    needs: ['corrosion_growth_rate'],
  }),
  part_a_pressure_resistance: rowsOf(f101.pressureResistance, 'pipe_pressure', {
    title: 'Pressure resistance, part A',
    description: 'DNV-RP-F101 part A, safety class normal, relative depth measurement, in row order.',
    onlyWhen: BY_F101,
    needs: ['depth_standard_deviation'],
  }),
}
