/** Strains after liquefaction, the settlement of the ground, and the indices of its severity. Coherent SI. */
import { equation, exp, max, min, sqrt, sum } from '@keelson/equations'
import { idrissBoulanger2008, iwasaki1982, vanBallegooy2014 } from './liquefaction-sources.ts'

const STRAIN = { source: idrissBoulanger2008, unit: '-' } as const
const N_1cs = ['clean-sand blow count', '-'] as const
const q_1cs = ['clean-sand cone resistance', '-'] as const
const gamma_max = ['maximum shear strain', '-'] as const
const LIMITING = { holds: 'the limiting strain is zero in dense sand and at most 0.5' } as const
const h = ['layer thicknesses', 'm', 'list'] as const
const epsilon_v = ['layer volumetric strains', '-', 'list'] as const

export const blowCountStrainLimit = equation({
  ...STRAIN,
  symbol: 'gamma_lim',
  title: 'Limiting shear strain',
  clause: 'limiting shear strain, SPT',
  where: { N_1cs },
  evaluate: ({ N_1cs }) => min(0.5, max(0, 1.859 * (1.1 - sqrt(N_1cs / 46)) ** 3)),
  limited: LIMITING,
})

export const coneStrainLimit = equation({
  ...STRAIN,
  symbol: 'gamma_lim',
  title: 'Limiting shear strain',
  clause: 'limiting shear strain, CPT',
  where: { q_1cs },
  evaluate: ({ q_1cs }) => min(0.5, max(0, 1.859 * (2.163 - 0.478 * q_1cs ** 0.264) ** 3)),
  limited: LIMITING,
})

export const blowCountStrainOnset = equation({
  ...STRAIN,
  symbol: 'F_alpha',
  title: 'Factor of safety at the limiting strain',
  clause: 'maximum shear strain, SPT',
  where: { N_1cs },
  evaluate: ({ N_1cs }) => 0.032 + 0.69 * sqrt(max(7, N_1cs)) - 0.13 * max(7, N_1cs),
  limited: { holds: 'a minimum blow count of 7 is used' },
})

export const coneStrainOnset = equation({
  ...STRAIN,
  symbol: 'F_alpha',
  title: 'Factor of safety at the limiting strain',
  clause: 'maximum shear strain, CPT',
  where: { q_1cs },
  evaluate: ({ q_1cs }) => -11.74 + 8.34 * max(69, q_1cs) ** 0.264 - 1.371 * max(69, q_1cs) ** 0.528,
  limited: { holds: 'a minimum cone resistance of 69 is used' },
})

export const largestShearStrain = equation({
  ...STRAIN,
  symbol: 'gamma_max',
  title: 'Maximum shear strain',
  clause: 'maximum shear strain',
  where: {
    FS: ['factor of safety', '-'],
    F_alpha: ['factor of safety at the limiting strain', '-'],
    gamma_lim: ['limiting shear strain', '-'],
  },
  evaluate: ({ FS, F_alpha, gamma_lim }) =>
    FS >= 2 ? 0 : FS <= F_alpha ? gamma_lim : min(gamma_lim, (0.035 * (2 - FS) * (1 - F_alpha)) / (FS - F_alpha)),
  limited: { holds: 'no strain develops at a factor of 2 and above' },
})

export const blowCountVolumeStrain = equation({
  ...STRAIN,
  symbol: 'epsilon_v',
  title: 'Volumetric strain',
  clause: 'volumetric strain, SPT',
  where: { N_1cs, gamma_max },
  evaluate: ({ N_1cs, gamma_max }) => 1.5 * exp(-0.369 * sqrt(N_1cs)) * min(0.08, gamma_max),
  limited: { holds: 'shear strains above 8 % cause no further compaction' },
})

export const coneVolumeStrain = equation({
  ...STRAIN,
  symbol: 'epsilon_v',
  title: 'Volumetric strain',
  clause: 'volumetric strain, CPT',
  where: { q_1cs, gamma_max },
  evaluate: ({ q_1cs, gamma_max }) => 1.5 * exp(2.551 - 1.147 * q_1cs ** 0.264) * min(0.08, gamma_max),
  limited: { holds: 'shear strains above 8 % cause no further compaction' },
})

export const settlement = equation({
  ...STRAIN,
  symbol: 'S',
  title: 'Ground settlement',
  unit: 'm',
  clause: 'settlement',
  where: { epsilon_v, h },
  evaluate: ({ epsilon_v, h }) => sum(h.length, (j) => epsilon_v[j] * h[j]),
})

/** Between two depths; nothing below 20 m. */
export const depthWeight = equation({
  source: iwasaki1982,
  unit: 'm',
  symbol: 'W',
  title: 'Layer weighting, 10 − 0.5z over its thickness',
  clause: 'weight function',
  fit: 'the weighting applies to depths in metres',
  where: { z_t: ['layer top depth', 'm'], z_b: ['layer base depth', 'm'] },
  evaluate: ({ z_t, z_b }) => 10 * (min(20, z_b) - min(20, z_t)) - 0.25 * (min(20, z_b) ** 2 - min(20, z_t) ** 2),
  limited: { holds: 'soil below 20 m has no weighting' },
})

export const potentialIndex = equation({
  source: iwasaki1982,
  unit: '-',
  symbol: 'LPI',
  title: 'Liquefaction potential index',
  clause: 'definition',
  fit: 'the weighting applies to depths in metres',
  where: {
    F: ['one minus the factor of safety, where positive', '-', 'list'],
    W: ['layer weightings', 'm', 'list'],
  },
  evaluate: ({ F, W }) => sum(F.length, (j) => F[j] * W[j]),
})

export const severityNumber = equation({
  source: vanBallegooy2014,
  unit: '-',
  symbol: 'LSN',
  title: 'Liquefaction severity number',
  clause: 'definition',
  where: { epsilon_v, h, z: ['sample depths', 'm', 'list'] },
  evaluate: ({ epsilon_v, h, z }) => sum(h.length, (j) => (1000 * epsilon_v[j] * h[j]) / z[j]),
})

/** Classes of the potential index and the largest index of each, above which it is very high. Iwasaki et al. (1982). */
export const POTENTIAL_CLASSES = [
  [0, 'very low'],
  [5, 'low'],
  [15, 'high'],
] as const
export const potentialClass = (LPI: number): string => POTENTIAL_CLASSES.find(([end]) => LPI <= end)?.[1] ?? 'very high'

/** Classes of the severity number and the largest number of each, above which it is severe. Van Ballegooy et al. (2014). */
export const SEVERITY_CLASSES = [
  [10, 'little or none'],
  [20, 'minor'],
  [30, 'moderate'],
  [40, 'moderate to severe'],
  [50, 'major'],
] as const
export const severityClass = (LSN: number): string => SEVERITY_CLASSES.find(([end]) => LSN <= end)?.[1] ?? 'severe'
