/** Loads of a casing string by the screen of drillers: gas to surface, evacuation, and a hanging string that is pulled. */
import { constant, equation, house, min } from '@keelson/equations'
import { c_g } from './mud-column.ts'
import { bourgoyne } from './sources.ts'

const BURST = {
  source: bourgoyne,
  clause: '7.5, burst: gas kick limited by the fracture pressure at the shoe',
} as const
const COLLAPSE = { source: bourgoyne, clause: '7.5, collapse: lost circulation' } as const
const TENSION = { source: bourgoyne, clause: '7.5, tension' } as const

const MW = ['mud weight while running the string', 'kg/m3'] as const
const z_s = ['vertical depth of the shoe', 'm'] as const
const w = ['nominal weight per unit length', 'kg/m'] as const
const F_w = ['buoyed weight', 'N'] as const

/** Weight of a gallon of steel. */
export const STEEL_WEIGHT = constant({
  symbol: 'rho_st',
  title: 'Steel density as mud weight',
  value: 65.5,
  unit: 'ppg',
  ...TENSION,
})

export const STEEL_MODULUS = constant({
  symbol: 'E',
  title: "Young's modulus of steel",
  value: 30e6,
  unit: 'psi',
  source: bourgoyne,
  clause: '7.3, bending',
})

/** At surface nothing stands outside of the string. */
export const NO_BACKUP = constant({ symbol: 'p_o', title: 'Surface backup pressure', value: 0, unit: 'psi', ...BURST })

/** Above the fluid level there is air. */
export const EMPTY = constant({
  symbol: 'p_i',
  title: 'Pressure inside an empty string',
  value: 0,
  unit: 'psi',
  ...COLLAPSE,
})

export const NO_DOGLEG = constant({
  symbol: 'kappa',
  title: 'Default dogleg severity',
  value: 0,
  unit: 'deg/100ft',
  source: house,
  clause: 'a string without a dogleg severity is straight',
})

/** Of gas from a depth up to the surface; at the shoe or at the bottom of the hole below it. */
export const gasToSurface = equation({
  ...BURST,
  symbol: 'P_1',
  title: 'Surface pressure below a gas column',
  unit: 'Pa',
  where: {
    c_g,
    G: ['pressure gradient at the column base', 'kg/m3'],
    g_g: ['gas gradient', 'Pa/m'],
    z: ['vertical depth of the column base', 'm'],
  },
  evaluate: ({ c_g, G, g_g, z }) => (c_g * G - g_g) * z,
})

export const burstLoad = equation({
  ...BURST,
  symbol: 'P_bl',
  title: 'Burst load at surface',
  unit: 'Pa',
  where: {
    P_gn: ['burst load from gas in the next section', 'Pa'],
    P_gs: ['burst load from gas that fractures the shoe', 'Pa'],
  },
  evaluate: ({ P_gn, P_gs }) => min(P_gn, P_gs),
})

/** Empty down to the fluid level, the mud of the next section below it; gains where that is the heavier. */
export const collapseLoadAtShoe = equation({
  ...COLLAPSE,
  symbol: 'P_cs',
  title: 'Collapse load at the shoe',
  unit: 'Pa',
  where: {
    c_g,
    MW,
    z_s,
    MW_n: ['mud weight of the next section', 'kg/m3'],
    z_l: ['internal fluid level depth', 'm'],
  },
  evaluate: ({ c_g, MW, z_s, MW_n, z_l }) => c_g * (MW * z_s - MW_n * (z_s - z_l)),
})

export const buoyancyFactor = equation({
  ...TENSION,
  symbol: 'f_B',
  title: 'Buoyancy factor',
  unit: '-',
  where: { MW, rho_st: ['steel density', 'kg/m3'] },
  evaluate: ({ MW, rho_st }) => 1 - MW / rho_st,
})

export const lengthBelow = equation({
  ...TENSION,
  symbol: 'L_h',
  title: 'Suspended length',
  unit: 'm',
  where: { z_s, z: ['depth', 'm'] },
  evaluate: ({ z_s, z }) => z_s - z,
})

export const weightInMud = equation({
  ...TENSION,
  symbol: 'F_w',
  title: 'Buoyed weight',
  unit: 'N',
  where: {
    w,
    g: ['gravitational acceleration', 'm/s2'],
    L_h: ['suspended length', 'm'],
    f_B: ['buoyancy factor', '-'],
  },
  evaluate: ({ w, g, L_h, f_B }) => w * g * L_h * f_B,
})

/** As an axial force of the same stress in the outer fibre. */
export const bendingForce = equation({
  ...TENSION,
  clause: '7.5, tension: bending in a dogleg',
  symbol: 'F_b',
  title: 'Equivalent bending force',
  unit: 'lbf',
  fit: 'the coefficient applies to in, deg/100 ft and lb/ft',
  where: {
    D: ['outside diameter', 'in'],
    kappa: ['dogleg severity', 'deg/100ft'],
    w: ['nominal weight per unit length', 'lb/ft'],
  },
  evaluate: ({ D, kappa, w }) => 63 * D * kappa * w,
})

/** Of a string that is stopped while it is run. */
export const shockLoad = equation({
  ...TENSION,
  clause: '7.5, tension: shock while running',
  symbol: 'F_s',
  title: 'Shock load',
  unit: 'lbf',
  fit: 'the coefficient applies to lb/ft',
  where: { w: ['nominal weight per unit length', 'lb/ft'] },
  evaluate: ({ w }) => 3200 * w,
})

export const tensionLoad = equation({
  ...TENSION,
  symbol: 'F_l',
  title: 'Tensile load at surface',
  unit: 'N',
  where: { F_w, F_b: ['equivalent bending force', 'N'], F_o: ['overpull', 'N'] },
  evaluate: ({ F_w, F_b, F_o }) => F_w + F_b + F_o,
})
