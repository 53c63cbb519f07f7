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
    description: 'Number of wells entered, analysed or not.',
    symbol: 'n_w',
    minimum: 1,
  }),
  count_normal: counted('normal', 'Normal wells', 'Number of wells diagnosed as normal.'),
  count_warning: counted(
    'warning',
    'Warning wells',
    'Number of wells with a fault that is neither critical nor a failure.',
  ),
  count_critical: counted('critical', 'Critical wells', 'Number of wells with a tagging pump.'),
  count_failure: counted('failure', 'Failure wells', 'Number of wells with gas lock, parted rods or a stuck pump.'),
  count_error: counted(
    'error',
    'Wells not analysed',
    'Number of wells that could not be analysed. They are not included in any status count.',
  ),
  worst_wells: textsValue({
    title: 'Worst wells',
    description: 'Wells ranked by severity, then by lowest fillage. Wells not analysed are not ranked.',
  }),
  screening_status: textValue({
    title: 'Screening',
    description: 'Screening result: fail if any well has a failing status, otherwise pass.',
  }),
  well_results: rowsValue({
    title: 'Well results',
    description: 'Results for each well, in the order entered.',
    columns: {
      well_id: textColumn('Well'),
      status: textColumn('Status'),
      diagnostic_classification: textColumn('Diagnosis'),
      confidence: plainColumn('-', 'Confidence'),
      pump_fillage: plainColumn('-', 'Pump fillage', { symbol: 'eta' }),
      production: numberColumn('oil_rate', 'Production', { symbol: 'q_a' }),
      buckling: textColumn('Rods in compression at pump'),
      flags: wordedColumn('Flags'),
      reason: wordedColumn('Reason not analysed'),
    },
  }),
  mean_pump_fillage: resultOf(meanFillage, '-', {
    description: 'Mean fillage of the analysed wells whose fillage is known.',
    minimum: 0,
    maximum: 1,
  }),
  deferred_production: resultOf(deferredProduction, 'oil_rate', {
    description: 'Potential minus actual rate, summed over the wells with both rates.',
    minimum: 0,
  }),
  pump_fillage: mapValue('-', {
    title: 'Pump fillage by well',
    description: 'Pump fillage of each analysed well whose fillage is known.',
    keys: 'well names',
    minimum: 0,
    maximum: 1,
  }),
}
