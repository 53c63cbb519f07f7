/** The reel of a coiled tubing, layer by layer, and the pressures of its circulation. */
import { constant, equation, floor, pi, reachRule, sum } from '@keelson/equations'
import { zhouShah } from '../rheology/coil.ts'
import { bourgoyne } from '../rheology/sources.ts'

const TUBING = ['outer diameter of the tubing', 'm'] as const
const CORE = ['diameter of the core of the reel', 'm'] as const
const GRAVITY = ['acceleration of gravity', 'm/s2'] as const
const DEPTH = ['true vertical depth', 'm'] as const
const WELLHEAD = ['wellhead pressure', 'Pa'] as const
const ANNULUS = ['pressure loss in the annulus', 'Pa'] as const

/** Of a Newtonian liquid; of one that shear-thins it is less. */
export const SLOT_OVER_PIPE = constant({
  symbol: 'k_sl',
  title: 'Laminar loss of a slot over that of a pipe of its hydraulic diameter',
  value: 1.5,
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
})

export const TURBULENT_ANNULUS = reachRule({
  title: 'The annulus is turbulent, or what a laminar one may lose more changes no verdict',
  because: 'by its hydraulic diameter a laminar annulus loses up to a third less than a slot',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
})

export const hydraulicDiameter = equation({
  symbol: 'd_e',
  title: 'Hydraulic diameter of the annulus',
  unit: 'm',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic diameter',
  where: { d_h: ['diameter of the hole', 'm'], d_o: TUBING },
  evaluate: ({ d_h, d_o }) => d_h - d_o,
})

export const wrapsPerLayer = equation({
  symbol: 'n_w',
  title: 'Wraps in a layer',
  unit: '-',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { B_r: ['width between the flanges', 'm'], d_o: TUBING },
  evaluate: ({ B_r, d_o }) => floor(B_r / d_o),
})

/** At the centre of the pipe; layers are counted from the core. */
export const layerDiameter = equation({
  symbol: 'D_k',
  title: 'Coil diameter of a layer',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { D_c: CORE, k_l: ['number of the layer', '-'], d_o: TUBING },
  evaluate: ({ D_c, k_l, d_o }) => D_c + (2 * k_l - 1) * d_o,
})

export const layerCapacity = equation({
  symbol: 'L_k',
  title: 'Length of pipe that a layer holds',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { n_w: ['wraps in a layer', '-'], D_k: ['coil diameter of the layer', 'm'] },
  evaluate: ({ n_w, D_k }) => n_w * pi * D_k,
})

export const reelDiameter = equation({
  symbol: 'D_r',
  title: 'Diameter of the reel over its last layer',
  unit: 'm',
  source: zhouShah,
  clause: 'geometry of the reel',
  where: { D_c: CORE, n_l: ['layers on the reel', '-'], d_o: TUBING },
  evaluate: ({ D_c, n_l, d_o }) => D_c + 2 * n_l * d_o,
})

export const sumOfLosses = equation({
  symbol: 'dP_r',
  title: 'Pressure loss on the reel',
  unit: 'Pa',
  source: zhouShah,
  clause: 'sum of the layers',
  where: { dP_k: ['pressure losses of the layers', 'Pa', 'list'] },
  evaluate: ({ dP_k }) => sum(dP_k.length, (j) => dP_k[j]),
})

/** Positive where the annulus is the heavier side. */
export const imbalance = equation({
  symbol: 'dP_h',
  title: 'Weight of the annulus over that of the tubing',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, hydrostatic pressure',
  where: {
    rho_a: ['density of the liquid in the annulus', 'kg/m3'],
    rho_t: ['density of the liquid in the tubing', 'kg/m3'],
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
  clause: 'ch. 4, sum of the losses of the circulation',
  where: {
    p_wh: WELLHEAD,
    dP_a: ANNULUS,
    dP_h: ['weight of the annulus over that of the tubing', 'Pa'],
    dP_b: ['pressure loss of the bottom-hole assembly', 'Pa'],
    dP_t: ['pressure loss in the tubing', 'Pa'],
    dP_r: ['pressure loss on the reel', 'Pa'],
  },
  evaluate: ({ p_wh, dP_a, dP_h, dP_b, dP_t, dP_r }) => p_wh + dP_a + dP_h + dP_b + dP_t + dP_r,
})

export const bottomholePressure = equation({
  symbol: 'p_bh',
  title: 'Bottom-hole pressure',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, hydrostatic pressure and friction',
  where: {
    p_wh: WELLHEAD,
    rho_a: ['density of the liquid in the annulus', 'kg/m3'],
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
  where: { p_bh: ['bottom-hole pressure', 'Pa'], g: GRAVITY, D_v: DEPTH },
  evaluate: ({ p_bh, g, D_v }) => p_bh / (g * D_v),
})
