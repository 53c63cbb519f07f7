/** A mat on clay or on sand, each whole in its own file. */
import { composed, DRAINED, UNDRAINED } from './inputs.ts'
import { onClay } from './way-clay.ts'
import { onSand } from './way-sand.ts'

export const mudmat = composed({ [UNDRAINED]: onClay, [DRAINED]: onSand })
