/** Kick tolerance of a single bubble: the influx that can be shut in and circulated past the last shoe. Gauge pressures. */
import { equation, max, min } from '@keelson/equations'
import { c_g } from './mud-column.ts'
import { redmann } from './sources.ts'

const KICK = { source: redmann, clause: 'kick tolerance, single bubble' } as const

const z_b = ['vertical depth of the bit', 'm'] as const
const z_s = ['vertical depth of the shoe', 'm'] as const
const MW = ['mud weight', 'kg/m3'] as const
const G_fr = ['fracture gradient at the shoe', 'kg/m3'] as const
const P_f = ['formation pressure at the bit', 'Pa'] as const
const P_al = ['allowable pressure at the shoe', 'Pa'] as const
const h = ['influx height', 'm'] as const
const C_s = ['annular capacity below the shoe', 'm2'] as const
const V_s = ['influx volume at the shoe', 'm3'] as const

export const kickIntensity = equation({
  ...KICK,
  clause: 'kick intensity',
  symbol: 'KI',
  title: 'Kick intensity',
  unit: 'kg/m3',
  where: { G_p: ['formation pressure gradient', 'kg/m3'], MW },
  evaluate: ({ G_p, MW }) => max(0, G_p - MW),
  limited: { holds: 'a swabbed influx can enter below mud of sufficient weight' },
})

/** Without a margin. */
export const greatestSurfacePressure = equation({
  ...KICK,
  clause: 'maximum allowable annular surface pressure',
  symbol: 'MAASP',
  title: 'Maximum allowable annular surface pressure',
  unit: 'Pa',
  where: { c_g, G_fr, MW, z_s },
  evaluate: ({ c_g, G_fr, MW, z_s }) => c_g * (G_fr - MW) * z_s,
})

export const pressureAllowed = equation({
  ...KICK,
  symbol: 'P_al',
  title: 'Allowable pressure at the shoe',
  unit: 'Pa',
  where: { P_fr: ['fracture pressure at the shoe', 'Pa'], P_m: ['safety margin', 'Pa'] },
  evaluate: ({ P_fr, P_m }) => P_fr - P_m,
})

export const openHoleLength = equation({
  ...KICK,
  symbol: 'L_oh',
  title: 'Vertical open-hole height',
  unit: 'm',
  where: { z_b, z_s },
  evaluate: ({ z_b, z_s }) => z_b - z_s,
})

/** With no more than the first drop of an influx at the bit. */
export const shutInShoePressure = equation({
  ...KICK,
  symbol: 'P_si',
  title: 'Shut-in shoe pressure with no influx',
  unit: 'Pa',
  where: { P_f, c_g, MW, L_oh: ['vertical open-hole height', 'm'] },
  evaluate: ({ P_f, c_g, MW, L_oh }) => P_f - c_g * MW * L_oh,
})

/** Below 0 where the well cannot be shut in; beyond the open hole where all of it may be gas. */
export const heightAllowed = equation({
  ...KICK,
  symbol: 'h_al',
  title: 'Allowable influx height',
  unit: 'm',
  where: { P_al, P_si: ['shut-in shoe pressure with no influx', 'Pa'], c_g, MW, G_i: ['influx gradient', 'kg/m3'] },
  evaluate: ({ P_al, P_si, c_g, MW, G_i }) => (P_al - P_si) / (c_g * (MW - G_i)),
})

export const greatestHeight = equation({
  ...KICK,
  symbol: 'h',
  title: 'Maximum influx height',
  unit: 'm',
  where: { h_al: ['allowable influx height', 'm'], L_oh: ['vertical open-hole height', 'm'] },
  evaluate: ({ h_al, L_oh }) => min(max(0, h_al), L_oh),
  limited: { holds: 'a well that cannot be shut in has no allowable influx' },
})

export const volumeAtBottom = equation({
  ...KICK,
  symbol: 'V_b',
  title: 'Allowable influx volume at the bottom',
  unit: 'm3',
  where: { h, C_b: ['annular capacity at the bottom', 'm2'] },
  evaluate: ({ h, C_b }) => h * C_b,
})

/** Beside drill collars first, beside the pipe above them then. */
export const volumeBesideCollars = equation({
  ...KICK,
  symbol: 'V_b',
  title: 'Allowable influx volume at the bottom',
  unit: 'm3',
  where: {
    C_dc: ['annular capacity around the drill collars', 'm2'],
    h,
    L_dc: ['drill collar length', 'm'],
    C_b: ['annular capacity around the drill pipe', 'm2'],
  },
  evaluate: ({ C_dc, h, L_dc, C_b }) => C_dc * min(h, L_dc) + C_b * max(0, h - L_dc),
  limited: { holds: 'an influx ending below the top of the collars has no volume around the drill pipe' },
})

export const volumeAtShoe = equation({
  ...KICK,
  symbol: 'V_s',
  title: 'Allowable influx volume below the shoe',
  unit: 'm3',
  where: { h, C_s },
  evaluate: ({ h, C_s }) => h * C_s,
})

export const shoeVolumeAtBottom = equation({
  ...KICK,
  clause: 'kick tolerance, gas by Boyle',
  symbol: 'V_sb',
  title: 'Shoe influx volume at bottomhole conditions',
  unit: 'm3',
  where: { V_s, P_al, P_f },
  evaluate: ({ V_s, P_al, P_f }) => (V_s * P_al) / P_f,
})

/** Absolute temperatures; the deviation of the gas is the same at both places. */
export const shoeVolumeAtBottomHot = equation({
  ...KICK,
  clause: 'kick tolerance, gas by Boyle and Charles',
  symbol: 'V_sb',
  title: 'Shoe influx volume at bottomhole conditions',
  unit: 'm3',
  where: { V_s, P_al, P_f, T_b: ['temperature at the bit', 'K'], T_s: ['temperature at the shoe', 'K'] },
  evaluate: ({ V_s, P_al, P_f, T_b, T_s }) => (((V_s * P_al) / P_f) * T_b) / T_s,
})

export const kickTolerance = equation({
  ...KICK,
  symbol: 'KT',
  title: 'Kick tolerance',
  unit: 'm3',
  where: {
    V_b: ['allowable influx volume at the bottom', 'm3'],
    V_sb: ['allowable shoe influx volume at bottomhole conditions', 'm3'],
  },
  evaluate: ({ V_b, V_sb }) => min(V_b, V_sb),
})
