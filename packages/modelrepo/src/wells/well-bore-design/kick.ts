/** Kick tolerance of one bubble, with what it would be at other depths of the bit. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as kick from '@keelson/physics/well-planning/kick-tolerance.ts'
import { columnPressure, HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import type { Given, Perhaps } from './inputs.ts'
import { KICK_INPUTS, type KICK_OPTIONS } from './inputs-kick.ts'

const c_g = HYDROSTATIC_FACTOR

/** What it needs, and what refines it. */
export type Kicked = Given<(typeof KICK_INPUTS)[number] | 'safety_margin'> & Perhaps<(typeof KICK_OPTIONS)[number]>
export type Kick = ReturnType<typeof kickAt>

export const FULL_DISPLACEMENT = 'the shoe withstands an open hole full of influx, so no influx volume fractures it'
/** Whether the shoe withstands an open hole full of influx: then no volume limits the kick, for above the shoe it loads it no more. */
export const isFullyDisplaced = ({ h_al, L_oh }: Pick<Kick, 'h_al' | 'L_oh'>): boolean => h_al >= L_oh

/** Whether its inputs were given. */
export const hasKick = (p: Perhaps<keyof Kicked> & Given<'safety_margin'>): p is Kicked =>
  KICK_INPUTS.every((name) => p[name] !== undefined)

export const kickOf = (p: Kicked, trace: Trace): Kick => kickAt(p, p.bit_true_vertical_depth, trace)

function kickAt(p: Kicked, z_b: number, trace: Trace) {
  const { shoe_true_vertical_depth: z_s, mud_weight: MW, influx_gradient: G_i } = p
  const { formation_pressure_gradient: G_p, fracture_gradient_at_shoe: G_fr } = p
  trace.section('Kick tolerance: pressures')
  const column = (G: number, z: number, as: string, title: string, names: readonly [string, string]) =>
    trace.apply(columnPressure, { c_g, G, z }, { as, title, rename: { G: names[0], z: names[1] } })
  const P_f = column(G_p, z_b, 'P_f', 'Formation pressure at the bit', ['G_p', 'z_b'])
  const P_fr = column(G_fr, z_s, 'P_fr', 'Fracture pressure at the shoe', ['G_fr', 'z_s'])
  column(MW, z_s, 'P_mud', 'Mud pressure at the shoe', ['MW', 'z_s'])
  trace.apply(kick.kickIntensity, { G_p, MW })
  const MAASP = trace.apply(kick.greatestSurfacePressure, { c_g, G_fr, MW, z_s })
  const P_al = trace.apply(kick.pressureAllowed, { P_fr, P_m: p.safety_margin })
  trace.section('Kick tolerance: influx')
  const L_oh = trace.apply(kick.openHoleLength, { z_b, z_s })
  const P_si = trace.apply(kick.shutInShoePressure, { P_f, c_g, MW, L_oh })
  const h_al = trace.apply(kick.heightAllowed, { P_al, P_si, c_g, MW, G_i })
  const h = trace.apply(kick.greatestHeight, { h_al, L_oh })
  const V_b = bottomVolume(p, h, p.annular_capacity_bottom, trace)
  const V_s = trace.apply(kick.volumeAtShoe, { h, C_s: p.annular_capacity_shoe })
  const V_sb = broughtDown(p, { V_s, P_al, P_f }, trace)
  const KT = trace.apply(kick.kickTolerance, { V_b, V_sb })
  return { z_s, z_b, MAASP, P_f, P_al, L_oh, h_al, h, V_b, V_s, KT }
}

function bottomVolume(p: Kicked, h: number, C_b: number, trace: Trace): number {
  const { annular_capacity_drill_collar: C_dc, drill_collar_length: L_dc } = p
  if (C_dc === undefined || L_dc === undefined) return trace.apply(kick.volumeAtBottom, { h, C_b })
  return trace.apply(kick.volumeBesideCollars, { C_dc, h, L_dc, C_b })
}

function broughtDown(p: Kicked, of: Readonly<Record<'V_s' | 'P_al' | 'P_f', number>>, trace: Trace): number {
  const { static_temperature_at_bit: T_b, static_temperature_at_shoe: T_s } = p
  if (T_b === undefined || T_s === undefined) return trace.apply(kick.shoeVolumeAtBottom, of)
  return trace.apply(kick.shoeVolumeAtBottomHot, { ...of, T_b, T_s })
}

const DEPTHS = 41

/** Of the same mud, pressures and annuli, with the bit from the shoe down to its depth, if a volume limits it; the temperature at the bit stays. */
export const kickByDepth = (p: Kicked, { z_s, z_b }: Kick): readonly Kick[] =>
  spaced(z_s, z_b, DEPTHS)
    .slice(1)
    .map((z) => kickAt(p, z, silent))
    .filter((at) => !isFullyDisplaced(at))
