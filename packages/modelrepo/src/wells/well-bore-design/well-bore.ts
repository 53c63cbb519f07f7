/** A whole design of a well bore, and its parts that may be looked at alone. */
import { CASING_SEATS, CONCEPT_SCREEN, composed, KICK_TOLERANCE, STRING_LOADS, WELL_DESIGN } from './inputs.ts'
import { byConcept } from './way-concept.ts'
import { whole } from './way-design.ts'
import { byKick } from './way-kick.ts'
import { bySeats } from './way-seats.ts'
import { underLoads } from './way-strings.ts'

export const wellBore = composed({
  [WELL_DESIGN]: whole,
  [CASING_SEATS]: bySeats,
  [KICK_TOLERANCE]: byKick,
  [STRING_LOADS]: underLoads,
  [CONCEPT_SCREEN]: byConcept,
})
