/** Elastic buckling of a flat plate with one long edge free and the others simply supported: a flange, an outstand. */
import { equation, pi } from '@keelson/equations'
import { timoshenkoGere } from './elastic.ts'

/**
 * An upper bound by the energy of one shape: the plate turns about its held edge as it waves along its length, in one
 * half-wave, w = y sin(pi x/l). The first term is 0.456 for a Poisson's ratio of 0.25, as the book prints it, and 0.425 for
 * that of steel. A short plate bends across its width too and has up to 1.7 % less: see edges.ts.
 */
export const freeEdgeFactor = equation({
  source: timoshenkoGere,
  clause: '9.4',
  symbol: 'k',
  title: 'Upper-bound buckling coefficient, one long edge free',
  unit: '-',
  where: { nu: ["Poisson's ratio", '-'], s: ['plate width', 'm'], l: ['plate length', 'm'] },
  evaluate: ({ nu, s, l }) => (6 * (1 - nu)) / pi ** 2 + (s / l) ** 2,
})
