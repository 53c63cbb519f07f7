/** The inflow of the well alone. */
import { inflowAlone } from '../_shared/nodal/inflow-alone.ts'
import { way } from './inputs.ts'

export const theInflow = way(inflowAlone)
