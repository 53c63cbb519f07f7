/** The checks of a run: its own numbers against what must hold of them. */
import { constant } from '@keelson/equations'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { bendatPiersol } from '@keelson/physics/time-series/sources.ts'
import { parsevalError } from '@keelson/physics/time-series/spectrum-equations.ts'
import { cyclesOfReversals } from '@keelson/physics/time-series/statistics.ts'
import { checkOf } from '@keelson/workflow'
import { byFft, byRainflow } from './modes.ts'

/** Rounding alone makes less than a millionth; more says that a record and its spectrum do not belong together. */
export const PARSEVAL_LIMIT = constant({
  symbol: 'e_lim',
  title: 'Permitted difference of area and variance',
  value: 0.01,
  unit: '-',
  source: bendatPiersol,
  clause: "Parseval's theorem, with 1 % of room",
})

export const checks = {
  parseval: checkOf('-', {
    title: 'Area under the spectrum is the variance',
    criterion: parsevalError,
    demand: parsevalError,
    capacity: 'Permitted difference',
    selfCheck:
      'the transform keeps the variance of the record; no case makes it fail, as rounding alone is a millionth of its limit',
    onlyWhen: byFft,
  }),
  cycle_balance: checkOf('-', {
    title: 'Every reversal is counted',
    criterion: { source: astmE1049, clause: '5.4.4' },
    demand: 'Sum of the counts',
    capacity: cyclesOfReversals,
    selfCheck: 'the counting leaves out no reversal; no case makes it fail, as each is counted once',
    onlyWhen: byRainflow,
  }),
}
