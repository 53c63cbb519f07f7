/** What the reader of a query should know: why the direct solver answered, and what the parent would remark. */
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import { warnings as pile } from '../_shared/pile/warnings.ts'

export const warnings = {
  beyond_load_tests: pile.beyond_load_tests,
  low_factor_of_safety: pile.low_factor_of_safety,
  ...atlasWarnings('utilisation'),
}
