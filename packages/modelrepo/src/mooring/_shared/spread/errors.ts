/** What a solver could not do, as the end of a calculation that says why. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { CalculationError } from '@keelson/workflow'

export function solving<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    throw new CalculationError(error.message)
  }
}
