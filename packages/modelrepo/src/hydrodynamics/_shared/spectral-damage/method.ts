/** What spectral fatigue says of its method, whatever the spectra come from. */
import type { MethodStep } from '@keelson/workflow'

export const curveStep: MethodStep = {
  title: 'S-N curve',
  text: 'log N = log a − m log S with the stress range S; or a curve of DNV-RP-C203 with two slopes, one in free corrosion.',
  module: 'standards/dnv-rp-c203-2016/structural-curves.ts',
}

export const dirlikStep: MethodStep = {
  title: 'Dirlik',
  text: 'An exponential and two Rayleigh parts for Z = S/(2σ), at the rate of peaks.',
  module: 'physics/fatigue/dirlik.ts',
}

export const tovoBenasciuttiStep: MethodStep = {
  title: 'Tovo-Benasciutti',
  text: 'A factor on the narrow-band damage between 1 and the power m − 1 of alpha_2, weighted by alpha_1 and alpha_2.',
  module: 'physics/fatigue/tovo-benasciutti.ts',
}

export const twoSlopesStep: MethodStep = {
  title: 'Two slopes',
  text: 'Narrow band and Dirlik integrated exactly to and from the knee with incomplete gamma functions; both correction factors stay those of the slope above the knee.',
  module: 'physics/fatigue/two-slope.ts',
}

export const lifeStep: MethodStep = {
  title: 'Life and utilisation',
  text: 'Life is the design life over the damage; utilisation is the damage times DFF.',
  module: 'physics/fatigue/miner.ts',
}
