/** The six analyses of drilling hydraulics, each whole in its own file. */
import { ANNULUS, BIT, CIRCULATION, CLEANING, composed, PIPE, TRIPPING } from './inputs.ts'
import { rules } from './rules.ts'
import { annuliAlone } from './way-annulus.ts'
import { bitAlone } from './way-bit.ts'
import { wholeWell } from './way-circulation.ts'
import { cleaningAlone } from './way-cleaning.ts'
import { pipeAlone } from './way-pipe.ts'
import { tripAlone } from './way-trip.ts'

export const hydraulics = composed(
  {
    [CIRCULATION]: wholeWell,
    [PIPE]: pipeAlone,
    [ANNULUS]: annuliAlone,
    [BIT]: bitAlone,
    [TRIPPING]: tripAlone,
    [CLEANING]: cleaningAlone,
  },
  { rules },
)
