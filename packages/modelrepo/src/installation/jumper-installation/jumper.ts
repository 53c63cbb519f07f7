/** What is done with a jumper, each analysis whole in its own file. */
import { BENDING, composed, RESONANCE, SNAP, SPLASH } from './inputs.ts'
import { onTwoPoints } from './way-bending.ts'
import { throughWaves } from './way-splash.ts'
import { afterSlack, onWire } from './way-wire.ts'

export const jumper = composed({
  [SPLASH]: throughWaves,
  [BENDING]: onTwoPoints,
  [SNAP]: afterSlack,
  [RESONANCE]: onWire,
})
