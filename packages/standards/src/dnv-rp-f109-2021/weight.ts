/** Submerged weight from the layers of the pipe, and vertical stability in water. DNV-RP-F109 (2021) 3.2. */
import { constant, equation, pi } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

export const GAMMA_W = constant({
  symbol: 'gamma_w',
  title: 'Buoyancy safety factor',
  value: 1.1,
  unit: '-',
  source: dnvRpF109,
  clause: '3.2.1',
})

export const innerDiameter = equation({
  symbol: 'D_i',
  title: 'Steel inside diameter',
  unit: 'm',
  source: dnvRpF109,
  clause: 'geometry',
  where: { D_s: ['steel outside diameter', 'm'], t_s: ['steel wall thickness', 'm'] },
  evaluate: ({ D_s, t_s }) => D_s - 2 * t_s,
})

export const coatedDiameter = equation({
  symbol: 'D_c',
  title: 'Outside diameter including layer',
  unit: 'm',
  source: dnvRpF109,
  clause: 'geometry',
  where: { D_b: ['diameter under the layer', 'm'], t: ['layer thickness', 'm'] },
  evaluate: ({ D_b, t }) => D_b + 2 * t,
})

export const annulusWeight = equation({
  symbol: 'w_c',
  title: 'Annular layer weight in air',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: {
    rho: ['layer density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    D_o: ['layer outside diameter', 'm'],
    D_i: ['layer inside diameter', 'm'],
  },
  evaluate: ({ rho, g, D_o, D_i }) => (rho * g * pi * (D_o ** 2 - D_i ** 2)) / 4,
})

export const contentWeight = equation({
  symbol: 'w_cont',
  title: 'Contents weight',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: {
    rho_cont: ['contents density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    D_i: ['steel inside diameter', 'm'],
  },
  evaluate: ({ rho_cont, g, D_i }) => (rho_cont * g * pi * D_i ** 2) / 4,
})

export const buoyancy = equation({
  symbol: 'b',
  title: 'Buoyancy',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.2.1',
  where: {
    rho_w: ['water density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    D: ['hydrodynamic diameter', 'm'],
  },
  evaluate: ({ rho_w, g, D }) => (rho_w * g * pi * D ** 2) / 4,
})

export const submergedWeight = equation({
  symbol: 'w_s',
  title: 'Submerged weight',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.2.1',
  where: {
    w_steel: ['steel weight', 'N/m'],
    w_coat: ['total coating weight', 'N/m'],
    w_cont: ['contents weight', 'N/m'],
    b: ['buoyancy', 'N/m'],
  },
  evaluate: ({ w_steel, w_coat, w_cont, b }) => w_steel + w_coat + w_cont - b,
})

export const specificGravity = equation({
  symbol: 's_g',
  title: 'Pipe specific gravity',
  unit: '-',
  source: dnvRpF109,
  clause: '3.2.1',
  where: { w_s: ['submerged weight', 'N/m'], b: ['buoyancy', 'N/m'] },
  evaluate: ({ w_s, b }) => (w_s + b) / b,
})

export const verticalStabilityUtilisation = equation({
  symbol: 'u_v',
  title: 'Vertical stability in water',
  unit: '-',
  source: dnvRpF109,
  clause: '3.2.1',
  where: {
    gamma_w: ['buoyancy safety factor', '-'],
    b: ['buoyancy', 'N/m'],
    w_s: ['submerged weight', 'N/m'],
  },
  evaluate: ({ gamma_w, b, w_s }) => (gamma_w * b) / (w_s + b),
})

/** Left side of the vertical stability criterion: factored buoyancy. */
export const factoredBuoyancy = equation({
  symbol: 'b_d',
  title: 'Factored buoyancy',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.2.1',
  where: { gamma_w: ['buoyancy safety factor', '-'], b: ['buoyancy', 'N/m'] },
  evaluate: ({ gamma_w, b }) => gamma_w * b,
})

export const weightInAir = equation({
  symbol: 'w_a',
  title: 'Weight in air including contents',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.2.1',
  where: { w_s: ['submerged weight', 'N/m'], b: ['buoyancy', 'N/m'] },
  evaluate: ({ w_s, b }) => w_s + b,
})

export const coatingSum = equation({
  symbol: 'w_coat',
  title: 'Total coating weight',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: { w_below: ['weight of layers below', 'N/m'], w_c: ['layer weight', 'N/m'] },
  evaluate: ({ w_below, w_c }) => w_below + w_c,
})
