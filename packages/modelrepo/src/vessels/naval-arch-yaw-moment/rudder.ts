/** The two methods of the force of a rudder, each whole in its own file, and what they have in common. */
import { composed, FUJII, WHICKER } from './inputs.ts'
import { charts, drawn, figures } from './pictures.ts'
import { byFujii } from './way-fujii.ts'
import { byWhicker } from './way-whicker.ts'

export const rudder = composed({ [WHICKER]: byWhicker, [FUJII]: byFujii }, { charts, figures, drawn })
