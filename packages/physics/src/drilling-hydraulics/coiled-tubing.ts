/** The reel of a coiled tubing, layer by layer, and the pressures of its circulation. */
import { constant, equation, floor, pi, reachRule, sum } from '@keelson/equations'
import { zhouShah } from '../rheology/coil.ts'
import { bourgoyne } from '../rheology/sources.ts'

const TUBING = ['tubing outside diameter', 'm'] as const
const CORE = ['reel core diameter', 'm'] as const
const GRAVITY = ['gravitational acceleration', 'm/s2'] as const
const DEPTH = ['true vertical depth', 'm'] as const
const WELLHEAD = ['wellhead pressure', 'Pa'] as const
const ANNULUS = ['annulus pressure loss', 'Pa'] as const

/** Of a Newtonian liquid; of one that shear-thins it is less. */
export const SLOT_OVER_PIPE = constant({
  symbol: 'k_sl',
  title: 'Slot to pipe laminar pressure loss ratio (same hydraulic diameter)',
  value: 1.5,
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
})

export const TURBULENT_ANNULUS = reachRule({
  title: 'Annulus flow is turbulent, or the laminar slot loss does not change the result',
  because: 'the hydraulic diameter underestimates laminar annulus loss by up to one third of the slot value',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
})

export const hydraulicDiameter = equation({
  symbol: 'd_e',
  title: 'Annulus hydraulic diameter',
  unit: 'm',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
  where: { d_h: ['hole diameter', 'm'], d_o: TUBING },
  evaluate: ({ d_h, d_o }) => d_h - d_o,
})

export const wrapsPerLayer = equation({
  symbol: 'n_w',
  title: 'Wraps per layer',
  unit: '-',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { B_r: ['width between flanges', 'm'], d_o: TUBING },
  evaluate: ({ B_r, d_o }) => floor(B_r / d_o),
})

/** At the centre of the pipe; layers are counted from the core. */
export const layerDiameter = equation({
  symbol: 'D_k',
  title: 'Layer coil diameter',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { D_c: CORE, k_l: ['layer number', '-'], d_o: TUBING },
  evaluate: ({ D_c, k_l, d_o }) => D_c + (2 * k_l - 1) * d_o,
})

export const layerCapacity = equation({
  symbol: 'L_k',
  title: 'Layer pipe length',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { n_w: ['wraps per layer', '-'], D_k: ['layer coil diameter', 'm'] },
  evaluate: ({ n_w, D_k }) => n_w * pi * D_k,
})

export const reelDiameter = equation({
  symbol: 'D_r',
  title: 'Reel diameter over outer layer',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { D_c: CORE, n_l: ['number of layers on reel', '-'], d_o: TUBING },
  evaluate: ({ D_c, n_l, d_o }) => D_c + 2 * n_l * d_o,
})

export const sumOfLosses = equation({
  symbol: 'dP_r',
  title: 'Reel pressure loss',
  unit: 'Pa',
  source: zhouShah,
  clause: 'sum of the layers',
  where: { dP_k: ['layer pressure losses', 'Pa', 'list'] },
  evaluate: ({ dP_k }) => sum(dP_k.length, (j) => dP_k[j]),
})

/** Positive where the annulus is the heavier side. */
export const imbalance = equation({
  symbol: 'dP_h',
  title: 'Hydrostatic imbalance, annulus to tubing',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, hydrostatic pressure',
  where: {
    rho_a: ['annulus liquid density', 'kg/m3'],
    rho_t: ['tubing liquid density', 'kg/m3'],
    g: GRAVITY,
    D_v: DEPTH,
  },
  evaluate: ({ rho_a, rho_t, g, D_v }) => (rho_a - rho_t) * g * D_v,
})

export const pumpPressure = equation({
  symbol: 'p_p',
  title: 'Pump pressure',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, sum of the circulating pressure losses',
  where: {
    p_wh: WELLHEAD,
    dP_a: ANNULUS,
    dP_h: ['hydrostatic imbalance, annulus to tubing', 'Pa'],
    dP_b: ['bottomhole assembly pressure loss', 'Pa'],
    dP_t: ['tubing pressure loss', 'Pa'],
    dP_r: ['reel pressure loss', 'Pa'],
  },
  evaluate: ({ p_wh, dP_a, dP_h, dP_b, dP_t, dP_r }) => p_wh + dP_a + dP_h + dP_b + dP_t + dP_r,
})

export const bottomholePressure = equation({
  symbol: 'p_bh',
  title: 'Bottomhole pressure',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, hydrostatic pressure and friction',
  where: {
    p_wh: WELLHEAD,
    rho_a: ['annulus liquid density', 'kg/m3'],
    g: GRAVITY,
    D_v: DEPTH,
    dP_a: ANNULUS,
  },
  evaluate: ({ p_wh, rho_a, g, D_v, dP_a }) => p_wh + rho_a * g * D_v + dP_a,
})

/** With the pressure at the wellhead in it. */
export const densityOfPressure = equation({
  symbol: 'ECD',
  title: 'Equivalent circulating density',
  unit: 'kg/m3',
  source: bourgoyne,
  clause: 'ch. 4, equivalent circulating density',
  where: { p_bh: ['bottomhole pressure', 'Pa'], g: GRAVITY, D_v: DEPTH },
  evaluate: ({ p_bh, g, D_v }) => p_bh / (g * D_v),
})
