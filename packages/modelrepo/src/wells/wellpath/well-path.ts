/** The analyses of a well path: the whole of it, and the separation factor of a known distance alone. */
import { composed, SEPARATION, WELL_PATH } from './inputs.ts'
import { wholePath } from './way-path.ts'
import { ofDistance } from './way-separation.ts'

export const path = composed({ [WELL_PATH]: wholePath, [SEPARATION]: ofDistance })
