/** A utilisation with the digits that tell it from its limit. */
import { digitsApart, shown, utilisation } from '@keelson/workflow'

export const shownUse = (use: number) => shown(utilisation(use), digitsApart(utilisation(use), 1, 3))
