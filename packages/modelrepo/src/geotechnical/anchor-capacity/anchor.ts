/** The kinds of anchor, each whole in its own file, and the line in the soil. */
import { CAISSON, composed, DRAG, LINE, PLATE } from './inputs.ts'
import { caisson } from './way-caisson.ts'
import { drag } from './way-drag.ts'
import { line } from './way-line.ts'
import { plate } from './way-plate.ts'

export const anchor = composed({ [CAISSON]: caisson, [DRAG]: drag, [PLATE]: plate, [LINE]: line })
