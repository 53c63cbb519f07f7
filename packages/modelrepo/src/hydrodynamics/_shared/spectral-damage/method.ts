/** What spectral fatigue says of its method, whatever the spectra come from. */
import type { MethodStep } from '@keelson/workflow'

export const curveStep: MethodStep = {
  title: 'S-N curve',
  text: 'Cycles to failure N are calculated from log N = log a − m log S for stress range S. Alternatively, a DNV-RP-C203 curve is used, with two slopes, or one in free corrosion.',
  module: 'standards/dnv-rp-c203-2016/structural-curves.ts',
}

export const dirlikStep: MethodStep = {
  title: 'Dirlik',
  text: 'The stress range density is the sum of an exponential and two Rayleigh components for Z = S/(2σ). Stress ranges occur at the peak rate.',
  module: 'physics/fatigue/dirlik.ts',
}

export const tovoBenasciuttiStep: MethodStep = {
  title: 'Tovo-Benasciutti',
  text: 'The narrow-band damage is multiplied by a factor between 1 and α₂ to the power m − 1, weighted by α₁ and α₂.',
  module: 'physics/fatigue/tovo-benasciutti.ts',
}

export const twoSlopesStep: MethodStep = {
  title: 'Two-slope curves',
  text: 'Narrow-band and Dirlik damage are integrated exactly on both sides of the knee with incomplete gamma functions. Both correction factors use the slope above the knee.',
  module: 'physics/fatigue/two-slope.ts',
}

export const lifeStep: MethodStep = {
  title: 'Life and utilisation',
  text: 'Fatigue life is design life divided by damage. Utilisation is damage times design fatigue factor.',
  module: 'physics/fatigue/miner.ts',
}
