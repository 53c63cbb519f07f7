/** The gas velocity below which a gas well loads up with liquid: droplets fall back. */
import { equation } from '@keelson/equations'
import { coleman, turner } from './sources.ts'
import { RHO_G, RHO_L, SIGMA } from './symbols.ts'

const WHERE = { sigma: SIGMA, rho_l: RHO_L, rho_g: RHO_G }

/** Most liquid of Turner's wells, 130 stb/MMscf, as the least gas-liquid ratio in scf/stb. */
export const DROPLET_GAS_LIQUID_RATIO = 1e6 / 130 / 5.614583333333333
/** Wellhead pressure (Pa) from which Turner's 20 % margin is needed: 500 psia. */
export const COLEMAN_PRESSURE = 500 * 6894.757293168362

/** Largest stable droplet just carried, with the 20 % that Turner's wells needed. */
export const turnerVelocity = equation({
  symbol: 'v_c',
  title: 'Critical gas velocity by Turner',
  unit: 'ft/s',
  source: turner,
  clause: 'droplet model with 20 % adjustment',
  where: WHERE,
  evaluate: ({ sigma, rho_l, rho_g }) => (1.2 * 1.593 * (sigma * (rho_l - rho_g)) ** 0.25) / rho_g ** 0.5,
})
/** Without the 20 %: wells below 500 psia at the wellhead. */
export const colemanVelocity = equation({
  symbol: 'v_c',
  title: 'Critical gas velocity by Coleman',
  unit: 'ft/s',
  source: coleman,
  clause: 'droplet model without adjustment',
  where: WHERE,
  evaluate: ({ sigma, rho_l, rho_g }) => (1.593 * (sigma * (rho_l - rho_g)) ** 0.25) / rho_g ** 0.5,
})
