/** Metacentric heights and what they say of small heels. Coherent SI. */
import { atan, equation, reachRule, sin, sqrt, tan } from '@keelson/equations'
import { barrassDerrett } from './sources.ts'

const source = barrassDerrett
const metacentric = { source, clause: 'ch. 12, transverse statical stability' }
const GM: readonly [string, string] = ['metacentric height', 'm']

export const displacement = equation({
  source,
  clause: 'ch. 5, laws of flotation',
  symbol: 'Delta',
  title: 'Displacement',
  unit: 'kg',
  where: { rho: ['water density', 'kg/m3'], V: ['displaced volume', 'm3'] },
  evaluate: ({ rho, V }) => rho * V,
})

export const displacedVolume = equation({
  source,
  clause: 'ch. 5, laws of flotation',
  symbol: 'V',
  title: 'Displaced volume',
  unit: 'm3',
  where: { Delta: ['displacement', 'kg'], rho: ['water density', 'kg/m3'] },
  evaluate: ({ Delta, rho }) => Delta / rho,
})

export const metacentricRadius = equation({
  source,
  clause: 'ch. 13, BM = I/V',
  symbol: 'BM',
  title: 'Metacentric radius',
  unit: 'm',
  where: { I: ['waterplane second moment', 'm4'], V: ['displaced volume', 'm3'] },
  evaluate: ({ I, V }) => I / V,
})

export const metacentricHeight = equation({
  ...metacentric,
  symbol: 'GM',
  title: 'Metacentric height',
  unit: 'm',
  where: {
    KB: ['centre of buoyancy above keel', 'm'],
    BM: ['metacentric radius', 'm'],
    KG: ['centre of gravity above keel', 'm'],
  },
  evaluate: ({ KB, BM, KG }) => KB + BM - KG,
})

/** A slack tank acts as a rise of the centre of gravity. */
export const freeSurfaceCorrection = equation({
  source,
  clause: 'ch. 22, effect of free surface',
  symbol: 'FSC',
  title: 'Free surface correction',
  unit: 'm',
  where: { M_fs: ['free surface moment (density times second moment)', 'kg*m'], Delta: ['displacement', 'kg'] },
  evaluate: ({ M_fs, Delta }) => M_fs / Delta,
})

export const fluidHeight = equation({
  source,
  clause: 'ch. 22, effect of free surface',
  symbol: 'GM_f',
  title: 'Fluid metacentric height',
  unit: 'm',
  where: { GM, FSC: ['free surface correction', 'm'] },
  evaluate: ({ GM, FSC }) => GM - FSC,
})

export const fluidCentre = equation({
  source,
  clause: 'ch. 22, effect of free surface',
  symbol: 'KG_f',
  title: 'Fluid centre of gravity above keel',
  unit: 'm',
  where: { KG: ['centre of gravity above keel', 'm'], FSC: ['free surface correction', 'm'] },
  evaluate: ({ KG, FSC }) => KG + FSC,
})

/** Of a hull with vertical sides, where the fluid metacentric height is negative. */
export const angleOfLoll = equation({
  source,
  clause: 'ch. 43, angle of loll',
  symbol: 'phi_loll',
  title: 'Angle of loll',
  unit: 'rad',
  where: { GM_f: ['fluid metacentric height', 'm'], BM: ['metacentric radius', 'm'] },
  evaluate: ({ GM_f, BM }) => atan(sqrt((-2 * GM_f) / BM)),
})

export const smallHeel = equation({
  ...metacentric,
  symbol: 'phi_s',
  title: 'Heel from metacentric height',
  unit: 'rad',
  where: {
    M: ['heeling moment', 'N*m'],
    Delta: ['displacement', 'kg'],
    g: ['gravitational acceleration', 'm/s2'],
    GM_f: ['fluid metacentric height', 'm'],
  },
  evaluate: ({ M, Delta, g, GM_f }) => atan(M / (Delta * g * GM_f)),
})

export const SIDES_RULE = reachRule({
  source,
  clause: 'ch. 14, wall-sided formula',
  title: 'The waterline stays on the vertical sides',
  because: 'the formula assumes vertical sides',
})
/** Exact while the sides that the water moves along are vertical. */
export const wallSidedArm = equation({
  source,
  clause: 'ch. 14, wall-sided formula',
  symbol: 'GZ',
  title: 'Wall-sided righting lever',
  unit: 'm',
  where: {
    GM_f: ['fluid metacentric height', 'm'],
    BM: ['metacentric radius', 'm'],
    phi: ['heel', 'rad'],
  },
  evaluate: ({ GM_f, BM, phi }) => sin(phi) * (GM_f + (BM * tan(phi) ** 2) / 2),
})
