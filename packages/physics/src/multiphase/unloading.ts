/** The gas velocity below which a gas well loads up with liquid: droplets fall back. */
import { constant, equation } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { coleman, turner } from './sources.ts'
import { RHO_G, RHO_L, SIGMA } from './symbols.ts'

const WHERE = { sigma: SIGMA, rho_l: RHO_L, rho_g: RHO_G }

/** Most liquid of Turner's wells, 130 stb/MMscf, as the least gas-liquid ratio, Sm3/Sm3. Turner, Hubbard and Dukler (1969). */
export const DROPLET_GAS_LIQUID_RATIO = toSI(1e6 / 130, 'scf/stb')
export const COLEMAN_PRESSURE = constant({
  symbol: 'p_wh',
  title: 'Wellhead pressure above which the Turner 20 % margin applies',
  value: 500,
  unit: 'psi',
  source: coleman,
  clause: 'low-pressure wells',
})

/** Largest stable droplet just carried, with the 20 % that Turner's wells needed. */
export const turnerVelocity = equation({
  symbol: 'v_c',
  title: 'Critical gas velocity (Turner)',
  unit: 'ft/s',
  source: turner,
  clause: 'droplet model with 20 % adjustment',
  fit: '1.593 is for dyn/cm and lb/ft³',
  where: WHERE,
  evaluate: ({ sigma, rho_l, rho_g }) => (1.2 * 1.593 * (sigma * (rho_l - rho_g)) ** 0.25) / rho_g ** 0.5,
})
/** Without the 20 %: wells below 500 psia at the wellhead. */
export const colemanVelocity = equation({
  symbol: 'v_c',
  title: 'Critical gas velocity (Coleman)',
  unit: 'ft/s',
  source: coleman,
  clause: 'droplet model without adjustment',
  fit: '1.593 is for dyn/cm and lb/ft³',
  where: WHERE,
  evaluate: ({ sigma, rho_l, rho_g }) => (1.593 * (sigma * (rho_l - rho_g)) ** 0.25) / rho_g ** 0.5,
})
