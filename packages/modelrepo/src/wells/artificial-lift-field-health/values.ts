/** The values that a run answers with. */
import { deferredProduction, meanFillage } from '@keelson/physics/rod-pump/field-health.ts'
import {
  inPractice,
  numberColumn as plainColumn,
  rowsValue,
  textColumn,
  textsValue,
  textValue,
  wordedColumn,
} from '@keelson/workflow'

const { numberValue, numberColumn, mapValue, resultOf } = inPractice('oilfield')

const counted = (status: string, title: string, description: string) =>
  numberValue('-', { title, description, symbol: `n_${status}`, minimum: 0 })

export const values = {
  number_of_wells: numberValue('-', {
    title: 'Number of wells',
    description: 'All of them, analysed or not.',
    symbol: 'n_w',
    minimum: 1,
  }),
  count_normal: counted('normal', 'Wells in order', 'Diagnosed as normal.'),
  count_warning: counted('warning', 'Wells with a warning', 'Any fault that is neither critical nor a failure.'),
  count_critical: counted('critical', 'Critical wells', 'Pumps that tag.'),
  count_failure: counted('failure', 'Failed wells', 'Gas lock, parted rods or a stuck pump.'),
  count_error: counted('error', 'Wells not analysed', 'Counted among the wells and in no status.'),
  worst_wells: textsValue({
    title: 'Worst wells',
    description: 'The most severe first, of equals the emptiest pump; wells that were not analysed are not ranked.',
  }),
  screening_status: textValue({
    title: 'Screening',
    description: 'fail where a well is in a status that fails the field, otherwise pass.',
  }),
  well_results: rowsValue({
    title: 'Wells',
    description: 'In the order in which they were given.',
    columns: {
      well_id: textColumn('Well'),
      status: textColumn('Status'),
      diagnostic_classification: textColumn('Diagnosis'),
      confidence: plainColumn('-', 'Confidence'),
      pump_fillage: plainColumn('-', 'Pump fillage', { symbol: 'eta' }),
      production: numberColumn('oil_rate', 'Production', { symbol: 'q_a' }),
      buckling: textColumn('Rods pushed at the pump'),
      flags: wordedColumn('Flags'),
      reason: wordedColumn('Why not analysed'),
    },
  }),
  mean_pump_fillage: resultOf(meanFillage, '-', {
    description: 'Of the wells that were analysed and whose fillage is known.',
    minimum: 0,
    maximum: 1,
  }),
  deferred_production: resultOf(deferredProduction, 'oil_rate', {
    description: 'Potential less actual rate, of the wells that have both.',
    minimum: 0,
  }),
  pump_fillage: mapValue('-', {
    title: 'Pump fillage by well',
    description: 'Of each well that was analysed and whose fillage is known.',
    keys: 'names of the wells',
    minimum: 0,
    maximum: 1,
  }),
}
