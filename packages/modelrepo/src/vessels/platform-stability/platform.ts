/** The kinds of hull, each whole, and the wind on blocks alone. */
import { BOX, composed, GIVEN, OFFSETS, SEMI, WIND_ONLY } from './inputs.ts'
import { box } from './way-box.ts'
import { asGiven } from './way-given.ts'
import { byOffsets } from './way-offsets.ts'
import { semisubmersible } from './way-semi.ts'
import { windAlone } from './way-wind.ts'

export const platform = composed({
  [BOX]: box,
  [SEMI]: semisubmersible,
  [OFFSETS]: byOffsets,
  [GIVEN]: asGiven,
  [WIND_ONLY]: windAlone,
})
