/** Submerged weight from the layers of the pipe, and vertical stability in water. DNV-RP-F109 (2021) 3.2. */
import { constant, equation, pi } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

export const GAMMA_W = constant({
  symbol: 'gamma_w',
  title: 'Safety factor on buoyancy',
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
  title: 'Outside diameter over a layer',
  unit: 'm',
  source: dnvRpF109,
  clause: 'geometry',
  where: { D_b: ['diameter below the layer', 'm'], t: ['layer thickness', 'm'] },
  evaluate: ({ D_b, t }) => D_b + 2 * t,
})

export const annulusWeight = equation({
  symbol: 'w_c',
  title: 'Weight of an annular layer in air',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: {
    rho: ['density of the layer', 'kg/m3'],
    g: ['acceleration of gravity', 'm/s2'],
    D_o: ['outside diameter of the layer', 'm'],
    D_i: ['inside diameter of the layer', 'm'],
  },
  evaluate: ({ rho, g, D_o, D_i }) => (rho * g * pi * (D_o ** 2 - D_i ** 2)) / 4,
})

export const contentWeight = equation({
  symbol: 'w_cont',
  title: 'Weight of the contents',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: {
    rho_cont: ['density of the contents', 'kg/m3'],
    g: ['acceleration of gravity', 'm/s2'],
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
    rho_w: ['density of the water', 'kg/m3'],
    g: ['acceleration of gravity', 'm/s2'],
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
    w_steel: ['weight of the steel', 'N/m'],
    w_coat: ['weight of all coating', 'N/m'],
    w_cont: ['weight of the contents', 'N/m'],
    b: ['buoyancy', 'N/m'],
  },
  evaluate: ({ w_steel, w_coat, w_cont, b }) => w_steel + w_coat + w_cont - b,
})

export const specificGravity = equation({
  symbol: 's_g',
  title: 'Specific gravity of the pipe',
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
    gamma_w: ['safety factor on buoyancy', '-'],
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
  where: { gamma_w: ['safety factor on buoyancy', '-'], b: ['buoyancy', 'N/m'] },
  evaluate: ({ gamma_w, b }) => gamma_w * b,
})

export const weightInAir = equation({
  symbol: 'w_a',
  title: 'Weight in air with contents',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.2.1',
  where: { w_s: ['submerged weight', 'N/m'], b: ['buoyancy', 'N/m'] },
  evaluate: ({ w_s, b }) => w_s + b,
})

export const coatingSum = equation({
  symbol: 'w_coat',
  title: 'Weight of all coating',
  unit: 'N/m',
  source: dnvRpF109,
  clause: 'geometry',
  where: { w_below: ['weight of the layers below', 'N/m'], w_c: ['weight of the layer', 'N/m'] },
  evaluate: ({ w_below, w_c }) => w_below + w_c,
})
