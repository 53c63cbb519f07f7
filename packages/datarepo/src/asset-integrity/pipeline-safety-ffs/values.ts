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
    description: 'Failure pressure of each defect, in row order. Blank if the row was not assessed.',
  }),
  safe_pressure: rowsOf(b31g.safePressureOfDesignFactor, 'pipe_pressure', {
    description: 'Failure pressure of the defect with the design or safety factor applied, in row order.',
  }),
  allowable_pressure: rowsOf(allowablePressureOfFlaw, 'pipe_pressure', {
    description:
      'Lower of the safe pressure and the allowable pressure of the undamaged pipe, in row order. Verdict and remaining life use this value.',
  }),
  estimated_repair_factor: rowsOf(estimatedRepairFactor, '-', {
    description: 'MAOP divided by the safe pressure, in row order.',
    ...MAOP,
  }),
  verdict: textsValue({
    title: 'Verdict',
    description: 'Verdict of each row: accept, monitor, repair, replace, not applicable or invalid.',
    ...MAOP,
  }),
  folias_factor: rowsOf(b31g.modifiedBulgingFactor, '-', {
    description: 'Folias or length correction factor, in row order.',
  }),
  row_errors: rowsValue({
    title: 'Unassessed rows',
    description: 'Row number, counted from 0, and the reason for each row that was not assessed.',
    columns: { row: numberColumn('-', 'Row'), reason: wordedColumn('Reason') },
  }),
  governing_defect: textValue({
    title: 'Governing defect',
    description:
      'Defect with the highest ratio of MAOP to allowable pressure, or with the lowest safe pressure if no MAOP is entered.',
  }),
  governing_allowable_pressure: resultOf(allowablePressureOfFlaw, 'pipe_pressure', {
    title: 'Governing allowable pressure',
    description: 'Lower of the governing defect safe pressure and the allowable pressure of the undamaged pipe.',
    minimum: 0,
  }),
  governing_repair_factor: resultOf(estimatedRepairFactor, '-', {
    title: 'Governing repair factor',
    description: 'MAOP divided by the safe pressure of the governing defect.',
    minimum: 0,
    ...MAOP,
  }),
  governing_safe_pressure: resultOf(b31g.safePressureOfDesignFactor, 'pipe_pressure', {
    title: 'Governing safe pressure',
    description: 'Failure pressure of the governing defect with the design or safety factor applied.',
    minimum: 0,
  }),
  assessed_defects: numberValue('-', {
    title: 'Assessed defects',
    description: 'Number of metal loss rows that could be assessed.',
    minimum: 0,
  }),
  verdict_totals: mapValue('-', {
    title: 'Defects by verdict',
    description: 'Number of rows with each verdict.',
    keys: 'verdict',
    ...MAOP,
  }),
  remaining_life: listValue('design_life', {
    title: 'Remaining life',
    description:
      'Time until the allowable pressure falls to the MAOP or the depth reaches 80 % of the wall thickness at the growth rate, in row order.',
    symbol: 'RL',
    gaps: true,
    needs: ['corrosion_growth_rate'],
  }),
  part_a_pressure_resistance: rowsOf(f101.pressureResistance, 'pipe_pressure', {
    title: 'Part A pressure resistance',
    description:
      'DNV-RP-F101 Part A pressure resistance for safety class normal and relative depth measurement, in row order.',
    onlyWhen: BY_F101,
    needs: ['depth_standard_deviation'],
  }),
}
