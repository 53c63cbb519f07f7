/** Waves far from a section, by Green's theorem from its panels: a second way to its damping. */
import { equation, sum } from '@keelson/equations'
import type { Panels } from './panels.ts'
import type { PanelValues } from './section-solver.ts'
import { NEWMAN_RADIATION } from './sources.ts'

/** What each panel and its mirror image add to Kochin's function of waves to port: (phi d/dn - n_j) e^(K z - i K y). */
export interface KochinShares {
  readonly re: number[]
  readonly im: number[]
}

export function kochinShares(
  panels: Panels,
  K: number,
  potential: PanelValues,
  normal: Float64Array,
  parity: 'even' | 'odd',
): KochinShares {
  const [re, im]: [number[], number[]] = [[], []]
  for (let j = 0; j < panels.count; j++) {
    const decay = 2 * Math.exp(K * (panels.midZ[j] as number)) * (panels.length[j] as number)
    const phase = K * (panels.midY[j] as number)
    const [c, s] = [decay * Math.cos(phase), decay * Math.sin(phase)]
    const [nY, nZ, n] = [panels.normalY[j], panels.normalZ[j], normal[j]] as [number, number, number]
    const [pRe, pIm] = [potential.re[j] as number, potential.im[j] as number]
    // of both sides together: (phi K n_z - n) cos - phi K n_y sin, and for odd motions -i times the same turned by a quarter
    const even = parity === 'even'
    const along = even ? c * nZ - s * nY : s * nZ + c * nY
    const [realPart, imagPart] = [K * pRe * along - n * (even ? c : s), K * pIm * along]
    re.push(even ? realPart : imagPart)
    im.push(even ? imagPart : -realPart)
  }
  return { re, im }
}

const rho = ['water density', 'kg/m3'] as const
const omega = ['angular frequency', 'rad/s'] as const
const radiated = (unit: string, of: string) =>
  equation({
    ...NEWMAN_RADIATION,
    symbol: 'b_w',
    title: 'Damping from radiated waves',
    unit,
    where: {
      rho,
      omega,
      n: ['panels on a half section', '-'],
      H_r: ['real part of each panel contribution to the Kochin function', of, 'list'],
      H_i: ['imaginary part of each panel contribution to the Kochin function', of, 'list'],
    },
    evaluate: ({ rho, omega, n, H_r, H_i }) => rho * omega * (sum(n, (j) => H_r[j]) ** 2 + sum(n, (j) => H_i[j]) ** 2),
  })

export const radiatedDamping = radiated('kg/(m*s)', 'm')
export const radiatedRollDamping = radiated('kg*m/s', 'm2')
