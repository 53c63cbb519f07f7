/** Heeling levers of a steady moment, and their areas. Coherent SI. */
import { cos, equation, integral } from '@keelson/equations'
import { barrassDerrett } from '../hull/sources.ts'

const common = { source: barrassDerrett, clause: 'ch. 14 and 19, heeling levers' }
const Delta: readonly [string, string] = ['displacement', 'kg']
const g: readonly [string, string] = ['gravitational acceleration', 'm/s2']
const lambda_0: readonly [string, string] = ['upright heeling lever', 'm']
const n: readonly [string, string] = ['cosine exponent', '-']

export const uprightArm = equation({
  ...common,
  symbol: 'lambda_0',
  title: 'Upright heeling lever',
  unit: 'm',
  where: { M: ['upright heeling moment', 'N*m'], Delta, g },
  evaluate: ({ M, Delta, g }) => M / (Delta * g),
})

export const heelingArm = equation({
  ...common,
  symbol: 'lambda',
  title: 'Heeling lever',
  unit: 'm',
  where: { lambda_0, phi: ['heel', 'rad'], n },
  evaluate: ({ lambda_0, phi, n }) => lambda_0 * cos(phi) ** n,
})

export const heelingArea = equation({
  ...common,
  symbol: 'A_h',
  title: 'Area under the heeling lever curve',
  unit: 'm*rad',
  where: { lambda_0, n, phi_l: ['upper heel limit of the areas', 'rad'] },
  evaluate: ({ lambda_0, n, phi_l }) => lambda_0 * integral(0, phi_l, (x) => cos(x) ** n),
})

export const windMoment = equation({
  ...common,
  symbol: 'M',
  title: 'Upright wind heeling moment',
  unit: 'N*m',
  where: {
    P: ['wind pressure', 'Pa'],
    A: ['projected area', 'm2'],
    z: ['wind lever', 'm'],
  },
  evaluate: ({ P, A, z }) => P * A * z,
})
