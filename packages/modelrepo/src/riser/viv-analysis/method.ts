/** The steps of the method, and where their equations stand. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Section and mass',
    text: 'Steel, contents in the bore, coating, and the added mass of the water round the coating; bending stiffness of the steel only.',
    module: 'physics/vortex-induced/mass.ts',
  },
  {
    title: 'Natural frequencies',
    text: 'Closed form between pinned ends; else the roots of the characteristic equation of the beam under tension, each in the interval that holds it and no other. Where the tension varies, by 400 beam elements with a Sturm count that no mode was missed.',
    module: 'physics/tensioned-beam/uniform-modes.ts',
  },
  {
    title: 'Mode shapes',
    text: 'Shapes of the same equation, written with exponentials that decay from the ends. From each, the mode factor and the largest curvature for a largest deflection of one.',
    module: 'physics/tensioned-beam/shape.ts',
  },
  {
    title: 'Vortex shedding',
    text: 'The Strouhal frequency is that of cross-flow excitation; along the flow every single vortex acts, at twice that. Reduced velocity of each mode, and the stability parameter where damping is given.',
    module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
  },
  {
    title: 'Ranges of excitation',
    text: 'Cross-flow from 3 to 16, in line from 1.0 to 4.5 unless the stability parameter is above 1.8. The run passes where no mode looked at is in a range and the highest is not beyond both.',
    module: 'modelrepo/riser/viv-analysis/checks.ts',
  },
  {
    title: 'Amplitude and stress range',
    text: 'Across the flow by the fit of Griffin and Ramberg, times the mode factor; along it by the plateau of DNV-RP-F105 without its reductions. Stress range at the largest curvature, on the outside of the steel.',
    module: 'physics/vortex-induced/response.ts',
  },
]
