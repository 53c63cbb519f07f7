/** The answer in a sentence, by the kind of anchor: what it resists, what is pulled, and how much of it that uses. */
import { digitsApart, shown, shownForce, shownIn, utilisation } from '@keelson/workflow'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { SolvedDrag } from './calculate-drag.ts'
import type { SolvedLine } from './calculate-line.ts'
import type { SolvedPlate } from './calculate-plate.ts'

/** Digits with which it is told from its limit. */
const shownUse = (use: number) => shown(utilisation(use), digitsApart(utilisation(use), 1, 3))

export function ofCaisson({ vertical: { V_u }, lateral: { H_u }, pull: { V_d, H_d, U_HV } }: SolvedCaisson): string {
  const own = `The caisson resists ${shownForce(V_u)} vertically and ${shownForce(H_u)} horizontally`
  if (V_d === 0 && H_d === 0) return own
  const pulls = `${shownForce(V_d)} vertically and ${shownForce(H_d)} horizontally with their factors of safety`
  const both =
    U_HV === undefined ? '' : `. Together they use ${shownUse(U_HV)} of the envelope, which is no load factor`
  return `${own}; it is pulled by ${pulls}${both}`
}

export function ofDrag({ H_s, H_d, U_H }: SolvedDrag): string {
  const held = `The anchor and its chain hold ${shownForce(H_s)}`
  return H_d > 0 ? `${held} against ${shownForce(H_d)} with its factor of safety: utilisation ${shownUse(U_H)}` : held
}

export function ofPlate({ Q_u, Q_d, z_f }: SolvedPlate): string {
  const place = `${shownIn(z_f, 'm')} deep after keying`
  if (Q_u === undefined) return `The plate lies ${place}, where no pullout capacity is known`
  const held = `The plate, ${place}, resists ${shownForce(Q_u)}`
  if (Q_d === undefined) return held
  return `${held} against ${shownForce(Q_d)} with its factor of safety: utilisation ${shownUse(Q_d / Q_u)}`
}

export function ofLine({ end }: SolvedLine): string {
  if (end === undefined) return 'The soil resists more than the line can give under this tension'
  const { T_a, theta_a } = end
  return `The line reaches the padeye with ${shownForce(T_a)} at ${shownIn(theta_a, 'deg')}; the anchor itself is not assessed`
}
