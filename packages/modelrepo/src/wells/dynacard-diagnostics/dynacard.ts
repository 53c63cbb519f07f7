/** A card, or the groups of API TR 11L without one, each whole in its own file. */
import { CARD, composed, GROUPS } from './inputs.ts'
import { ofCard } from './way-card.ts'
import { groups } from './way-groups.ts'

export const dynacard = composed({ [CARD]: ofCard, [GROUPS]: groups })
