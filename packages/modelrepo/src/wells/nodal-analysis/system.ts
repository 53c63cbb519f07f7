/** The two analyses of a well, each whole in its own file. */
import { INFLOW, NODAL } from '../_shared/nodal/modes.ts'
import { composed } from './inputs.ts'
import { theInflow } from './way-inflow.ts'
import { theSystem } from './way-nodal.ts'

export const system = composed({ [NODAL]: theSystem, [INFLOW]: theInflow })
