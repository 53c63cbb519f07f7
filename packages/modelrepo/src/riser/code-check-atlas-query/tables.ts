/** The moment that the pipe bears at each tension of the atlas. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { STRESS_LIMIT, superposedMoment } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { M_REFERENCE, type Shares, T_REFERENCE } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

const TENSIONS = spaced(0, T_REFERENCE.si, 6)

export const momentAt = (shares: Shares, U: number, T_eff: number): number =>
  superposedMoment.evaluate({ ...shares, U, T_eff, T_r: T_REFERENCE.si, M_r: M_REFERENCE.si })

export const momentRows = (p: Params, shares: Shares) =>
  [...TENSIONS, p.effective_tension]
    .filter((T, i, all) => T >= 0 && all.indexOf(T) === i)
    .sort((a, b) => a - b)
    .map((tension) => {
      const moment = momentAt(shares, STRESS_LIMIT.value, tension)
      return { tension, moment: moment >= 0 ? moment : null }
    })
