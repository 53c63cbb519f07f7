/** The whole circulation, and one section of pipe on its own. */
import { COILED, composed, FULL, STRAIGHT } from './inputs.ts'
import { whole } from './way-circulation.ts'
import { coiledSection, straightSection } from './way-section.ts'

export const coiledTubing = composed({ [FULL]: whole, [COILED]: coiledSection, [STRAIGHT]: straightSection })
