/** Lost buoyancy of a box-shaped barge, and of a compartment known by its volume. Coherent SI; x forward of amidships. */
import { abs, constant, equation, house, reachRule } from '@keelson/equations'
import { barrassDerrett } from '../hull/sources.ts'

const common = { source: barrassDerrett, clause: 'ch. 21 and 22, bilging by lost buoyancy' }
const mu: readonly [string, string] = ['permeability', '-']
const v: readonly [string, string] = ['compartment volume below the waterline', 'm3']
const a: readonly [string, string] = ['compartment waterplane area', 'm2']
const A_wp: readonly [string, string] = ['intact waterplane area', 'm2']
const L: readonly [string, string] = ['hull length', 'm']
const B: readonly [string, string] = ['breadth', 'm']
const d: readonly [string, string] = ['draught before damage', 'm']
const l: readonly [string, string] = ['compartment length', 'm']
const x_c: readonly [string, string] = ['compartment centre', 'm']
const x_F: readonly [string, string] = ['centre of flotation after damage', 'm']
const V_0: readonly [string, string] = ['displaced volume', 'm3']
const S: readonly [string, string] = ['sinkage', 'm']
const t: readonly [string, string] = ['trim to length ratio, by the bow', 'm']
const T_d: readonly [string, string] = ['draught at the centre of flotation', 'm']

export const ENDS_RULE = reachRule({
  ...common,
  title: 'Both barge ends remain in the water',
  because: 'the trim calculation assumes a waterplane over the full length',
})
export const AMIDSHIPS = constant({
  symbol: 'x_c',
  title: 'Midships compartment centre',
  value: 0,
  unit: 'm',
  source: house,
  clause: 'origin of the places along the ship',
})

/** A metacentric height above it keeps a hull upright. */
export const NO_HEIGHT = constant({
  symbol: 'GM_0',
  title: 'Minimum metacentric height for upright stability',
  value: 0,
  unit: 'm',
  source: barrassDerrett,
  clause: 'ch. 6, stable equilibrium',
})

export const lostVolume = equation({
  ...common,
  symbol: 'v_l',
  title: 'Lost buoyant volume',
  unit: 'm3',
  where: { mu, v },
  evaluate: ({ mu, v }) => mu * v,
})
/** `a` is nothing where the compartment does not reach the water line. */
export const sinkage = equation({
  ...common,
  symbol: 'S',
  title: 'Sinkage',
  unit: 'm',
  where: { v_l: ['lost buoyant volume', 'm3'], A_wp, mu, a },
  evaluate: ({ v_l, A_wp, mu, a }) => v_l / (A_wp - mu * a),
})
export const sinkageBelowWater = equation({
  ...common,
  symbol: 'S',
  title: 'Sinkage with intact waterplane',
  unit: 'm',
  where: { v_l: ['lost buoyant volume', 'm3'], A_wp },
  evaluate: ({ v_l, A_wp }) => v_l / A_wp,
})
export const damagedDraught = equation({
  ...common,
  symbol: 'T_d',
  title: 'Damaged draught at the centre of flotation',
  unit: 'm',
  where: { d, S },
  evaluate: ({ d, S }) => d + S,
})
/** Its aft bulkhead is the end of the barge. */
export const aftCentre = equation({
  ...common,
  symbol: 'x_c',
  title: 'Compartment centre',
  unit: 'm',
  where: { l, L },
  evaluate: ({ l, L }) => (l - L) / 2,
})
export const flotationAfter = equation({
  ...common,
  symbol: 'x_F',
  title: 'Centre of flotation after damage',
  unit: 'm',
  where: { mu, a, x_c, A_wp },
  evaluate: ({ mu, a, x_c, A_wp }) => (-mu * a * x_c) / (A_wp - mu * a),
})
export const lostInertia = equation({
  ...common,
  symbol: 'i',
  title: 'Lost waterplane second moment of area',
  unit: 'm4',
  where: { mu, l, B },
  evaluate: ({ mu, l, B }) => (mu * l * B ** 3) / 12,
})
export const inertiaAfter = equation({
  ...common,
  symbol: 'I_d',
  title: 'Damaged waterplane second moment of area',
  unit: 'm4',
  where: { I: ['intact waterplane second moment of area', 'm4'], i: ['lost waterplane second moment of area', 'm4'] },
  evaluate: ({ I, i }) => I - i,
})
export const longitudinalInertiaAfter = equation({
  ...common,
  symbol: 'I_L_d',
  title: 'Damaged longitudinal second moment of waterplane area',
  unit: 'm4',
  where: { B, L, mu, l, a, x_c, A_wp, x_F },
  evaluate: ({ B, L, mu, l, a, x_c, A_wp, x_F }) =>
    (B * L ** 3) / 12 - mu * ((B * l ** 3) / 12 + a * x_c ** 2) - (A_wp - mu * a) * x_F ** 2,
})
export const centreAfter = equation({
  ...common,
  symbol: 'KB_d',
  title: 'Damaged centre of buoyancy above keel',
  unit: 'm',
  where: { V_0, v_l: ['lost buoyant volume', 'm3'], d, S, A_wp, mu, a },
  evaluate: ({ V_0, v_l, d, S, A_wp, mu, a }) => (((V_0 - v_l) * d) / 2 + S * (A_wp - mu * a) * (d + S / 2)) / V_0,
})
/** The centre of gravity of a barge of which the metacentric height is known. */
export const gravityFromHeight = equation({
  ...common,
  symbol: 'KG',
  title: 'Centre of gravity above keel',
  unit: 'm',
  where: {
    KB: ['centre of buoyancy above the keel', 'm'],
    BM: ['metacentric radius', 'm'],
    GM: ['metacentric height', 'm'],
  },
  evaluate: ({ KB, BM, GM }) => KB + BM - GM,
})
/** Linear: small beside the length. */
export const trimAfter = equation({
  ...common,
  symbol: 't',
  title: 'Trim to length ratio, by the bow',
  unit: 'm',
  where: { v_l: ['lost buoyant volume', 'm3'], x_c, x_F, L, V_0, GM_L: ['longitudinal metacentric height', 'm'] },
  evaluate: ({ v_l, x_c, x_F, L, V_0, GM_L }) => (v_l * (x_c - x_F) * L) / (V_0 * GM_L),
})
export const trimAmount = equation({
  ...common,
  symbol: 't_abs',
  title: 'Trim magnitude',
  unit: 'm',
  where: { t },
  evaluate: ({ t }) => abs(t),
})
export const forwardDraught = equation({
  ...common,
  symbol: 'T_f',
  title: 'Damaged forward draught',
  unit: 'm',
  where: { T_d, t, L, x_F },
  evaluate: ({ T_d, t, L, x_F }) => T_d + t * (1 / 2 - x_F / L),
})
export const aftDraught = equation({
  ...common,
  symbol: 'T_a',
  title: 'Damaged aft draught',
  unit: 'm',
  where: { T_d, t, L, x_F },
  evaluate: ({ T_d, t, L, x_F }) => T_d - t * (1 / 2 + x_F / L),
})
