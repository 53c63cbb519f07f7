/** Productivity index of a well from the reservoir around it, in oilfield units. */
import { constant, equation, log, log10 } from '@keelson/equations'
import { guo, standing1971 } from './sources.ts'
import { DRAINAGE, INDEX, PERMEABILITY, SKIN, THICKNESS, VISCOSITY, VOLUME_FACTOR, WELLBORE } from './symbols.ts'

const RESISTANCE = ['dimensionless drainage area flow resistance', '-'] as const

/** ln(r_e/r_w) - 0.75 + S; it must be positive. */
export const pseudoSteadyResistance = equation({
  symbol: 'I_r',
  title: 'Flow resistance, pseudo-steady state',
  unit: '-',
  source: guo,
  clause: '3.2.3, average reservoir pressure',
  where: { r_e: DRAINAGE, r_w: WELLBORE, S: SKIN },
  evaluate: ({ r_e, r_w, S }) => log(r_e / r_w) - 0.75 + S,
})

export const steadyResistance = equation({
  symbol: 'I_r',
  title: 'Flow resistance, steady state',
  unit: '-',
  source: guo,
  clause: '3.2.2, pressure at the boundary',
  where: { r_e: DRAINAGE, r_w: WELLBORE, S: SKIN },
  evaluate: ({ r_e, r_w, S }) => log(r_e / r_w) + S,
})

/** log10 t + log10(k/(phi mu c_t r_w^2)) - 3.23 + 0.87 S; it must be positive. */
export const transientResistance = equation({
  symbol: 'I_r',
  title: 'Flow resistance, transient',
  unit: '-',
  source: guo,
  clause: '3.2.1, infinite-acting flow',
  where: {
    t: ['producing time', 'h'],
    k: PERMEABILITY,
    phi: ['porosity', '-'],
    mu_r: VISCOSITY,
    c_t: ['total compressibility', '1/psi'],
    r_w: WELLBORE,
    S: SKIN,
  },
  evaluate: ({ t, k, phi, mu_r, c_t, r_w, S }) => log10(t) + log10(k / (phi * mu_r * c_t * r_w ** 2)) - 3.23 + 0.87 * S,
})

/** Of a boundary-dominated resistance. */
export const darcyIndex = equation({
  symbol: 'J',
  title: 'Productivity index (Darcy)',
  unit: 'stb/d/psi',
  source: guo,
  clause: '3.2, radial flow, 141.2 in oilfield units',
  where: { k: PERMEABILITY, h: THICKNESS, B_r: VOLUME_FACTOR, mu_r: VISCOSITY, I_r: RESISTANCE },
  evaluate: ({ k, h, B_r, mu_r, I_r }) => (k * h) / (141.2 * B_r * mu_r * I_r),
})

/** Of the transient resistance. */
export const transientIndex = equation({
  symbol: 'J',
  title: 'Productivity index, transient',
  unit: 'stb/d/psi',
  source: guo,
  clause: '3.2.1, radial flow, 162.6 in oilfield units',
  where: { k: PERMEABILITY, h: THICKNESS, B_r: VOLUME_FACTOR, mu_r: VISCOSITY, I_r: RESISTANCE },
  evaluate: ({ k, h, B_r, mu_r, I_r }) => (k * h) / (162.6 * B_r * mu_r * I_r),
})

export const NO_SKIN = constant({
  symbol: 'S_0',
  title: 'Undamaged well skin',
  value: 0,
  unit: '-',
  source: standing1971,
  clause: 'definition of flow efficiency',
})

/** Index with the skin over the index without. */
export const flowEfficiency = equation({
  symbol: 'F_E',
  title: 'Flow efficiency',
  unit: '-',
  source: standing1971,
  clause: 'definition of flow efficiency',
  where: { I_0: ['flow resistance without skin', '-'], I_r: RESISTANCE },
  evaluate: ({ I_0, I_r }) => I_0 / I_r,
})

export const indexWithoutSkin = equation({
  symbol: 'J_0',
  title: 'Productivity index without skin',
  unit: 'stb/d/psi',
  source: standing1971,
  clause: 'definition of flow efficiency',
  where: { J: INDEX, F_E: ['flow efficiency', '-'] },
  evaluate: ({ J, F_E }) => J / F_E,
})
