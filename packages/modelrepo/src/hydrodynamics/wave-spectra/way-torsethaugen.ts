/** Torsethaugen: a sea split in two peaks, wind sea and swell, by how long it is for its height. */
import { silent, type Trace } from '@keelson/equations'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { SIGMA_A, SIGMA_B } from '@keelson/physics/waves/jonswap-normalised.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import * as torsethaugens from '@keelson/physics/waves/torsethaugen.ts'
import { gives, givesAs, numberValue, outOf } from '@keelson/workflow'
import { answered, ofSeveral } from './answers.ts'
import { extremeValues } from './extremes.ts'
import { type Given, way } from './inputs.ts'
import { spectrumValues } from './moments.ts'
import { torsethaugenRules } from './rules.ts'
import { asOrder, type Sea, type System } from './sea.ts'
import { shapesOf, together } from './systems.ts'
import { steepWarnings } from './warnings.ts'

export const torsethaugen = way({
  ...ofSeveral,
  takes: [...ofSeveral.takes, 'significant_wave_height', 'peak_period'],
  rules: torsethaugenRules,
  values: {
    ...spectrumValues,
    ...extremeValues,
    fully_developed_period_tf: gives(
      torsethaugens.developedPeriod,
      'wave_period',
      'Period separating wind sea (below) from swell (above).',
    ),
    primary_hs: givesAs(
      'H_1',
      'Primary system wave height',
      'significant_wave_height',
      'Significant wave height of the primary system.',
    ),
    primary_tp: numberValue('wave_period', {
      title: 'Primary system peak period',
      description: 'Peak period of the primary system.',
      symbol: 'T_1',
      minimum: 0,
    }),
    primary_gamma: givesAs(
      'gamma_1',
      'Primary system peak enhancement',
      '-',
      'Peak enhancement factor of the primary system.',
    ),
    secondary_hs: givesAs(
      'H_2',
      'Secondary system wave height',
      'significant_wave_height',
      'Significant wave height of the secondary system.',
    ),
    secondary_tp: givesAs('T_2', 'Secondary system peak period', 'wave_period', 'Peak period of the secondary system.'),
    ...ofSeveral.values,
  },
  calculate: (p, trace) => {
    const { significant_wave_height: H_s, peak_period: T_p } = p
    const told = answered(p, seaOf(p, trace), trace, steepWarnings([{ H_s, T_p }], '/significant_wave_height'))
    return { ...told, values: { ...told.values, primary_tp: T_p } }
  },
})

type Split = Given<'significant_wave_height' | 'peak_period' | 'gravity'>

function seaOf(p: Split, trace: Trace): Sea {
  const { significant_wave_height: H_s, peak_period: T_p } = p
  trace.section('Sea state')
  const omega_p = trace.apply(peakFrequency, { T_p })
  const { windDominated, H, T_2, gamma } = splitOf(p, trace)
  const names = windDominated ? ['wind sea', 'swell'] : ['swell', 'wind sea']
  const first = systemOf(names[0] as string, { H_s: H[0], T_p, omega_p, gamma }, 1, trace)
  trace.section('System 2: peak')
  const omega_2 = trace.apply(peakFrequency, { T_p: T_2 }, { as: 'omega_p_2', rename: { T_p: 'T_2' } })
  const unpeaked = { H_s: H[1], T_p: T_2, omega_p: omega_2, gamma: torsethaugens.UNPEAKED.value }
  const second = systemOf(names[1] as string, unpeaked, 2, silent)
  const left = outOf(torsethaugens.shelfHeights, H_s) ?? outOf(torsethaugens.shelfPeriods, T_p)
  return { ...together([first, second]), T_p, omega_p, H_s, stated: H_s, left }
}

function systemOf(
  name: string,
  { H_s, T_p, omega_p, gamma }: Pick<System, 'H_s' | 'T_p' | 'omega_p'> & { readonly gamma: number },
  mark: number,
  trace: Trace,
): System {
  const as = { rename: { gamma: 'gamma_1' }, as: 'A_gamma_1' }
  const A_gamma = trace.apply(torsethaugens.peakNormaliser, { gamma }, as)
  const shape = { A_gamma, gamma, sigma_a: SIGMA_A, sigma_b: SIGMA_B }
  return {
    name,
    H_s,
    T_p,
    omega_p,
    peakedness: gamma,
    shapes: shapesOf(mark, trace, (t, n) => t.apply(torsethaugens.systemShape, { n: ORDERS[n], ...shape }, asOrder(n))),
    spectrum: torsethaugens.systemSpectrum({ H_s, omega_p, gamma }),
  }
}

function splitOf({ significant_wave_height: H_s, peak_period: T_p, gravity: g }: Split, trace: Trace) {
  const T_f = trace.apply(torsethaugens.developedPeriod, { H_s })
  const windDominated = T_p <= T_f
  const [epsilon_l, epsilon_u] = windDominated
    ? [belowDeveloped(H_s, T_p, T_f, trace), 0]
    : [0, trace.apply(torsethaugens.swellScale, { T_p, T_f })]
  const r_p = windDominated
    ? trace.apply(torsethaugens.windShare, { epsilon_l })
    : trace.apply(torsethaugens.swellShare, { epsilon_u })
  const H_1 = trace.apply(torsethaugens.primaryHeight, { r_p, H_s })
  const H_2 = trace.apply(torsethaugens.secondaryHeight, { r_p, H_s })
  const gamma = windDominated
    ? trace.apply(torsethaugens.windPeak, { H_s, H_1, g, T_p })
    : trace.apply(torsethaugens.swellPeak, { H_s, g, T_f, epsilon_u })
  const T_2 = windDominated
    ? trace.apply(torsethaugens.windSecondaryPeriod, { T_f })
    : trace.apply(torsethaugens.swellSecondaryPeriod, { H_2 })
  return { windDominated, H: [H_1, H_2] as const, T_2, gamma }
}

function belowDeveloped(H_s: number, T_p: number, T_f: number, trace: Trace): number {
  const T_l = trace.apply(torsethaugens.shortestPeriod, { H_s })
  return trace.apply(torsethaugens.windScale, { T_f, T_p, T_l })
}
